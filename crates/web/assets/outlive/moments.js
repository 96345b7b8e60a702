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

// Words lie where they hide nothing that is asked or counted: what becomes of a clan on its own row, where there are rows in the window,
// else on the head of the page, and what is hunted on the half of its poster below what lies there.
const inWindow = (element) => element?.checkVisibility() && element.getBoundingClientRect().top < innerHeight - 80;
const aside = () => find("body > .top") ?? board();
const rowOf = (seat) => [find(`#shelter-${seat}`) ? find("#own-clan") : find(`#shelter-of-${seat} > summary`)].find((row) => inWindow(row) && row.clientHeight > 44);

// A row that turns over and back tells what becomes of its clan. It is never seen through.
function told(stage, seat, words, className = "") {
  const row = rowOf(seat);
  if (!row) return stage.rise(aside(), words, className);
  const node = stage.front(`rising on-row ${className}`, words);
  const { left, top, width, height } = row.getBoundingClientRect();
  Object.assign(node.style, { width: `${width}px`, height: `${height}px` });
  const turned = (by) => ({ transform: `translate(${left}px, ${top}px) scaleY(${by})` });
  return stage.animate(node, [turned(0), { ...turned(1), offset: 0.15 }, { ...turned(1), offset: 0.88 }, turned(0)], { duration: 1100 });
}
const below = (poster) => ({
  getBoundingClientRect() {
    const { x, y, width, height } = poster.getBoundingClientRect();
    return new DOMRect(x, y + height / 2, width, height / 2);
  },
});

// Calls attention to something; what is as wide as the table keeps its size, so that nothing of it leaves the window.
function pulse(stage, element, duration) {
  if (element?.getBoundingClientRect().width < innerWidth / 2) return stage.pulse(element, duration);
  return stage.animate(element, [{}, { filter: "brightness(1.4)" }, {}], { duration });
}

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

function made(className) {
  const node = document.createElement("i");
  node.className = className;
  node.ariaHidden = "true";
  return node;
}

function glyph(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `glyph glyph-${name}`);
  svg.setAttribute("viewBox", "-12 -12 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

// A dotted way through the shelter.
function shaft(stage, d) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  svg.setAttribute("class", "arrow shaft");
  svg.append(path);
  stage.front("shafts", svg);
}

// What is taken off a store stands at its corner.
function takenOff(stage, from, count) {
  const { right, top } = from.getBoundingClientRect();
  const place = `translate(${right - 6}px, ${top}px) translate(-50%, -50%)`;
  const node = stage.front("taken-off", `−${count}`);
  stage.animate(node, [{ transform: `${place} scale(.4)`, opacity: 0 }, { transform: place, opacity: 1 }], { duration: 240 });
  return node;
}

// The step of the night that is being played.
function atStep(stage, nth) {
  const now = getComputedStyle(document.body);
  const marked = { background: now.getPropertyValue("--accent"), color: now.getPropertyValue("--on-accent") };
  const plain = { background: now.getPropertyValue("--raised"), color: now.getPropertyValue("--ink-soft"), boxShadow: "none" };
  for (const [place, step] of document.querySelectorAll("#night-steps > li").entries()) {
    if (!step.checkVisibility()) continue;
    stage.animate(step, [{}, place + 1 === nth ? marked : plain], { duration: 160 });
  }
}

// Lamps go on in the shelter, room by room.
function lamps(stage) {
  const rooms = [...document.querySelectorAll(".dock .cell:not(:has(> .unbuilt))")].filter((room) => room.checkVisibility()).slice(0, 12);
  return Promise.all(rooms.map((room, nth) => stage.animate(room, [{ filter: "brightness(.75)" }, { filter: "brightness(1.45)", offset: 0.6 }, { filter: "brightness(1.12)" }], { duration: 420, delay: 80 * nth })));
}

// How a poster looks while the light goes.
const DUSK = "brightness(.62)";

// A heading has no full stop.
const bare = (text) => text.replace(/[.。]$/, "");

function written(tag, className, words) {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = words;
  return node;
}

