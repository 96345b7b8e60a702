// How the steps of Tokyo Siteseeing are played.

export const tag = "event";

const find = (selector) => document.querySelector(selector);
const slug = (word) => String(word).replaceAll("_", "-");

const board = () => find("#mat") ?? find("#board");
const areaOf = (area) => find(`#area-${area}`) ?? (area === "site" ? find("#site") : null) ?? board();
const slotOf = (spot) => (spot === "site" ? areaOf("site") : (find(`#slot-${slug(spot)}`) ?? find(`#at-slot-${slug(spot)}`) ?? board()));
const pieceOf = (seat) => find(`#pc-${seat}`);
const seen = (...selectors) => selectors.map(find).find((element) => element?.checkVisibility()) ?? board();
const boardOf = (seat) => seen(`#dock-${seat}`, `#board-${seat}`, `#plays-${seat}`);
const hand = (seat) => seen(`#in-hand-${seat}`, `#hand-${seat}`, `#backs-${seat}`, `#dock-${seat}`, `#board-${seat}`, `#plays-${seat}`);
const gear = (seat) => seen(`#gear-${seat}`, `#board-${seat}`, `#plays-${seat}`);
const hearts = (seat) => seen(`#hp-${seat}`, `#board-${seat}`, `#plays-${seat}`);
const tokens = (seat) => seen(`#tokens-${seat}`, `#board-${seat}`, `#plays-${seat}`);
const piles = () => seen("#piles", "#round");
const troubles = () => seen("#troubles-left", "#piles", "#round");
const siteDeck = () => seen("#site-cards-left", "#piles", "#round");
const meter = () => seen("#check-meter", "#check", "#desk");

// What the last check was for: its card lies there.
let aim = null;

// The picture of what comes to a slot, or lies there.
function picture(stage, slot) {
  const coming = [`face-slot-${slug(slot)}`, `at-slot-${slug(slot)}`, `slot-${slug(slot)}`].map((id) => stage.coming(id));
  const found = coming.map((part) => part?.querySelector(".picture")).find(Boolean) ?? slotOf(slot).querySelector(".picture");
  return found?.cloneNode(true) ?? null;
}

// The picture of what lies in a slot until the step is played.
const goods = ({ slot }) => slotOf(slot).querySelector(".picture")?.cloneNode(true) ?? null;

// The picture of what comes to a slot.
const comes = ({ slot }, stage) => picture(stage, slot);

// The picture of a card that is, or comes to be, before a PC: in its hand, or among its equipment.
function held({ seat, to, card: name }, stage) {
  if (!name) return null;
  const places = [...Array(9).keys()];
  const ids = [seat, to].filter((owner) => owner !== undefined).flatMap((owner) => places.flatMap((nth) => [`hand-${owner}-${slug(name)}-${nth}`, `gear-${owner}-${nth}-${slug(name)}`]));
  const found = ids.map((id) => (stage.coming(id) ?? document.getElementById(id))?.querySelector(".picture"));
  return found.find(Boolean)?.cloneNode(true) ?? null;
}

// A sign, where there is no picture.
function sign(name) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "use");
  drawn.setAttribute("viewBox", "-12 -12 24 24");
  drawn.setAttribute("class", `sign sign-${name}`);
  shape.setAttribute("href", `#t-${name}`);
  drawn.append(shape);
  return drawn;
}

// A card of a kind, with its picture or else the sign of its kind.
function card(stage, words, kind, drawing = null) {
  const name = document.createElement("b");
  name.textContent = words;
  return stage.front(`flying neon ${kind}`, drawing ?? sign(signs[kind] ?? kind), name);
}

const signs = { small: "hand" };

const goes = (from, to, { sound = "card", drawing = held } = {}) => async (step, stage, { text }) => {
  stage.sound(sound);
  await stage.fly(card(stage, text, "small", drawing(step, stage)), from(step), to(step), 420, { turns: true, end: { opacity: 0 } });
};

// A panel cuts in from the right, with the words large on it.
async function panel(stage, className, text, drawing = null) {
  const title = document.createElement("h2");
  title.textContent = text;
  const lines = document.createElement("i");
  const cut = stage.front(`panel-cut ${className}`, lines, ...(drawing ? [drawing] : []), title);
  stage.covers();
  stage.animate(lines, [0, 3, -3, 2].map((angle) => ({ rotate: `${angle}deg` })), { duration: 320, easing: "steps(4)" });
  stage.animate(title, [{ opacity: 0, translate: "60px 0" }, { opacity: 1, translate: "0 0" }], { duration: 200, delay: 140 });
  await stage.animate(cut, [{ translate: "100% 0" }, { translate: "0 0" }], { duration: 220 });
  return cut;
}

