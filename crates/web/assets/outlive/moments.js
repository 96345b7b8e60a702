// How the steps of Outlive are played.

export const tag = "kind";

const find = (selector) => document.querySelector(selector);
const slug = (word) => String(word).replaceAll("_", "-").replaceAll("+", "-plus");

const board = () => find("#board");
const areaOf = (area) => find(`#area-${slug(area)}`) ?? board();
const heroOf = (seat, hero) => find(`#hero-${seat}-${hero}`);
const shelter = (seat) => find(`#shelter-${seat}`) ?? find(`#shelter-of-${seat}`) ?? find(`#seat-${seat}`) ?? board();
// What may be folded away or lie outside the window: the shelter then.
const seen = (selector, seat) => [find(selector), shelter(seat)].find((element) => element?.checkVisibility()) ?? board();
const store = (seat) => seen(`#store-${seat}`, seat);
const gauge = (seat) => seen(`#gauge-${seat}`, seat);
const gear = (seat) => seen(`#equipment-${seat}`, seat);

// So many pieces of a kind are shown one by one.
const ONE_BY_ONE = 4;

function token(kind) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `token res-${kind}`);
  svg.setAttribute("viewBox", "-12 -12 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#res-${kind}`);
  svg.append(use);
  return svg;
}

// Tokens hop over one by one; of many of a kind the last says how many more there are.
function carry(stage, tokens, from, to, pace = 180) {
  const kinds = Object.entries(tokens).filter(([, count]) => count > 0);
  const pieces = kinds.flatMap(([kind, count]) => {
    return Array.from({ length: Math.min(count, ONE_BY_ONE) }, (_, index) => ({ kind, more: index === ONE_BY_ONE - 1 ? count - ONE_BY_ONE : 0 }));
  });
  return Promise.all(
    pieces.map(async ({ kind, more }, index) => {
      await stage.wait(index * pace * 0.6);
      const piece = stage.front("hopping", token(kind), ...(more ? [`+${more}`] : []));
      await stage.fly(piece, from, to, pace * 2, { end: { opacity: 0.4 } });
      stage.sound("coin", index);
    }),
  );
}

