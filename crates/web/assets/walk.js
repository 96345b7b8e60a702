// The board by arrow keys. Tab enters it once; arrows lead from thing to thing in their direction: along the roads where things name
// theirs (data-roads), elsewhere to what lies nearest. Enter does what a tap does.

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

// How far aside an arrow still leads: the least cosine of the angle between the arrow and the way.
const ASIDE = 0.35;

const board = () => document.querySelector("[data-walk]");
const isThere = (thing) => thing.checkVisibility({ visibilityProperty: true });
const named = (stop) => stop.dataset.stop ?? stop.id;

// Where the reader is, or was last.
let at = "";

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

// What can be reached, and of things that lie on one another the uppermost.
function stops() {
  const marked = [...board().querySelectorAll("[data-stop]")];
  if (marked.length) return marked;
  const uppermost = new Map();
  for (const thing of [...board().querySelectorAll("a[href], button, input")].filter(isThere)) {
    const { x, y } = middle(thing);
    uppermost.set(`${Math.round(x)} ${Math.round(y)}`, thing);
  }
  return [...uppermost.values()];
}

const between = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

// Where the reader comes in: where they were, or at their own piece, or where something can be done.
function entrance(all) {
  const last = all.find((stop) => named(stop) === at);
  const own = board().querySelector(".pawn.active, .visited, .acts, .here") ?? board().querySelector(".lit");
  if (last || !own || !all.length) return last ?? all[0];
  const place = middle(own);
  return all.reduce((nearest, stop) => (between(middle(stop), place) < between(middle(nearest), place) ? stop : nearest));
}

// Makes one thing of the board the one that Tab leads to.
export function rove() {
  if (!board()) return;
  const here = board().contains(document.activeElement) ? document.activeElement : entrance(stops());
  for (const thing of board().querySelectorAll("a[href], button, input, [data-stop]")) {
    const index = thing === here ? 0 : -1;
    if (thing.getAttribute("tabindex") !== String(index)) thing.setAttribute("tabindex", index);
  }
}

// The next stop in this direction.
function next(from, [right, down]) {
  const roads = from.dataset.roads?.split(" ");
  const place = middle(from);
  const { width } = board().getBoundingClientRect();
  let [best, least] = [null, Infinity];
  for (const stop of stops()) {
    if (stop === from || (roads && !roads.includes(named(stop)))) continue;
    const to = middle(stop);
    let across = to.x - place.x;
    // A road may leave the map on one side and come back on the other.
    if (roads && Math.abs(across) > width / 2) across -= Math.sign(across) * width;
    const far = Math.hypot(across, to.y - place.y);
    const along = (across * right + (to.y - place.y) * down) / far;
    const cost = roads ? 1 - along : far / along ** 2;
    if (along > ASIDE && cost < least) [best, least] = [stop, cost];
  }
  return best;
}

// What a tap on this thing would press.
function tapped(thing) {
  if (thing.dataset.stop) return document.getElementById(`go-${thing.dataset.stop}`);
  // What has been picked up opens on everything it can do.
  return thing.checked ? thing.parentElement.querySelector("a[data-menu]") : thing;
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.closest?.("[data-walk]") || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key in ARROWS) {
    event.preventDefault();
    next(target, ARROWS[key])?.focus();
  } else if (key === "Enter" && target.matches("[data-stop], input")) {
    event.preventDefault();
    tapped(target)?.click();
    rove();
  }
});

document.addEventListener("focusin", ({ target }) => {
  if (!target.closest?.("[data-walk]")) return;
  at = named(target);
  if (target.dataset.stop) {
    const goes = tapped(target);
    if (goes) target.setAttribute("aria-describedby", goes.id);
    else target.removeAttribute("aria-describedby");
  }
  rove();
});