// A part of a card that comes to a slot, or lies there, to be shown on its own.
function printed(stage, slot, selector) {
  const places = [...["face", "show", "at"].map((part) => stage.coming(`${part}-slot-${slug(slot)}`)), slotOf(slot)];
  return places.map((part) => part?.querySelector(selector)).find(Boolean)?.cloneNode(true) ?? null;
}

// Where a panel lies that tells of a slot: over the mat, as far as the slot is not covered.
function beside(slot) {
  const mat = board().getBoundingClientRect();
  const at = slotOf(slot).getBoundingClientRect();
  const [x, y] = [at.x + at.width / 2 - mat.x, at.y + at.height / 2 - mat.y];
  if (mat.width < 560) {
    const half = mat.y + mat.height / 2;
    const foot = Math.max(...["#choices", "#story-strip", "#coming"].map((part) => find(part)?.getBoundingClientRect().bottom ?? 0));
    const [top, bottom] = y < mat.height / 2 ? [half, Math.max(foot, half + 260)] : [mat.y, half];
    return { shape: "band", box: { left: 0, right: 0, top, height: bottom - top } };
  }
  const isLeft = x > mat.width / 2;
  const box = { top: mat.y, height: mat.height, left: isLeft ? mat.x : mat.x + mat.width * 0.37, width: mat.width * 0.63 };
  return { shape: isLeft ? "from-left" : "from-right", box };
}

const pixels = (box) => Object.fromEntries(Object.entries(box).map(([side, size]) => [side, `${Math.round(size)}px`]));

function element(name, className, ...content) {
  const node = document.createElement(name);
  node.className = className;
  node.append(...content.filter((part) => part !== null));
  return node;
}

// Between which areas a way leads.
function ends(way) {
  const name = (area) => find(area === "site" ? ".site > .plate > .name" : `#plate-${area} > .name`)?.textContent ?? "";
  return way.id.split("-").slice(1).map(name).join(" – ");
}

// The ways whose targets are others once the step is over.
function raised(stage) {
  return [...document.querySelectorAll("#lines .way")].flatMap((way) => {
    const [was, is] = [way, stage.coming(way.id)].map((part) => part?.querySelector("b")?.textContent);
    return is === undefined || was === is ? [] : [{ way, was, is }];
  });
}