// A paper with what is said on it turns over.
async function ticket(stage, words, at, className = "") {
  const paper = stage.front(`ticket ${className}`, words);
  const { x, y } = stage.middle(at);
  const place = (angle) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotateY(${angle}deg)`;
  stage.sound("card");
  await stage.animate(paper, [{ transform: place(90) }, { transform: place(0) }], { duration: 320 });
  await stage.wait(450);
  await stage.animate(paper, [{}, { opacity: 0 }], { duration: 160 });
}

const glad = (at) => async (step, stage, { text }) => {
  stage.sound("rise");
  const there = at(step);
  stage.pulse(there, 600);
  await stage.rise(there, text, "glad");
};

const quiet = (at) => async (step, stage) => {
  stage.sound("step");
  await stage.pulse(at(step), 300);
};

export const moments = {
  async dawn(step, stage, { text }) {
    const light = await stage.curtain("sunrise", text, 900);
    await stage.animate(light, [{}, { opacity: 0 }], { duration: 400 });
  },
  event_turned_up: ({ turn }, stage, { text }) => ticket(stage, text, find(`#convoy-${turn}`) ?? find("#convoy") ?? board(), "grave"),
  async event_strikes(step, stage, { text }) {
    stage.sound("drum", 2);
    const wash = stage.front("wash");
    stage.rise(board(), text, "grave");
    await stage.animate(wash, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], { duration: 800 });
  },
  stock_lost: ({ area, tokens }, stage) => carry(stage, tokens, areaOf(area), find("#convoy") ?? board(), 120),
  tokens_lost: ({ seat, tokens }, stage) => carry(stage, tokens, store(seat), board(), 120),
  async survivor_lost({ seat }, stage, { text }) {
    stage.sound("bell");
    await stage.rise(shelter(seat), text, "grave");
  },

  async moved({ seat, hero, from, to }, stage) {
    const piece = heroOf(seat, hero);
    stage.sound("step");
    await Promise.all([stage.arrow(areaOf(from), areaOf(to), "road", 520), stage.move(piece, areaOf(to), 520, 18)]);
    stage.sound("thump");
    await stage.pulse(areaOf(to), 120, "brightness(1.1)");
  },
  async pressed({ seat, hero, target, target_hero, pressure }, stage, { text }) {
    const [one, other] = [heroOf(seat, hero) ?? shelter(seat), heroOf(target, target_hero) ?? shelter(target)];
    stage.sound("thump");
    stage.rise(other, text, "grave");
    await stage.arrow(one, other, "pressure", 200);
    const lean = (angle) => [{}, { rotate: `${angle}deg` }, {}];
    await Promise.all([stage.animate(one, lean(9), { duration: 240 * pressure }), stage.animate(other, lean(9), { duration: 240 * pressure })]);
  },
  async defended({ seat, ammo, left }, stage, { text }) {
    await carry(stage, { ammo }, store(seat), board(), 120);
    await stage.rise(shelter(seat), text, left ? "grave" : "glad");
  },
  handed_over: ({ from, to, tokens }, stage) => carry(stage, tokens, store(from), store(to)),
  gained({ seat, tokens, source }, stage) {
    const areas = { row: "cargo_ship" };
    const area = typeof source === "object" ? areas[Object.keys(source)[0]] : null;
    const from = area ? areaOf(area) : (find(".piece.acts") ?? (typeof source === "object" ? shelter(seat) : board()));
    return carry(stage, tokens, from, store(seat), 120);
  },
  async hunted({ seat, ground, ammo, meat }, stage, { text }) {
    const there = areaOf(ground);
    stage.pulse(there, 240);
    await carry(stage, { ammo }, store(seat), there, 160);
    await ticket(stage, text, there, "prey");
    await carry(stage, { meat }, there, store(seat), 90);
  },
  token_taken: glad(() => areaOf("cargo_ship")),
  survivor_joined: glad(({ seat }) => shelter(seat)),
  recruited: glad(({ seat }) => shelter(seat)),
  event_resolved: glad(({ seat }) => shelter(seat)),
  repaired: glad(({ seat }) => gear(seat)),
  purifier_started: quiet(() => areaOf("dam")),
  iodine_taken: quiet(({ seat }) => store(seat)),
  equipment_taken: quiet(({ seat }) => gear(seat)),
  equipment_used: quiet(({ seat }) => gear(seat)),
  room_used: quiet(({ seat, room }) => seen(`#room-${seat}-${slug(room)}`, seat)),
  built: quiet(({ seat }) => seen(`#rooms-${seat}`, seat)),
  moved_in: quiet(({ seat, room }) => seen(`#room-${seat}-${slug(room)}`, seat)),
  found: ({ seat }, stage, { text }) => ticket(stage, text, shelter(seat)),
  prey_turned_up: quiet(({ ground }) => areaOf(ground)),
  first_player: quiet(({ seat }) => shelter(seat)),

  async day_ended(step, stage, { text }) {
    stage.sound("hatch");
    const sun = stage.front("sun");
    const sinks = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      transform: `translate(${(12 + 60 * t) * (innerWidth / 100)}px, ${(14 + 80 * t * t) * (innerHeight / 100)}px)`,
    }));
    const night = stage.curtain("nightfall", text, 900);
    await Promise.all([night, stage.animate(sun, sinks, { duration: 900, easing: "ease-in" })]);
    const lamps = [...document.querySelectorAll(".shelter .room")].filter((room) => room.checkVisibility()).slice(0, 12);
    await Promise.all([stage.wait(700), ...lamps.map((room, index) => stage.animate(room, [{ filter: "brightness(.2)" }, { filter: "none" }], { duration: 240, delay: 80 * index }))]);
    const lit = { duration: 500 };
    await Promise.all([stage.animate(await night, [{}, { opacity: 0 }], lit), stage.animate(sun, [{ opacity: 1 }, { opacity: 0 }], lit)]);
  },
  async fed({ seat, tokens, shortage }, stage, { text }) {
    const rooms = seen(`#rooms-${seat}`, seat);
    await carry(stage, tokens, store(seat), rooms, 110);
    stage.sound(shortage ? "bell" : "tap", 3);
    await stage.rise(rooms, text, shortage ? "grave" : "glad");
  },
  async radiation_handled({ seat, points, cancelled }, stage, { text }) {
    const there = shelter(seat);
    const { x, y } = stage.middle(there);
    const light = stage.front("radiation");
    stage.sound("geiger", points - cancelled);
    stage.rise(there, text, "radiant");
    const shines = (size, opacity) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`, opacity });
    await stage.animate(light, [shines(0.3, 0), shines(1.3, 1), shines(1, 0)], { duration: 1200, easing: "linear" });
  },
  async radiation_up({ seat, spaces, value }, stage) {
    const there = gauge(seat);
    stage.sound("geiger", spaces);
    stage.pulse(there, 300 * Math.max(1, spaces), "sepia(1) hue-rotate(40deg) saturate(4)");
    await stage.rise(there, String(value).replace("-", "−"), "radiant");
  },
  async radiation_down({ seat, value }, stage) {
    await stage.rise(gauge(seat), String(value).replace("-", "−"), "glad");
  },
  async spoiled({ seat, tokens }, stage) {
    await carry(stage, tokens, store(seat), board(), 90);
  },
  async game_over(step, stage, { text }) {
    stage.sound("won");
    await stage.curtain("sunrise", text, 1800);
    await stage.wait(700);
  },
  async scored({ seat, points }, stage) {
    await stage.rise(shelter(seat), String(points).replace("-", "−"), "points");
  },
};

// The selector of where a step happens, if it happens somewhere.
export function place({ kind, area, to, ground, seat, target }) {
  const there = area ?? ground ?? (kind === "moved" ? to : null);
  if (there) return `#area-${slug(there)}`;
  const owner = target ?? seat;
  return owner === undefined ? null : `:is(#shelter-${owner}, #shelter-of-${owner})`;
}
