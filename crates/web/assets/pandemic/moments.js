// How the steps of Pandemic are played. Measures are those of the map, times milliseconds.

// The board's own: drawn wherever the board is.
import "./inset.js";

export const tag = "kind";

const find = (selector) => document.querySelector(selector);
const slug = (word) => String(word).replaceAll("_", "-");

const COLOURS = ["blue", "yellow", "black", "red", "purple"];
const WIDTH = 1200;
// Below this height a window has the desk beside the board, as the style sheet has it.
const LOW = 576;
const HEIGHT = 660;

const map = () => find("#map");
const cityId = (city) => `#city-${slug(city)}`;
const dishOf = (city) => find(`${cityId(city)} > .dish`);
const at = ({ x, y }) => `translate(${x}px, ${y}px)`;

// Where a city is on the map.
function spotOf(city) {
  const dish = dishOf(city);
  return { x: Number(dish.getAttribute("cx")), y: Number(dish.getAttribute("cy")) };
}

const nameOf = (city) => find(`${cityId(city)} > text`)?.textContent ?? "";
const colourOf = (city) => COLOURS.find((colour) => find(cityId(city))?.classList.contains(colour)) ?? "";
// From the left edge to the right one.
const pan = (city) => (2 * spotOf(city).x) / WIDTH - 1;

const deck = () => find("#player-deck") ?? map();
const infections = () => find("#infection-deck") ?? map();
const holder = (seat) => find(`#hand-${seat}.mine .cards`) ?? find(`#holder-${seat}`) ?? map();

// --- Cards in front of the page.

// A card of the table by its word, with the picture it comes with if it does; else with its name and what it is.
function paper(stage, card, className = "") {
  const known = stage.coming(`card-${slug(card)}`) ?? find(`#card-${slug(card)}`);
  const picture = known?.querySelector(".picture")?.cloneNode(true);
  const colour = find(cityId(card)) ? colourOf(card) : "event";
  const name = document.createElement("b");
  name.textContent = known?.querySelector(".name")?.textContent ?? known?.textContent.trim() ?? nameOf(card);
  const shown = picture ?? (colour === "event" ? null : pip(colour));
  return stage.front(`flying card-${colour} ${colour} ${className}`, name, ...(shown ? [shown] : []));
}

function infectionCard(stage, card) {
  const name = document.createElement("b");
  name.textContent = nameOf(card);
  const colour = colourOf(card);
  const shapes = document.createElement("span");
  shapes.className = "shapes";
  shapes.append(pip(colour));
  return stage.front(`flying infection card-${colour} ${colour}`, name, shapes);
}

function pip(colour) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `pip ${colour}`);
  svg.setAttribute("viewBox", "-6.5 -6.5 13 13");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#pip-${colour}`);
  svg.append(use);
  return svg;
}

// --- Pawns.

// Roads as they are drawn, in stretches from point to point: those that leave at one edge and come back at the other have two.
const stretchesOf = (road) =>
  road.getAttribute("d").split("M").filter(Boolean).map((stretch) => {
    const numbers = stretch.match(/-?[\d.]+/g).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index) => ({ x: numbers[2 * index], y: numbers[2 * index + 1] }));
  });

const isAt = (one, other) => one.x === other.x && one.y === other.y;
const drawnAs = ([first, ...others]) => `M${first.x} ${first.y}${others.length === 1 ? "L" : "Q"}${others.map(({ x, y }) => `${x} ${y}`).join(" ")}`;

// The way along the road from one city to another.
function way(from, to) {
  const road = find(`#line-${slug(from)}-${slug(to)}`) ?? find(`#line-${slug(to)}-${slug(from)}`);
  const start = spotOf(from);
  const [first, second] = stretchesOf(road).sort((one) => (one.some((point) => isAt(point, start)) ? -1 : 1));
  if (second) return [first, second.toReversed()];
  return [isAt(first[0], start) ? first : first.toReversed()];
}

// The light that runs along a road. It fades once its step is over.
async function light(stage, stretch, duration, className = "") {
  const road = stage.draw(map(), "path", { d: drawnAs(stretch), pathLength: 1 }, `light ${className}`);
  await stage.animate(road, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration, easing: "linear" });
  fade(stage, road);
}