// A trouble lands: its picture in ink, its name, what solves it, and beside it what it changes where it lands.
async function landing(stage, slot, text) {
  const { shape, box } = beside(slot);
  const lines = document.createElement("i");
  const name = printed(stage, slot, ".name")?.textContent ?? text;
  const kana = printed(stage, slot, ".sign-board")?.textContent;
  const title = element("div", "says", kana ? element("span", "kana", kana) : null, element("h2", "", name), printed(stage, slot, ".ways-in"));
  const cut = stage.front(`panel-cut trouble ${shape}`, ...[picture(stage, slot), lines, element("span", "roar", "ゴゴゴゴ"), title].filter(Boolean));
  Object.assign(cut.style, pixels(box));
  stage.covers();

  const there = slotOf(slot).getBoundingClientRect();
  const frame = stage.front("lands-here");
  Object.assign(frame.style, pixels({ left: there.x - 4, top: there.y - 4, width: there.width + 8, height: there.height + 8 }));
  const ways = raised(stage).slice(0, 4);
  const covered = [...(stage.coming(`show-slot-${slug(slot)}`)?.querySelectorAll(".edge") ?? [])].map((edge) => edge.cloneNode(true));
  const changes = [...ways.map(({ way, was, is }) => element("li", "", sign("technique"), element("span", "", ends(way)), element("s", "", was), element("b", "", is))), ...covered.map((edge) => element("li", "", edge))];
  const note = stage.front(`lands-note ${shape}`, element("b", "", text), element("ul", "", ...changes));
  const mat = board().getBoundingClientRect();
  // The note lies under the slot or over it, whichever has room.
  const wide = Math.min(250, mat.width * 0.34);
  const left = Math.max(mat.x + 8, Math.min(there.x + there.width / 2 - wide / 2, mat.right - wide - 8));
  const isAbove = there.bottom + 130 > mat.bottom;
  Object.assign(note.style, shape === "band" ? { display: "none" } : pixels({ left, width: wide, top: isAbove ? there.y - 12 : there.bottom + 12 }), isAbove ? { transform: "translateY(-100%)" } : {});

  // It opens and closes within the mat: nothing of it lies on what stands beside the mat.
  const edge = shape === "from-left" ? "0" : "100%";
  const [shut, open] = [{ clipPath: `polygon(${edge} 0, ${edge} 0, ${edge} 100%, ${edge} 100%)` }, {}];
  stage.animate(lines, [0, 3, -3, 2].map((angle) => ({ rotate: `${angle}deg` })), { duration: 320, easing: "steps(4)" });
  stage.animate(title, [{ opacity: 0, translate: "60px 0" }, { opacity: 1, translate: "0 0" }], { duration: 200, delay: 140 });
  stage.animate(note, [{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay: 200 });
  await stage.animate(cut, [shut, open], { duration: 220 });
  const leaves = () => {
    for (const part of [frame, note]) stage.animate(part, [{}, { opacity: 0 }], { duration: 160 });
    stage.animate(cut, [open, shut], { duration: 220 });
    for (const { way, was, is } of ways) stage.rise(way, `${was} → ${is}`, "grave");
  };
  return { cut, leaves };
}

async function stamp(stage, at, text) {
  stage.sound("stamp");
  const { x, y } = stage.middle(at);
  const seal = stage.front("stamp", text);
  const place = (size) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(-8deg) scale(${size})`;
  await stage.animate(seal, [{ transform: place(1.9), opacity: 0 }, { transform: place(1), opacity: 1 }], { duration: 180 });
  await stage.wait(420);
  await stage.animate(seal, [{}, { opacity: 0 }], { duration: 160 });
}

const solved = async ({ seat }, stage, { text }) => {
  const there = aim ? slotOf(aim) : board();
  await stamp(stage, there, text);
  stage.pulse(boardOf(seat), 300);
};

function shake(stage, element, size = 5) {
  const frames = [0, -size, size, -size / 2, size / 2, 0].map((x) => ({ translate: `${x}px 0` }));
  return stage.animate(element, frames, { duration: 300 });
}

export const moments = {
  async round(step, stage, { text }) {
    const cut = await panel(stage, "slim", text);
    await stage.wait(350);
    await stage.animate(cut, [{}, { translate: "-100% 0" }], { duration: 200 });
  },
  async step(step, stage) {
    stage.sound("step");
    await stage.pulse(seen("#round-steps", "#round"), 200, "brightness(1.4)");
  },

  async trouble_drawn({ trouble }, stage, { text }) {
    stage.sound("drum", 1);
    await shake(stage, troubles(), 3);
    const placed = stage.ahead.find(({ step }) => step.event === "trouble_placed" && step.trouble === trouble)?.step;
    const drawn = card(stage, text, "trouble", placed ? comes(placed, stage) : null);
    stage.memory.drawn = { trouble, card: drawn };
    const middle = { getBoundingClientRect: () => new DOMRect(innerWidth / 2 - 1, innerHeight * 0.42, 2, 2) };
    await stage.fly(drawn, troubles(), middle, 420, { turns: true });
    await stage.wait(250);
  },
  async trouble_placed({ trouble, slot }, stage, { text }) {
    stage.memory.drawn?.card.remove();
    stage.sound("siren");
    const { cut, leaves } = await landing(stage, slot, text);
    await stage.wait(1200);
    leaves();
    const lands = card(stage, "", "trouble", picture(stage, slot));
    await stage.fly(lands, cut, slotOf(slot), 420);
    stage.sound("thump");
    await shake(stage, slotOf(slot), 6);
  },
  scene_drawn: (step, stage, { text }) => panel(stage, "scene", text).then((cut) => stage.animate(cut, [{}, { translate: "100% 0" }], { duration: 300, delay: 700 })),
  scene_placed: goes(piles, ({ slot }) => slotOf(slot), { drawing: comes }),
  goods_shown: goes(piles, ({ slot }) => slotOf(slot), { drawing: comes }),

  async check_opened({ goal, seat }, stage) {
    aim = goal?.solve ?? null;
    const there = aim ? slotOf(aim) : boardOf(seat);
    stage.sound("coin", 0);
    await Promise.all([stage.pulse(there, 360), aim ? stage.arrow(pieceOf(seat) ?? boardOf(seat), there, "aim", 360) : null]);
  },
  paid: goes(({ seat }) => hand(seat), meter, { sound: "coin" }),
  async token_paid({ seat }, stage) {
    stage.memory.paid = (stage.memory.paid ?? 0) + 1;
    stage.sound("coin", stage.memory.paid);
    await stage.fly(stage.front("hopping ap", "AP"), tokens(seat), meter(), 260);
  },
  trouble_adds: (step, stage, { text }) => stage.rise(meter(), text, "grave"),
  bonus_adds: ({ amount }, stage) => stage.rise(meter(), `+${amount}`, "glad"),
  async check_succeeded(step, stage) {
    stage.sound("rise");
    await stage.animate(meter(), [{}, { filter: "brightness(2.4)" }, {}], { duration: 200 });
  },
  async check_failed({ seat }, stage, { text }) {
    stage.sound("drum", 2);
    shake(stage, meter());
    await stage.rise(boardOf(seat), text, "grave");
  },
  trouble_solved: solved,
  scene_solved: solved,
  site_card_solved: solved,
  seal_lifted: ({ seat }, stage, { text }) => stage.rise(boardOf(seat), text, "glad"),

  async moved({ seat, to }, stage, { text }) {
    const piece = pieceOf(seat);
    stage.sound("step");
    if (to !== "site") {
      await Promise.all([stage.arrow(piece, areaOf(to), "way", 480), stage.move(piece, areaOf(to), 480, 16)]);
      return;
    }
    stage.sound("hum");
    stage.animate(areaOf("site"), [{}, { scale: 1.08, filter: "brightness(1.8)" }, {}], { duration: 600 });
    await stage.move(piece, areaOf("site"), 600, 24);
    if (stage.memory.entered) return;
    stage.memory.entered = true;
    const veil = await stage.curtain("the-site", text, 500);
    await stage.wait(500);
    await stage.animate(veil, [{}, { opacity: 0 }], { duration: 300 });
  },
  site_card_turned: async (step, stage, { text }) => {
    stage.sound("drum", 1);
    const turned = card(stage, text, "site");
    await stage.fly(turned, siteDeck(), areaOf("site"), 520, { turns: true });
    await stage.wait(300);
  },
  encounter_laid: goes(siteDeck, () => seen("#encounter", "#site"), { drawing: () => sign("site") }),
  site_card_failed: (step, stage, { text }) => stage.rise(areaOf("site"), text, "grave"),
  async retreated(step, stage, { text }) {
    stage.sound("drum", 3);
    const veil = await stage.curtain("the-site", text, 400);
    await stage.animate(veil, [{}, { opacity: 0 }], { duration: 400, delay: 500 });
  },

  async enemy_hit({ at, amount }, stage) {
    const there = slotOf(at);
    stage.sound("thump");
    const { x, y } = stage.middle(there);
    const slash = stage.front("slash");
    const cuts = (size) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(-32deg) scaleX(${size})`;
    stage.rise(there, `−${amount}`, "hit");
    await Promise.all([stage.animate(slash, [{ transform: cuts(0), opacity: 1 }, { transform: cuts(1), opacity: 1 }, { transform: cuts(1), opacity: 0 }], { duration: 300 }), shake(stage, there, 4)]);
  },
  async countered({ at, seat }, stage) {
    stage.sound("drum", 1);
    await stage.arrow(slotOf(at), pieceOf(seat) ?? boardOf(seat), "strike", 220);
  },
  async hurt({ seat, amount }, stage) {
    stage.sound("thump");
    const veins = stage.front("wash");
    stage.animate(veins, [{ opacity: 0 }, { opacity: 0.8, offset: 0.3 }, { opacity: 0 }], { duration: 420 });
    stage.rise(hearts(seat), `−${amount} ♥`, "hit");
    await Promise.all([stage.animate(pieceOf(seat), [{}, { rotate: "-4deg" }, { rotate: "4deg" }, {}], { duration: 380 }), shake(stage, boardOf(seat), 4)]);
  },
  npc_hurt: ({ amount }, stage) => stage.rise(seen("#companion", "#story"), `−${amount} ♥`, "hit"),
  reduced: ({ seat, amount }, stage) => stage.rise(hearts(seat), `${amount} ⛨`, "glad"),
  healed: ({ seat, amount }, stage) => stage.rise(hearts(seat), `+${amount} ♥`, "glad"),
  async down({ seat }, stage, { text }) {
    stage.sound("lost");
    stage.rise(boardOf(seat), text, "grave");
    await stage.animate(pieceOf(seat), [{}, { rotate: "90deg", opacity: 0.7 }], { duration: 380 });
    await stage.wait(300);
  },
  shaken: ({ seat }, stage) => shake(stage, boardOf(seat), 6),

  drew: goes(({ seat }) => seen(`#deck-${seat}`, `#board-${seat}`), ({ seat }) => hand(seat)),
  bought: goes(({ slot }) => slotOf(slot), ({ seat }) => hand(seat), { sound: "coin", drawing: goods }),
  gained: goes(piles, ({ seat }) => hand(seat)),
  equipped: goes(({ seat }) => hand(seat), ({ seat }) => gear(seat)),
  handed_over: goes(({ seat }) => hand(seat), ({ to }) => hand(to)),
  tokens_gained: ({ seat, tokens: count }, stage) => stage.rise(tokens(seat), `+${count} AP`, "glad"),
  tokens_lost: ({ seat, tokens: count }, stage) => stage.rise(tokens(seat), `−${count} AP`, "hit"),
  used: ({ seat }, stage) => stage.pulse(boardOf(seat), 240),

  scene_opened: (step, stage, { text }) => page(stage, text),
  mod_opened: (step, stage, { text }) => page(stage, text),
  chosen: (step, stage, { text }) => page(stage, text),

  async over({ ending }, stage, { text }) {
    const won = ending === "cleared";
    stage.sound(won ? "won" : "lost");
    await stage.curtain(won ? "neon-dawn" : "night", text);
    await stage.wait(900);
  },
};

