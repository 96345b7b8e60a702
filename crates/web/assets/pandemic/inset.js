// The whole map, small, where the map is larger than its frame: cities that are about to break out, the pawns, and what part is in
// view. It is drawn from the board that is there.

const SVG = "http://www.w3.org/2000/svg";

// Radii, in units of the map.
const CITY = 38;
const PAWN = 30;

// Corners of the frame, the usual one first.
const CORNERS = ["north-east", "north-west", "south-east", "south-west"];
const ACTED_ON = "#targets .target, #targets .grip";
const SEEN = ".city > .dish, .city > text";

// How long the map rests, in milliseconds, before it is looked at anew what lies where.
const REST = 150;

const there = () => ["reel", "map", "inset"].map((id) => document.getElementById(id));

function mark(name, cx, cy, r) {
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("class", name);
  for (const [key, value] of Object.entries({ cx, cy, r })) circle.setAttribute(key, value);
  return circle;
}

// Where it is worst, and over it who is where.
function marks(map) {
  const worst = [...map.querySelectorAll(".city.full")].map((city) => {
    const { cx, cy } = city.querySelector(":scope > .dish");
    const hue = [...city.classList].find((name) => name !== "city" && name !== "full");
    return mark(`worst ${hue}`, cx.baseVal.value, cy.baseVal.value, CITY);
  });
  const pawns = [...map.querySelectorAll(".pawn")].map((pawn) => {
    const { e, f } = pawn.transform.baseVal[0].matrix;
    return mark(`who ${[...pawn.classList].find((name) => name.startsWith("role-"))}`, e, f, PAWN);
  });
  return [...worst, ...pawns];
}

// What part of the map is in view.
function look() {
  const [frame, map, inset] = there();
  if (!inset || inset.hidden) return;
  const { a: unit, e: left, f: top } = map.getScreenCTM();
  const { x, y } = frame.getBoundingClientRect();
  const { width, height } = map.viewBox.baseVal;
  const span = (from, length, whole) => [Math.max(0, from), Math.min(whole, from + length)];
  const [west, east] = span((x - left) / unit, frame.clientWidth / unit, width);
  const [north, south] = span((y - top) / unit, frame.clientHeight / unit, height);
  const view = inset.querySelector(".view");
  const place = { x: west, y: north, width: east - west, height: south - north };
  for (const [key, value] of Object.entries(place)) view.setAttribute(key, value);
}

// How much it hides where it lies: what can be acted on counts before what is only seen.
function hidden(map, inset) {
  const over = inset.firstElementChild.getBoundingClientRect();
  const hides = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left < over.right && over.left < right && top < over.bottom && over.top < bottom;
  };
  const weigh = (css, weight) => weight * [...map.querySelectorAll(css)].filter(hides).length;
  return weigh(ACTED_ON, 1000) + weigh(SEEN, 1);
}

// Lies in the corner where it hides least, and stays while no other is better.
function settle() {
  const [, map, inset] = there();
  if (!inset || inset.hidden) return;
  const corners = [...new Set([inset.dataset.corner ?? CORNERS[0], ...CORNERS])];
  const weighed = corners.map((corner) => {
    inset.dataset.corner = corner;
    return [corner, hidden(map, inset)];
  });
  inset.dataset.corner = weighed.reduce((best, other) => (other[1] < best[1] ? other : best))[0];
}

function draw() {
  const [frame, map, inset] = there();
  if (!inset) return;
  inset.hidden = frame.scrollWidth <= frame.clientWidth + 1;
  if (inset.hidden) return;
  inset.querySelector(".marks").replaceChildren(...marks(map));
  look();
  settle();
}

// A tap brings what lies there into the middle of the frame.
document.addEventListener("click", ({ target, clientX, clientY }) => {
  const [frame, map, inset] = there();
  if (!inset?.contains(target)) return;
  const small = inset.firstElementChild.getScreenCTM();
  const large = map.getScreenCTM();
  const { x, y } = frame.getBoundingClientRect();
  const left = large.e + ((clientX - small.e) / small.a) * large.a - x - frame.clientWidth / 2;
  const top = large.f + ((clientY - small.f) / small.d) * large.d - y - frame.clientHeight / 2;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  frame.scrollBy({ left, top, behavior });
});

let scrolls = 0;

function follow({ target }) {
  if (target.id !== "reel") return;
  look();
  clearTimeout(scrolls);
  scrolls = setTimeout(settle, REST);
}

document.addEventListener("scroll", follow, { capture: true, passive: true });
document.addEventListener("shown", draw);
addEventListener("resize", draw);
draw();
