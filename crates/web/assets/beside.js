// Where a menu stands: beside the thing it is about, with a tip that points there.

// In a narrow window a menu is a sheet.
const narrow = matchMedia("(max-width: 699px)");

const GAP = 12;
// How much of a tip's side its corner needs, in pixels.
const CORNER = 18;

// A side further down the list must cover this much less to be taken.
const WORSE = 1;

// Less room than this between what is asked and the end of the board is not worth keeping to, in pixels.
const ROOM = 240;

const boundsOf = (thing) => thing.getBoundingClientRect();
const within = (value, least, most) => Math.max(least, Math.min(value, most));
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// What lies below what is asked and, for what lies on the board, above its end.
function room(at) {
  const asked = document.getElementById("prompt");
  const whole = inWindow();
  const top = asked && boundsOf(asked).bottom < at.bottom ? boundsOf(asked).bottom + GAP : whole.top;
  const bottom = inHand(at) ? whole.bottom : Math.min(whole.bottom, endOfBoard());
  return { ...whole, top, bottom };
}

// The room for a menu as far as it fits there: else the window.
function frame({ height }, at) {
  const whole = inWindow();
  const { top, bottom } = room(at);
  if (bottom - top >= height) return { ...whole, top, bottom };
  return whole.bottom - top >= height ? { ...whole, top } : whole;
}

const inWindow = () => ({ left: GAP, top: GAP, right: innerWidth - GAP, bottom: innerHeight - GAP });
const endOfBoard = () => boundsOf(document.getElementById("board") ?? document.body).bottom;
const inHand = (at) => at.top >= endOfBoard() - GAP;

// What is only told in a menu scrolls before the menu lies over the hand; what can be chosen in it is seen at once.
function keepClearOfHand(menu, at) {
  const { top, bottom } = room(at);
  const choices = [...menu.querySelectorAll("button[name=action]")].map((choice) => boundsOf(choice).bottom);
  const needed = Math.max(...choices, 0) - boundsOf(menu).top + GAP;
  if (bottom - top >= Math.max(ROOM, needed)) menu.style.maxHeight = `min(80dvh, ${bottom - top}px)`;
}

// The place of a menu of this size on one side of a thing, or none if it does not fit there.
function placed(side, { width, height }, at, { left, top, right, bottom }) {
  const across = side === "left" || side === "right";
  const x = across ? (side === "right" ? at.right + GAP : at.left - GAP - width) : within((at.left + at.right - width) / 2, left, right - width);
  const y = across ? within((at.top + at.bottom - height) / 2, top, bottom - height) : side === "below" ? at.bottom + GAP : at.top - GAP - height;
  const place = { left: x, top: y, right: x + width, bottom: y + height };
  if (x < left || y < top || place.right > right || place.bottom > bottom) return null;
  // The tip points at the middle of the thing, or as far towards it as there is a side for it.
  const tip = across
    ? within((at.top + at.bottom) / 2, y + CORNER, place.bottom - CORNER)
    : within((at.left + at.right) / 2, x + CORNER, place.right - CORNER);
  const points = across ? at.top <= tip && tip <= at.bottom : at.left <= tip && tip <= at.right;
  return points ? { side, place, tip } : null;
}

let standing = null;
const grown = new ResizeObserver(() => standing && hold(standing.menu));

// Puts a menu that has opened where it is seen with its thing, and sees to it that it stays in the window.
export function beside(menu, thing) {
  standing = { menu, thing };
  grown.disconnect();
  stand();
  grown.observe(menu);
}

addEventListener("resize", () => standing?.menu.isConnected && standing.thing.isConnected && stand());

// A sheet lies at the end of the window, or over what would lie below it.
function lift(menu, at) {
  const { height } = boundsOf(menu);
  if (at.bottom > innerHeight - height && at.top > height + GAP) menu.style.inset = `auto 0 ${innerHeight - at.top + GAP / 2}px`;
}

function stand() {
  const { menu, thing } = standing;
  menu.removeAttribute("style");
  delete menu.dataset.side;
  const at = boundsOf(thing);
  if (narrow.matches) return lift(menu, at);
  const ofWhatIsAsked = thing.closest("#prompt") !== null;
  // What hangs from the question takes the room below it, and scrolls.
  if (ofWhatIsAsked) menu.style.maxHeight = `${innerHeight - at.bottom - 2 * GAP}px`;
  else if (!inHand(at)) keepClearOfHand(menu, at);
  const size = boundsOf(menu);
  const free = ofWhatIsAsked ? inWindow() : frame(size, at);
  const sides = (at.left + at.right) / 2 < innerWidth / 2 ? ["right", "left"] : ["left", "right"];
  // What lies in the hand has its menu over the board, and what is asked below it, if they fit there.
  const usual = ofWhatIsAsked ? "below" : inHand(at) ? "above" : null;
  if (!usual) sides.push("above", "below");
  // What is marked and what is asked are not to be covered, nor the places around one that lies on a map.
  const around = usual ? "" : ", svg [data-stop]";
  const shown = [...document.querySelectorAll(`main :is(.marked, .takes${around}), #prompt`)].filter((other) => !other.contains(thing)).map(boundsOf);
  const costs = sides
    .map((name, worse) => ({ ...placed(name, size, at, free), worse: worse * WORSE }))
    .filter(({ place }) => place)
    .map((way) => ({ ...way, cost: way.worse + shown.filter((other) => overlap(way.place, other)).length }));
  const best = (usual && placed(usual, size, at, free)) ?? costs.sort((a, b) => a.cost - b.cost)[0];
  const { left, top } = best?.place ?? {
    left: within(at.right + GAP, free.left, free.right - size.width),
    top: within(at.top - GAP - size.height, free.top, free.bottom - size.height),
  };
  menu.style.margin = 0;
  // Over a thing a menu grows upwards.
  menu.style.inset = best?.side === "above" ? `auto auto ${innerHeight - best.place.bottom}px ${left}px` : `${top}px auto auto ${left}px`;
  if (!best) return;
  menu.dataset.side = best.side;
  menu.style.setProperty("--tip", `${best.tip}px`);
  menu.style.setProperty("--edge", `${{ right: left, left: best.place.right, below: top, above: best.place.bottom }[best.side]}px`);
}

// A menu that has grown stays in the window; a sheet does by itself.
function hold(menu) {
  if (narrow.matches) return;
  const { top, bottom } = boundsOf(menu);
  const out = Math.max(bottom - innerHeight + GAP, Math.min(0, top - GAP));
  if (out && menu.style.inset) menu.style.inset = `${top - out}px auto auto ${menu.style.left}`;
}