// An event is read large before the board, below the player's bar and the convoy, then it lies down in its place there.
async function turnedUp(stage, turn, words) {
  const space = find(`#convoy-${turn}`) ?? find("#convoy") ?? board();
  const name = stage.coming(`convoy-${turn}`)?.querySelector("h3")?.textContent ?? "";
  const paper = stage.front("ticket grave event-up", written("h3", "", name), written("p", "", words));
  const [bar, convoy, ring] = ["#theatre", "#convoy", "#board"].map((css) => find(css)?.getBoundingClientRect());
  const { height, width } = paper.getBoundingClientRect();
  const x = ring ? ring.left + ring.width / 2 : innerWidth / 2;
  const y = Math.max(ring ? ring.top + ring.height / 2 : innerHeight / 2, Math.max(bar?.bottom ?? 0, convoy?.bottom ?? 0) + height / 2 + 10);
  const place = (angle) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotateY(${angle}deg)`;
  stage.sound("card");
  await stage.animate(paper, [{ transform: place(90) }, { transform: place(0) }], { duration: 320 });
  await stage.wait(900);
  const to = stage.middle(space);
  const small = Math.min(1, space.getBoundingClientRect().width / width);
  await stage.animate(paper, [{ transform: place(0) }, { transform: `translate(${to.x}px, ${to.y}px) translate(-50%, -50%) scale(${small})`, opacity: 1, offset: 0.85 }, { transform: `translate(${to.x}px, ${to.y}px) translate(-50%, -50%) scale(${small})`, opacity: 0 }], { duration: 420, easing: "ease-in-out" });
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
  pulse(stage, at(step), 600);
  await told(stage, step.seat, text, "glad");
};

const quiet = (at) => async (step, stage) => {
  stage.sound("step");
  await pulse(stage, at(step), 300);
};

export const moments = {
  async dawn(step, stage, { text }) {
    const light = await stage.curtain("sunrise", bare(text), 900);
    // What the new day brings is seen by its light.
    if (!stage.isOver) find("#play")?.classList.remove("is-night");
    await stage.animate(light, [{}, { opacity: 0 }], { duration: 400 });
  },
  event_turned_up: ({ turn }, stage, { text }) => turnedUp(stage, turn, text),
  // What it does is told by the bar; here its ticket flares up, wherever it lies.
  async event_strikes({ event }, stage) {
    stage.sound("drum", 2);
    const wash = stage.front("wash");
    stage.pulse(find(`#event-${slug(event)}`)?.closest(".space") ?? find("#convoy .now"), 800);
    await stage.animate(wash, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], { duration: 800 });
  },
  stock_lost: ({ area, tokens }, stage) => carry(stage, tokens, areaOf(area), find("#convoy") ?? board(), 120),
  tokens_lost: ({ seat, tokens }, stage) => carry(stage, tokens, store(seat), board(), 120),
  async survivor_lost({ seat }, stage, { text }) {
    stage.sound("bell");
    pulse(stage, shelter(seat), 600);
    await told(stage, seat, text, "grave");
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
    told(stage, target, text, "grave");
    await stage.arrow(one, other, "pressure", 200);
    const lean = (angle) => [{}, { rotate: `${angle}deg` }, {}];
    await Promise.all([stage.animate(one, lean(9), { duration: 240 * pressure }), stage.animate(other, lean(9), { duration: 240 * pressure })]);
  },
  async defended({ seat, ammo, left }, stage, { text }) {
    await carry(stage, { ammo }, store(seat), board(), 120);
    pulse(stage, shelter(seat), 600);
    await told(stage, seat, text, left ? "grave" : "glad");
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
    await ticket(stage, text, below(there), "prey");
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
  async found({ seat, city }, stage, { text }) {
    stage.sound("card");
    stage.pulse(areaOf(city), 600, "brightness(1.2)");
    await told(stage, seat, text);
  },
  prey_turned_up: quiet(({ ground }) => areaOf(ground)),
  first_player: quiet(({ seat }) => shelter(seat)),

  // The table turns to night before the reader's eyes: the sun goes down behind the posters, they sink to the skyline, and in the sky
  // above it stands what has come, with the radiation of this night, while below ground the lamps go on.
  async day_ended(step, stage, { text }) {
    stage.sound("hatch");
    const hub = find("#hub");
    const disc = find("#hub .sun-disc") ?? hub;
    const [from, ground] = [stage.middle(disc), find(".dock")?.getBoundingClientRect().top ?? innerHeight];
    const [dusk, sun, moon] = ["dusk", "sun", "moon"].map(made);
    dusk.append(moon, sun);
    stage.ghost(document.body, dusk);
    const across = Math.min(360, innerWidth / 3);
    const sinks = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      transform: `translate(${from.x + across * t}px, ${from.y - 90 * t + (ground + 150 - from.y) * t * t}px) translate(-50%, -50%)`,
    }));
    const { over = "", radiation = "" } = find("#hub-turn")?.dataset ?? {};
    const rays = written("b", "rays", radiation);
    rays.prepend(glyph("radiation"));
    const night = stage.front("curtain nightfall", written("h2", "", bare(text)), written("p", "", over), rays);
    night.style.opacity = 0;
    const { x, y } = stage.middle(hub);
    const sky = hub?.getBoundingClientRect() ?? { width: 0, height: 0 };
    Object.assign(moon.style, { left: `${x + sky.width * 0.36}px`, top: `${y - sky.height * 0.3}px` });
    const posters = [...document.querySelectorAll("#areas > .area")];
    const sinking = [{ filter: "none", translate: "0 0" }, { filter: DUSK, translate: "0 7px" }];
    stage.animate(hub, [{ opacity: 1 }, { opacity: 0 }], { duration: 300 });
    stage.animate(moon, [{ opacity: 0, transform: "translateY(60px)" }, { opacity: 1, transform: "none" }], { duration: 700, delay: 600 });
    for (const poster of posters) stage.animate(poster, sinking, { duration: 700, delay: 200, easing: "ease-in-out" });
    // Heroes go home unseen: where they have been moved to is no place any more once the posters sink.
    const heroes = [...document.querySelectorAll(".piece")];
    const away = heroes.filter((hero) => getComputedStyle(hero).translate !== "none");
    for (const gone of [...heroes, ...document.querySelectorAll("#theatre-front > :is(.arrow, .hopping)")]) stage.animate(gone, [{}, { opacity: 0 }], { duration: 400, delay: 400 });
    stage.animate(dusk, [{ opacity: 0 }, { opacity: 1 }], { duration: 800, easing: "ease-in" });
    const sunset = stage.animate(sun, sinks, { duration: 900, easing: "ease-in-out" });
    await stage.wait(450);
    const light = stage.ghost(find("#play"), made("nightfall-light"));
    await sunset;

    const moving = [...posters, find(".dock")].filter(Boolean);
    const was = moving.map((thing) => thing.getBoundingClientRect());
    light.className = "is-night";
    stage.animate(find(".area.lit"), [{ borderColor: "transparent", background: "transparent", boxShadow: "none" }, { borderColor: "transparent", background: "transparent", boxShadow: "none" }], { duration: 1 });
    // The sky is free between the player's bar and the skyline, where the convoy makes room; in low windows, where the clock was.
    const [convoy, skyline] = ["#convoy", "#areas > .area"].map((css) => find(css)?.getBoundingClientRect());
    const isFree = convoy && skyline && skyline.top - convoy.top > 64;
    const room = isFree ? { left: convoy.left, top: convoy.top, width: convoy.width, height: skyline.top - convoy.top - 4 } : (find("#hub")?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 });
    night.classList.toggle("in-sky", Boolean(isFree));
    Object.assign(night.style, { left: `${room.left}px`, top: `${room.top}px`, width: `${room.width}px`, height: `${room.height}px` });
    const covered = isFree ? find("#convoy") : null;
    stage.animate(covered, [{}, { opacity: 0 }], { duration: 200 });
    stage.animate(night, [{ opacity: 0, transform: "translateY(14px)" }, { opacity: 1, transform: "none" }], { duration: 500, delay: 300 });
    await Promise.all(moving.map((thing, nth) => {
      const [a, b] = [was[nth], thing.getBoundingClientRect()];
      const there = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${a.width / b.width}, ${a.height / b.height})`;
      return stage.animate(thing, [{ transformOrigin: "0 0", transform: there }, { transformOrigin: "0 0", transform: "none" }], { duration: 700 });
    }));
    for (const poster of posters) stage.animate(poster, [sinking[1], sinking[0]], { duration: 400 });
    for (const hero of heroes) if (!away.includes(hero)) stage.animate(hero, [{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
    await Promise.all([lamps(stage), stage.wait(1300)]);
    await stage.animate(night, [{}, { opacity: 0 }], { duration: 250 });
    for (const shown of [hub, covered]) stage.animate(shown, [{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
    night.remove();
  },
  // What is eaten runs along the shafts to those who eat it, and is counted off where it was.
  async fed({ seat, tokens, shortage }, stage, { text }) {
    const rooms = seen(`#rooms-${seat}`, seat);
    const lock = seen(`#airlock-${seat}`, seat);
    const eaters = [...document.querySelectorAll(`#rooms-${seat} .room:not(.unbuilt, .airlock)`)].filter((room) => room.checkVisibility());
    atStep(stage, 2);
    let served = 0;
    const shown = [];
    await Promise.all(Object.entries(tokens).filter(([, count]) => count > 0).map(async ([kind, count]) => {
      const from = seen(`#store-${seat}-${kind}`, seat);
      shown.push(takenOff(stage, from, count));
      const pieces = Array.from({ length: Math.min(count, ONE_BY_ONE) }, (_, nth) => ({ nth, to: kind === "water" && nth === 0 ? lock : (eaters[served++ % eaters.length] ?? rooms) }));
      await Promise.all(pieces.map(async ({ nth, to }) => {
        await stage.wait(nth * 130);
        const piece = stage.front("hopping served", token(kind), ...(nth === ONE_BY_ONE - 1 && count > ONE_BY_ONE ? [`+${count - ONE_BY_ONE}`] : []));
        shown.push(piece);
        await stage.fly(piece, from, to, 460);
        stage.pulse(to, 240, "brightness(1.25)");
        stage.sound("coin", nth);
      }));
    }));
    stage.sound(shortage ? "bell" : "tap", 3);
    await told(stage, seat, text, shortage ? "grave" : "glad");
    await Promise.all(shown.map((one) => stage.animate(one, [{}, { opacity: 0 }], { duration: 200 })));
  },
  // A token for each point comes down to the hatch: those that are kept out burst there, the others run down to the gauge.
  async radiation_handled({ seat, points, cancelled }, stage, { text }) {
    const lock = seen(`#airlock-${seat}`, seat);
    const box = lock.getBoundingClientRect();
    const apart = Math.min(52, Math.max(26, (innerWidth - box.left - 140) / Math.max(1, points)));
    const hatch = { x: Math.max(118, box.left + Math.min(118, box.width / 2)), y: Math.max(90, box.top - 8) };
    const space = stage.middle(find(`#gauge-${seat} .now`) ?? gauge(seat));
    const at = (x, y, size = 1) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const places = Array.from({ length: points }, (_, nth) => hatch.x + nth * apart);
    const says = (words, x, side) => words && stage.animate(stage.front(`ray-told ${side}`, words), [{ transform: `translate(${x}px, ${hatch.y}px)`, opacity: 0 }, { transform: `translate(${x}px, ${hatch.y}px)`, opacity: 1 }], { duration: 240 });
    atStep(stage, 3);
    stage.sound("geiger", points - cancelled);
    const light = stage.front("radiation");
    const shines = (opacity) => ({ transform: `translate(${hatch.x + (apart * (points - 1)) / 2}px, ${hatch.y}px) translate(-50%, -62%)`, opacity });
    stage.animate(light, [shines(0), shines(1), { ...shines(1), offset: 0.8 }, shines(0)], { duration: 2000, easing: "linear" });
    const rays = places.map((x) => {
      const ray = stage.front("ray", glyph("radiation"));
      ray.style.opacity = 0;
      return { ray, x };
    });
    await Promise.all(rays.map(({ ray, x }, nth) => stage.animate(ray, [{ transform: at(x, hatch.y - 170), opacity: 0 }, { transform: at(x, hatch.y), opacity: 1 }], { duration: 520, delay: nth * 140, easing: "ease-in" })));
    if (cancelled > 0) says(lock.dataset.kept, places[0] - 26, "kept");
    if (points > cancelled) says(lock.dataset.passed, places.at(-1) + 26, "passed");
    await stage.wait(500);
    await Promise.all(rays.map(async ({ ray, x }, nth) => {
      await stage.wait(nth * 160);
      if (nth < cancelled) return stage.animate(ray, [{ transform: at(x, hatch.y), opacity: 1 }, { transform: at(x, hatch.y, 2.2), opacity: 0 }], { duration: 240 });
      const bend = space.y - 24;
      shaft(stage, `M${x} ${hatch.y}V${bend}H${space.x}V${space.y}`);
      await stage.animate(ray, [{ transform: at(x, hatch.y) }, { transform: at(x, bend), offset: 0.5 }, { transform: at(space.x, bend), offset: 0.9 }, { transform: at(space.x, space.y, 0.6), opacity: 0.3 }], { duration: 800, easing: "ease-in-out" });
    }));
    await told(stage, seat, text, "radiant");
  },
  async radiation_up({ seat, spaces }, stage, { text }) {
    const there = gauge(seat);
    stage.sound("geiger", spaces);
    stage.pulse(there, 300 * Math.max(1, spaces), "sepia(1) hue-rotate(40deg) saturate(4)");
    await told(stage, seat, text, "radiant");
  },
  async radiation_down({ seat }, stage, { text }) {
    stage.pulse(gauge(seat), 600);
    await told(stage, seat, text, "glad");
  },
  async spoiled({ seat, tokens }, stage) {
    await carry(stage, tokens, store(seat), board(), 90);
  },
  async game_over(step, stage, { text }) {
    stage.sound("won");
    await stage.curtain("sunrise", bare(text), 1800);
    await stage.wait(700);
  },
  async scored({ seat, points }, stage) {
    await stage.rise(shelter(seat), String(points).replace("-", "−"), "points");
  },
};

// The parts of the page that a step changes.
export function changes({ kind, turn }) {
  if (kind === "event_turned_up") return [`convoy-${turn}`];
  return kind === "dawn" ? ["hub-turn", "tonight"] : [];
}

// The selector of where a step happens, if it happens somewhere.
export function place({ kind, area, to, ground, seat, target }) {
  const there = area ?? ground ?? (kind === "moved" ? to : null);
  if (there) return `#area-${slug(there)}`;
  const owner = target ?? seat;
  return owner === undefined ? null : `:is(#shelter-${owner}, #shelter-of-${owner})`;
}