// A page of the story.
async function page(stage, text) {
  stage.sound("card");
  const paper = stage.front("story-page", text);
  await stage.animate(paper, [{ opacity: 0, translate: "0 -30px", rotate: "-2deg" }, { opacity: 1, translate: "0 0", rotate: "-1deg" }], { duration: 260 });
  await stage.wait(700);
  await stage.animate(paper, [{}, { opacity: 0 }], { duration: 200 });
}

// The ways, whose targets change with what lies along them.
const ways = () => [...document.querySelectorAll("#lines .way")].map(({ id }) => id);

const shownAt = (spot) => `show-${spot === "site" ? "site-card" : `slot-${slug(spot)}`}`;

// What the check is for that a step ends.
function aimedAt(step, steps) {
  const opened = steps.slice(0, steps.indexOf(step)).findLast(({ event }) => event === "check_opened");
  return opened ? (opened.goal?.solve ?? null) : aim;
}

// The parts of the page that a step among these changes.
export function changes(step, steps) {
  const { event, seat, slot, at } = step;
  switch (event) {
    case "round":
      return ["round-number"];
    case "step":
      return ["round-steps"];
    case "hurt":
    case "healed":
    case "down":
      return [`hp-${seat}`, `tags-${seat}`];
    case "npc_hurt":
      return ["companion"];
    case "token_paid":
    case "tokens_gained":
    case "tokens_lost":
      return [`tokens-${seat}`];
    case "trouble_drawn":
      return ["troubles-left"];
    case "trouble_placed":
      return [shownAt(slot), ...ways()];
    case "goods_shown":
    case "scene_placed":
    case "bought":
      return [shownAt(slot)];
    case "enemy_hit":
      return [shownAt(at)];
    case "trouble_solved":
    case "scene_solved":
    case "site_card_solved": {
      const spot = aimedAt(step, steps);
      return spot ? [shownAt(spot)] : [];
    }
    default:
      return [];
  }
}

// The selector of where a step happens, if it happens somewhere.
export function place({ event, slot, at, to, goal, seat, by }) {
  const there = slot ?? at ?? goal?.solve;
  if (there === "site") return ":is(#area-site, #site)";
  if (there) return `:is(#slot-${slug(there)}, #at-slot-${slug(there)})`;
  if (event === "moved") return `:is(#area-${to}${to === "site" ? ", #site" : ""})`;
  const owner = seat ?? (typeof by === "number" ? by : undefined);
  return owner === undefined ? null : `:is(#dock-${owner}, #board-${owner}, #plays-${owner})`;
}