const fade = (stage, node, duration = 700) => stage.animate(node, [{}, { opacity: 0 }], { duration });

// A point of a stretch, straight or bent.
function along(stretch, t) {
  const [a, b] = [stretch[0], stretch.at(-1)];
  const c = stretch.length === 3 ? stretch[1] : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const on = (axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * c[axis] + t ** 2 * b[axis];
  return { x: on("x"), y: on("y") };
}

// Above a city, where pawns stand.
const foot = ({ x, y }) => ({ x, y: y - 13 });

async function drive(stage, pawn, from, to) {
  stage.sound("step");
  const stretches = way(from, to);
  for (const stretch of stretches) {
    const duration = 350 / stretches.length;
    const frames = [0, 0.25, 0.5, 0.75, 1].map((t) => ({ transform: at(foot(along(stretch, t))) }));
    await Promise.all([light(stage, stretch, duration), stage.animate(pawn, frames, { duration, easing: "ease-in-out" })]);
  }
}

// Points of an arc over the map.
function arc(a, b, points = 14) {
  const rise = 0.22 * Math.hypot(b.x - a.x, b.y - a.y);
  return Array.from({ length: points + 1 }, (_, index) => {
    const t = index / points;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t - 4 * rise * t * (1 - t), t };
  });
}

async function flight(stage, pawn, from, to) {
  stage.sound("flight", pan(to));
  const points = arc(foot(spotOf(from)), foot(spotOf(to)));
  const d = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
  const trail = stage.draw(map(), "path", { d, pathLength: 1 }, "light flight");
  const duration = 700;
  const easing = "ease-in-out";
  const frames = points.map((point) => ({ transform: `${at(point)} scale(${1 + 1.2 * point.t * (1 - point.t)})` }));
  await Promise.all([
    stage.animate(trail, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration, easing }),
    stage.animate(pawn, frames, { duration, easing }),
  ]);
  fade(stage, trail);
}

// --- Cubes.

// Where one to three cubes lie in a dish.
const DISH = [[], [[0, 0]], [[-5, 0], [5, 0]], [[0, -5], [-6, 4], [6, 4]]];

// The cubes of a colour in a city as far as the play has got. They replace those of the page until it is shown.
function pile(stage, city, colour) {
  const key = `${city} ${colour}`;
  stage.memory.piles ??= new Map();
  if (!stage.memory.piles.has(key)) {
    const own = colour === colourOf(city);
    const there = find(`#cubes-${slug(city)}-${colour}`);
    const { x, y } = spotOf(city);
    const centre = own ? `translate(${x} ${y})` : (there?.getAttribute("transform") ?? `translate(${x + 21} ${y - 8}) scale(.66)`);
    const group = stage.draw(map(), "g", { transform: centre }, `pips ${colour}`);
    const cubes = [];
    for (const _ of there?.querySelectorAll(".pips use, :scope > use") ?? []) cubes.push(cube(stage, group, colour));
    stage.animate(there, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
    stage.memory.piles.set(key, { group, cubes });
    lie(stage, cubes);
  }
  return stage.memory.piles.get(key);
}

const cube = (stage, group, colour) => stage.draw(group, "use", { href: `#pip-${colour}` }, "cube");

// The cubes take their places in the dish.
function lie(stage, cubes, duration = 1) {
  const places = DISH[Math.min(cubes.length, 3)];
  return Promise.all(cubes.map((cube, index) => stage.animate(cube, [{ transform: at(spot(places, index)) }], { duration })));
}

function spot(places, index) {
  const [x, y] = places[index] ?? [0, 0];
  return { x, y };
}

async function drop({ city, colour, cubes: count }, stage, duration = 350) {
  const { group, cubes } = pile(stage, city, colour);
  for (let fallen = 0; fallen < count; fallen += 1) {
    const falls = cube(stage, group, colour);
    cubes.push(falls);
    const end = spot(DISH[Math.min(cubes.length, 3)], cubes.length - 1);
    lie(stage, cubes.slice(0, -1), 120);
    const frames = [{ transform: at({ x: end.x, y: end.y - 70 }), opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: at(end) }];
    await stage.animate(falls, frames, { duration, easing: "cubic-bezier(.5, 0, .9, .6)" });
    stage.sound("tap", COLOURS.indexOf(colour));
    ripple(stage, city, colour);
  }
}

// A ring around a city that spreads and fades.
function ripple(stage, city, colour, reach = 44, duration = 400) {
  const { x, y } = spotOf(city);
  const ring = stage.draw(map(), "circle", { cx: x, cy: y, r: 15 }, `ripple ${colour}`);
  return stage.animate(ring, [{ r: "15px", opacity: 1 }, { r: `${reach}px`, opacity: 0 }], { duration });
}

async function lift({ city, colour, cubes: count = 1 }, stage) {
  const { cubes } = pile(stage, city, colour);
  stage.sound("gone", COLOURS.indexOf(colour));
  const gone = cubes.splice(Math.max(0, cubes.length - count));
  lie(stage, cubes, 200);
  await Promise.all(
    gone.map((cube, index) =>
      stage.animate(cube, [{}, { transform: at({ x: 0, y: -52 }), opacity: 0 }], { duration: 420, delay: 90 * index }),
    ),
  );
}

// --- The board.

function shake(stage) {
  const frames = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  return stage.animate(find("#board"), frames, { duration: 300 });
}

// The next space of a track lights up.
function tick(stage, track, space) {
  const there = find(`${track} .spaces > :nth-child(${space})`);
  const lit = { background: "#ff5a3c", fill: "#ff5a3c", color: "#1c0400" };
  const frames = [{}, { transform: "scale(1.7)", ...lit }, { transform: "none", ...lit }];
  return stage.animate(there, frames, { duration: 400 });
}

// The roads from a city, each from there on.
function roads(city) {
  const here = spotOf(city);
  const stretches = [...document.querySelectorAll("#lines .lines path")].flatMap(stretchesOf);
  return stretches.flatMap((stretch) => {
    if (isAt(stretch[0], here)) return [stretch];
    return isAt(stretch.at(-1), here) ? [stretch.toReversed()] : [];
  });
}

// --- An Epidemic: the room is dark but for the place it strikes and the infection rate, and its card lies aside.

// The middle of a city in the window, and how long a unit of the map is there.
function inWindow(city) {
  const { left, top, width } = dishOf(city).getBoundingClientRect();
  return { x: left + width / 2, y: top + width / 2, unit: map().getScreenCTM().a };
}

// The darkness, with red light from the edges of the board only.
async function darken(stage) {
  if (stage.memory.veil) return;
  const edge = document.createElement("i");
  const { left, top, width, height } = find("#board").getBoundingClientRect();
  Object.assign(edge.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  stage.memory.veil = stage.front("veil alarm", document.createElement("b"), edge);
  spare(stage);
  await stage.animate(stage.memory.veil, [{ opacity: 0 }, { opacity: 1 }], { duration: 500 });
}

// Holes in the darkness: the rate, the struck city and its neighbours.
function spare(stage, city) {
  const hole = ({ x, y }, inner, size) => `radial-gradient(${size} at ${x}px ${y}px, transparent ${inner}%, #000)`;
  const holes = [];
  const rate = find("#rate .spaces").getBoundingClientRect();
  const middle = { x: rate.x + rate.width / 2, y: rate.y + rate.height / 2 };
  if (rate.width) holes.push(hole(middle, 80, `${rate.width / 2 + 30}px ${rate.height / 2 + 30}px`));
  if (city) {
    const { x, y, unit } = inWindow(city);
    holes.push(hole({ x, y }, 30, `${230 * unit}px ${230 * unit}px`));
    const neighbours = find(`${cityId(city)} > [data-roads]`).dataset.roads.split(" ");
    holes.push(...neighbours.map((key) => hole(inWindow(key), 45, `${56 * unit}px ${56 * unit}px`)));
  }
  const mask = holes.join(", ") || "none";
  Object.assign(stage.memory.veil.firstChild.style, { maskImage: mask, maskComposite: "intersect" });
}

// Where the card lies: beside the city if there is room on the board, or in a low window beside it, else below or above the city.
function aside(card, city) {
  const board = find("#board").getBoundingClientRect();
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const { x, y, unit } = city ? inWindow(city) : { x: board.right, y: board.top, unit: 1 };
  const clear = 80 * unit;
  const within = (value, least, most) => Math.max(least, Math.min(value, most));
  const right = innerHeight < LOW ? innerWidth : board.right;
  const [roomLeft, roomRight] = [x - clear - board.left, right - x - clear];
  if (Math.max(roomLeft, roomRight) > width + 8) {
    const left = roomRight > roomLeft ? within(board.x + board.width * 0.64 - width / 2, x + clear, right - width - 8) : within(board.x + board.width * 0.36 - width / 2, board.left + 8, x - clear - width);
    // The infection rate stays in sight.
    const most = Math.min(innerHeight, find("#rate").getBoundingClientRect().top) - height - 8;
    return { x: left, y: Math.max(8, Math.min(board.top + (board.height - height) / 2 + 24, most)) };
  }
  const below = innerHeight - y - clear > height + 8;
  return { x: (innerWidth - width) / 2, y: below ? within(board.bottom - 24, y + clear, innerHeight - height - 8) : 108 };
}

// The card and the darkness, as they are by now: an event may have come between its steps.
async function epidemic(stage, step, detail = []) {
  const known = [stage.act.steps[stage.act.at], ...stage.ahead].find(({ step }) => step?.kind === "bottom_revealed")?.step.card;
  const city = known && dishOf(known) ? known : stage.memory.struck;
  stage.memory.struck = city;
  const dark = darken(stage);
  spare(stage, city);
  let { card } = stage.memory;
  const rises = !card;
  if (rises) {
    card = stage.memory.card = stage.front("epidemic", ...find("#epidemic-card").cloneNode(true).children);
  }
  const place = aside(card, city);
  Object.assign(card.style, { left: `${place.x}px`, top: `${place.y}px` });
  const steps = [...card.querySelectorAll("li")];
  const at = steps.findIndex((line) => line.dataset.step === step);
  for (const [index, line] of steps.entries()) {
    line.classList.toggle("done", at >= 0 && index < at);
    line.classList.toggle("now", index === at);
  }
  if (at >= 0) steps[at].lastElementChild.replaceChildren(...detail);
  if (!rises) return dark;
  if (step !== "drawn") return Promise.all([dark, stage.animate(card, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 })]);
  await dark;
  const from = stage.middle(deck());
  const start = `translate(${from.x - place.x - card.offsetWidth / 2}px, ${from.y - place.y - card.offsetHeight / 2}px) scale(.2) rotateY(180deg)`;
  return stage.animate(card, [{ transform: start, opacity: 1 }, { transform: "none", opacity: 1 }], { duration: 600 });
}

async function undim(stage, duration = 600) {
  const { veil, card } = stage.memory;
  stage.memory = { ...stage.memory, veil: null, card: null, struck: null };
  await Promise.all([veil, card].map((node) => stage.animate(node, [{}, { opacity: 0 }], { duration })));
}

// --- The moments.

const drawn = async ({ seat, card }, stage) => {
  stage.sound("card");
  const node = card ? paper(stage, card) : stage.front("flying back");
  await stage.fly(node, deck(), holder(seat), 520, { turns: Boolean(card), end: { opacity: 0 } });
};

const discards = async ({ seat, card }, stage) => {
  stage.sound("card");
  await stage.fly(paper(stage, card), find(`#card-${slug(card)}`) ?? holder(seat), deck(), 420, { end: { opacity: 0 } });
};

// An infection card is turned up.
async function infects({ city }, stage) {
  stage.sound("card");
  await stage.fly(infectionCard(stage, city), infections(), dishOf(city), 500, { turns: true, end: { opacity: 0 } });
}

const stays = ({ city, colour }, stage) => ripple(stage, city, colour, 30, 500);

const builds = async ({ city, from }, stage) => {
  if (from) stage.animate(find(`#station-${slug(from)}`), [{}, { opacity: 0 }], { duration: 300 });
  const { x, y } = spotOf(city);
  stage.sound("stamp");
  const station = stage.draw(map(), "use", { href: "#station" }, "station");
  const lands = [at({ x: x + 15, y: y - 50 }), at({ x: x + 15, y: y + 12 })];
  await stage.animate(station, [{ transform: lands[0], opacity: 0 }, { transform: lands[1], opacity: 1 }], { duration: 420 });
  await ripple(stage, city, "built", 34, 300);
};

export const moments = {
  async moved({ pawn, seat, from, to, by, card }, stage) {
    const piece = find(`#pawn-${pawn}`);
    if (by === "drive") return drive(stage, piece, from, to);
    if (card) discards({ seat, card }, stage);
    return flight(stage, piece, from, to);
  },
  async operations_flown({ seat, from, to, card }, stage) {
    discards({ seat, card }, stage);
    return flight(stage, find(`#pawn-${seat}`), from, to);
  },
  airlifted: ({ pawn, from, to }, stage) => flight(stage, find(`#pawn-${pawn}`), from, to),
  bio_terrorist_moved({ from, to, by }, stage) {
    return (by === "drive" ? drive : flight)(stage, find("#black-pawn"), from, to);
  },
  dealt: drawn,
  dealt_hidden: drawn,
  drew: drawn,
  drew_hidden: drawn,
  discarded: discards,
  async shared({ giver, receiver, card }, stage) {
    stage.sound("card");
    await stage.fly(paper(stage, card), holder(giver), holder(receiver), 600);
  },
  researched: drawn,
  retrieved: drawn,
  async played({ event }, stage) {
    stage.sound("card");
    const card = paper(stage, event, "shown");
    await stage.animate(card, [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1 }], { duration: 300 });
    await stage.wait(600);
    await stage.animate(card, [{}, { opacity: 0, scale: 1.2 }], { duration: 200 });
  },
  built: builds,
  granted: builds,
  treated: lift,
  medic_cleared: lift,
  contained: lift,
  cube_removed: lift,
  sample_taken: lift,

  async cubes_placed(step, stage) {
    const { links, revealed } = stage.memory;
    if (!links && revealed !== step.city) await infects(step, stage);
    await drop(step, stage, links ? 220 : 350);
  },
  async setup_infected({ city, cubes }, stage) {
    await infects({ city }, stage);
    await drop({ city, colour: colourOf(city), cubes }, stage, 200);
  },
  held_off_eradicated: stays,
  held_off_medic: stays,
  held_off_quarantine: stays,

  async outbreak({ city, colour, marker }, stage) {
    const links = (stage.memory.links = (stage.memory.links ?? 0) + 1);
    const faster = 0.9 ** (links - 1);
    stage.sound("drum", links);
    const { x, y } = spotOf(city);
    const burst = stage.draw(map(), "circle", { cx: x, cy: y, r: 16 }, `burst ${colour}`);
    shake(stage);
    await stage.animate(burst, [{ r: "16px", opacity: 1 }, { r: "40px", opacity: 0.25 }], { duration: 300 * faster });
    fade(stage, burst, 900);
    tick(stage, "#outbreaks", marker);
    await Promise.all(roads(city).map((road) => light(stage, road, 500 * faster, `outbreak ${colour}`)));
  },

  async epidemic_drawn(step, stage) {
    stage.sound("siren");
    await epidemic(stage, "drawn");
    await stage.wait(300);
  },
  async increased({ rate }, stage) {
    const spaces = [...document.querySelectorAll("#rate .spaces > *")];
    const now = spaces.findIndex((space) => space.classList.contains("now"));
    await epidemic(stage, "increase", [`${spaces[now]?.textContent ?? ""} → ${rate}`]);
    await tick(stage, "#rate", now + 2);
  },
  async bottom_revealed({ card }, stage) {
    if (!dishOf(card)) return;
    const colour = colourOf(card);
    // A mutation turns up the bottom card too.
    if (stage.memory.card) await epidemic(stage, "infect", [`${nameOf(card)} `, ...[0, 1, 2].map(() => pip(colour))]);
    stage.sound("card");
    stage.memory.revealed = card;
    for (const road of roads(card)) {
      const threat = stage.draw(find("#lines"), "path", { d: drawnAs(road) }, "threat");
      stage.animate(threat, [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: 3200 });
    }
    const node = infectionCard(stage, card);
    await stage.fly(node, infections(), dishOf(card), 500, { turns: true, end: { opacity: 0.9 } });
    await stage.animate(node, [{}, { opacity: 0 }], { duration: 200 });
    for (const reach of [60, 100]) ripple(stage, card, colour, reach, 800);
  },
  async intensified({ cards }, stage) {
    await epidemic(stage, "intensify", [String(cards)]);
    const riffle = Array.from({ length: Math.min(cards, 8) }, (_, index) => {
      const back = stage.front("flying back infection");
      const { x, y } = stage.middle(infections());
      const start = `translate(${x - 90}px, ${y}px) translate(-50%, -50%)`;
      const end = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      return stage.animate(back, [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: end, opacity: 0 }], { duration: 360, delay: 60 * index });
    });
    stage.sound("card");
    await Promise.all(riffle);
    await undim(stage);
  },

  async cured({ seat, colour }, stage) {
    const vial = find(`#disease-${colour}`);
    stage.sound("rise");
    const cards = Array.from({ length: 4 }, (_, index) => {
      const card = stage.front(`flying card-${colour} ${colour}`, pip(colour));
      return stage.fly(card, holder(seat), vial, 800 + 80 * index, { end: { opacity: 0, scale: 0.3 } });
    });
    await Promise.all(cards);
    stage.animate(vial, [{}, { transform: "scale(1.5)", filter: "brightness(1.8)" }, { transform: "none" }], { duration: 1200, easing: "ease-in-out" });
    const pawn = stage.middle(find(`#pawn-${seat}`));
    const box = map().getBoundingClientRect();
    const scale = map().getScreenCTM();
    const centre = { cx: (pawn.x - scale.e) / scale.a, cy: (pawn.y - scale.f) / scale.d };
    const wave = stage.draw(map(), "circle", { ...centre, r: 10 }, `wave ${colour}`);
    const reach = Math.max(box.width, box.height) / scale.a;
    await stage.animate(wave, [{ r: "10px", opacity: 0.9 }, { r: `${reach}px`, opacity: 0 }], { duration: 1500, easing: "ease-in-out" });
  },
  async eradicated({ colour }, stage) {
    stage.sound("rise");
    const vial = find(`#disease-${colour}`);
    stage.animate(vial, [{}, { transform: "scale(1.6) rotate(-4deg)" }, { transform: "none" }], { duration: 700 });
    const cities = [...document.querySelectorAll(`#cities > .${colour}`)];
    const rings = cities.map((city, index) => ripple(stage, city.id.slice(5), `${colour} calm`, 30, 600 + 20 * index));
    await Promise.all(rings);
  },

  async turn_began({ seat }, stage) {
    const pawn = find(`#pawn-${seat}`);
    const stands = getComputedStyle(pawn).transform;
    await stage.animate(pawn, [{}, { transform: `${stands} translateY(-9px) scale(1.15)` }, {}], { duration: 350 });
  },
  async ended(step, stage, line) {
    const won = step.by === "cures";
    stage.sound(won ? "won" : "lost");
    await stage.curtain(won ? "dawn" : "night", line.text);
    await stage.wait(900);
  },
};

// The selector of where a step happens, if it happens somewhere.
export function place({ kind, city, to, card, seat, pawn, receiver, colour }) {
  if (["turn_began", "ended", "actions_ended", "intensified", "asked", "agreed", "declined"].includes(kind)) return null;
  if (["cured", "eradicated"].includes(kind)) return `#disease-${colour}`;
  if (kind === "increased") return "#rate";
  if (kind === "epidemic_drawn") return "#player-deck";
  const there = city ?? (to && (pawn ?? seat ?? null) !== null ? to : null);
  if (there) return `${cityId(there)} > .dish`;
  if (kind === "bottom_revealed") return `${cityId(card)} > .dish`;
  const owner = receiver ?? seat;
  return owner === undefined ? null : `#holder-${owner}`;
}
