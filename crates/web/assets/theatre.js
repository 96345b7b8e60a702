// Plays what has happened, step by step in the log's order, on the page as it was before; then the page shows what has come of it.
//
// An act is a change of the table: its steps, `tell(step)` for when a step begins, `showEarly(ids)` for parts that come before the
// others, and `show()` for when all steps are over. Acts queue up. Each is shown exactly once and in order, whether it is played,
// skipped or not played at all. How a step looks is known by the moments of a game: `moments[kind](step, stage)`, and `place(step)`,
// the selector of where it happens. With `changes(step, steps)`, a game says which parts of the page a step changes: they are shown
// once the last step that changes them is over.

const EASE = "cubic-bezier(.2, .8, .2, 1)";

// How near to the edge of the window things are played.
const EDGE = 40;

// How near to the edge of the window its bar comes.
const EDGE_OF_BAR = 4;

// In a bar that is not so wide, what is told has a line of its own.
const NARROW = 500;

// So many steps may wait before they are played faster; more before those who only watch.
const UNHURRIED = 12;
const WATCHED = 120;

// So many steps keep their numbers where nothing moves.
const MARKS = 24;

const still = matchMedia("(prefers-reduced-motion: reduce)");

// --- The reader's settings: the root element says them, the server keeps them.

const settings = document.documentElement.dataset;

// Settings are kept one after the other. One that cannot be kept holds for as long as the page does.
let keeping = Promise.resolve();

function keep(name, value) {
  settings[name] = value;
  const body = new URLSearchParams({ [name]: value });
  const request = { method: "POST", body, headers: { accept: "application/json" }, keepalive: true };
  keeping = keeping.then(() => fetch("/settings", request)).catch(() => {});
}

// Whether a box around the element shows another part of what is in it than the one with this point.
function isScrolledAway(element, { x, y }) {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflow, display } = getComputedStyle(box);
    if (overflow === "visible" || display === "contents") continue;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}

// --- The stage: what moments are made of. Nothing on it happens once the act is over.

class Stage {
  #player;
  #ghosts = [];
  #animations = new Set();
  // How far elements have been moved.
  #moved = new Map();
  isOver = false;
  // What moments of the same act remember for each other.
  memory = {};

  constructor(player, act) {
    this.#player = player;
    this.act = act;
  }

  // Animates an element; it stays as it is in the end until the act is over. Settles when the animation has ended or the act is over.
  async animate(element, frames, options) {
    if (this.isOver || !element) return;
    const animation = element.animate(frames, { easing: EASE, fill: "both", ...options });
    animation.playbackRate = this.#player.rate();
    if (this.#player.isPaused) animation.pause();
    this.#animations.add(animation);
    await animation.finished.catch(() => {});
  }

  // Time passes.
  wait(duration) {
    return this.animate(document.getElementById("theatre-progress"), [{}], { duration });
  }

  // Puts something onto the page that is gone when the act is over.
  ghost(parent, node) {
    if (this.isOver || !parent) return node;
    parent.append(node);
    this.#ghosts.push(node);
    return node;
  }

  // The same, in front of the page. The words of `content` are text, elements are taken as they are.
  front(className, ...content) {
    const node = document.createElement("div");
    node.className = className;
    node.append(...content);
    return this.isOver ? node : this.ghost(front(), node);
  }

  // The same in an svg element, with these attributes.
  draw(parent, name, attributes, className = "") {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.setAttribute("class", `staged ${className}`);
    return this.ghost(parent, node);
  }

  // Moves something in front of the page from the middle of one element to that of another; what `turns` is turned up on the way.
  fly(node, from, to, duration, { turns = false, end = {} } = {}) {
    const [a, b] = [this.middle(from), this.middle(to)];
    const at = ({ x, y }, angle, scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotateY(${angle}deg) scale(${scale})`;
    const rise = Math.min(120, Math.hypot(b.x - a.x, b.y - a.y) / 4);
    const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - rise };
    const frames = [{ transform: at(a, turns ? 90 : 0, 1) }, { transform: at(top, 0, 1.12), opacity: 1 }, { transform: at(b, 0, 1), ...end }];
    return this.animate(node, frames, { duration, easing: "ease-in-out" });
  }

  // Moves an element of the page to the middle of another one and leaves it there; on the way it hops up this far.
  move(element, to, duration, hop = 0) {
    if (this.isOver || !element || !to) return;
    const [a, b] = [this.middle(element), this.middle(to)];
    const scale = element.getScreenCTM?.()?.a ?? 1;
    const was = this.#moved.get(element) ?? { x: 0, y: 0 };
    const is = { x: was.x + (b.x - a.x) / scale, y: was.y + (b.y - a.y) / scale };
    this.#moved.set(element, is);
    const at = ({ x, y }) => `${x}px ${y}px`;
    const top = { x: (was.x + is.x) / 2, y: (was.y + is.y) / 2 - hop / scale };
    return this.animate(element, [{ translate: at(was) }, { translate: at(top) }, { translate: at(is) }], { duration, easing: "ease-in-out" });
  }

  // Calls attention to an element.
  pulse(element, duration = 400, filter = "brightness(1.6)") {
    return this.animate(element, [{}, { scale: 1.08, filter }, {}], { duration });
  }

  // Words that rise from an element and fade.
  rise(element, words, className = "") {
    const { x, y } = this.middle(element);
    const node = this.front(`rising ${className}`, words);
    const at = (up) => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
    return this.animate(node, [{ transform: at(0), opacity: 0 }, { transform: at(14), opacity: 1, offset: 0.25 }, { transform: at(20), opacity: 1, offset: 0.75 }, { transform: at(44), opacity: 0 }], { duration: 900 });
  }

  // A line from one element to another that draws itself.
  arrow(from, to, className, duration) {
    if (this.isOver) return;
    const [a, b] = [this.middle(from), this.middle(to)];
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const rise = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) / 3);
    path.setAttribute("d", `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - rise} ${b.x} ${b.y}`);
    path.setAttribute("pathLength", 1);
    svg.setAttribute("class", `arrow ${className}`);
    svg.append(path);
    this.ghost(front(), svg);
    return this.animate(path, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration });
  }

  // The whole window for a while, with these words.
  async curtain(className, words, duration = 1800) {
    const title = document.createElement("h2");
    title.textContent = words;
    const veil = this.front(`curtain ${className}`, title);
    this.animate(title, [{ opacity: 0, transform: "translateY(24px)" }, { opacity: 1, transform: "none" }], { duration: duration / 3, delay: duration / 3 });
    await this.animate(veil, [{ opacity: 0, backgroundPosition: "100% 50%" }, { opacity: 1, backgroundPosition: "0% 50%" }], { duration, easing: "ease-in-out" });
    return veil;
  }

  // What covers the table can be skipped, however short the act is: the bar comes.
  covers() {
    if (!this.isOver && !this.act.isQuiet) this.#player.comes();
  }

  // The middle of an element, or the place in the window that is nearest to it; that of the window if it is not to be seen.
  middle(element) {
    const box = element?.getBoundingClientRect();
    if (!box || (!box.width && !box.height)) return { x: innerWidth / 2, y: innerHeight / 2 };
    const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
    return { x: within(box.x + box.width / 2, innerWidth), y: within(box.y + box.height / 2, innerHeight) };
  }

  sound(name, ...values) {
    if (!this.isOver) this.#player.sound(name, ...values);
  }

  // The part with this id that comes with the act, to be copied.
  coming(id) {
    return this.act.coming?.(id) ?? null;
  }

  // The steps that follow in this act.
  get ahead() {
    return this.act.steps.slice(this.act.at + 1);
  }

  each(does) {
    for (const animation of this.#animations) does(animation);
  }

  close() {
    this.isOver = true;
    this.each((animation) => animation.cancel());
    for (const ghost of this.#ghosts) ghost.remove();
  }
}

function front() {
  let layer = document.getElementById("theatre-front");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "theatre-front";
    layer.className = document.getElementById("main").className;
    layer.ariaHidden = "true";
    document.body.append(layer);
  }
  return layer;
}

// --- The player.

class Player {
  #moments;
  #queue = [];
  #stage = null;
  #isRunning = false;
  #goOn = () => {};
  #sounds = null;
  #address;
  isPaused = false;

  constructor(moments, sounds) {
    this.#moments = moments;
    this.#address = sounds;
    this.bar = document.getElementById("theatre");
    this.#listen();
  }

  get isPlaying() {
    return this.#queue.length > 0;
  }

  // Whoever only watches has a button of their own to pause, whether or not something is being played.
  get isWatched() {
    return document.getElementById("watch-pause") !== null;
  }

  get speed() {
    return Number(settings.speed) || 4;
  }

  // How fast time passes on the stage: as wished, and faster the more is waiting.
  rate() {
    const waiting = this.#queue.reduce((sum, act) => sum + act.steps.length - act.at, 0);
    return (Number(settings.speed) || 1) * Math.max(1, waiting / (this.isWatched ? WATCHED : UNHURRIED));
  }

  // Plays an act after those that wait, or shows it at once.
  add(act) {
    act.at = 0;
    const isPlayed = act.steps.some((step) => this.#moment(step));
    act.isAtOnce = !isPlayed || still.matches || document.hidden || (settings.speed === "0" && !act.isWanted);
    if (act.isAtOnce && !this.isPlaying && !this.isPaused) {
      act.show();
      this.#shown(act);
      return;
    }
    this.#queue.push(act);
    if (!this.#isRunning) this.#run();
  }

  async #run() {
    this.#isRunning = true;
    while (this.isPlaying) {
      const act = this.#queue[0];
      if (this.isPaused) await new Promise((resolve) => (this.#goOn = resolve));
      if (this.#queue[0] === act && !act.isAtOnce) await this.#perform(act);
      if (this.#queue[0] === act) this.#end();
    }
    this.#isRunning = false;
  }

  async #perform(act) {
    act.before?.();
    const stage = new Stage(this, act);
    this.#stage = stage;
    const grave = act.steps.some(({ weight }) => weight === "grave" || weight === "glad");
    if (!act.isQuiet && (grave || act.steps.length > 2 || act.isWanted)) this.comes();
    const changed = this.#changedBy(act.steps);
    for (const [at, step] of act.steps.entries()) {
      if (stage.isOver) return;
      act.at = at;
      act.tell?.(step);
      try {
        await this.#play(step, stage);
        if (!stage.isOver && changed[at].length) act.showEarly(changed[at]);
      } catch (error) {
        // A table whose things have moved elsewhere is shown all the same.
        reportError(error);
      }
    }
  }

  async #play(step, stage) {
    const moment = this.#moment(step);
    if (!moment) return;
    const { steps, at } = stage.act;
    document.getElementById("theatre-says").textContent = step.text;
    document.getElementById("theatre-progress").style.width = `${(100 * (at + 1)) / steps.length}%`;
    this.#bringIntoSight(step);
    this.bar.dispatchEvent(new CustomEvent("moment", { detail: step, bubbles: true }));
    await moment(step.step, stage, step);
  }

  // The parts that are as they come to be after each step.
  #changedBy(steps) {
    const played = steps.flatMap(({ step }) => step ?? []);
    const changed = steps.map(({ step }) => (step && this.#moments.changes?.(step, played)) ?? []);
    const last = new Map(changed.flatMap((ids, at) => ids.map((id) => [id, at])));
    return changed.map((ids, at) => [...new Set(ids)].filter((id) => last.get(id) === at));
  }

  // The bar comes where the question stands, which nobody answers while steps are played, and is as wide as it: with the choices, if
  // they stand beside it.
  comes() {
    if (!this.bar.hidden) return;
    this.bar.hidden = false;
    this.#lay();
  }

  #lay() {
    const [asked, beside] = ["#prompt", "#choices"].map((css) => document.querySelector(css)?.getBoundingClientRect());
    if (this.bar.hidden || !asked?.width) return;
    const isBeside = beside?.width && beside.top < asked.bottom && asked.top < beside.bottom && beside.left >= asked.right - 1;
    const right = isBeside ? beside.right : asked.right;
    this.bar.style.width = `${right - asked.left}px`;
    this.bar.classList.toggle("narrow", right - asked.left < NARROW);
    const { width, height } = this.bar.getBoundingClientRect();
    const within = (value, most) => Math.max(EDGE_OF_BAR, Math.min(value, most - EDGE_OF_BAR));
    this.bar.style.left = `${within((asked.left + right - width) / 2, innerWidth - width)}px`;
    this.bar.style.top = `${within(asked.top + Math.max(0, (asked.height - height) / 2), innerHeight - height)}px`;
  }

  // A board that is larger than its frame shows where the step happens.
  #bringIntoSight({ step }) {
    const place = this.#moments.place(step);
    const thing = place && document.querySelector(place);
    const frame = thing?.closest(".reel");
    if (!frame || frame.scrollWidth <= frame.clientWidth) return;
    const [at, around] = [thing, frame].map((element) => element.getBoundingClientRect());
    frame.scrollBy(at.x + at.width / 2 - around.x - around.width / 2, at.y + at.height / 2 - around.y - around.height / 2);
  }

  #moment({ step }) {
    return step && this.#moments.moments[step[this.#moments.tag]];
  }

  // The first act that waits is over: the page shows what has come of it, without any transition of its own.
  #end() {
    const act = this.#queue.shift();
    const root = document.documentElement;
    root.classList.add("theatre-cut");
    try {
      act.show();
    } catch (error) {
      reportError(error);
    }
    this.#stage?.close();
    this.#stage = null;
    root.getBoundingClientRect();
    root.classList.remove("theatre-cut");
    this.#shown(act);
    if (!this.isPlaying) this.#rest();
  }

  #shown({ isAtOnce, steps }) {
    if (isAtOnce && still.matches) this.#mark(steps);
  }

  #rest() {
    this.bar.hidden = true;
    if (!this.isWatched) this.#pause(false);
    document.getElementById("theatre-front")?.remove();
    this.bar.dispatchEvent(new CustomEvent("rest", { bubbles: true }));
  }

  // Everything that waits is shown at once.
  finish() {
    while (this.isPlaying) this.#end();
    this.#goOn();
  }

  #pause(is) {
    this.isPaused = is;
    document.documentElement.classList.toggle("theatre-paused", is);
    this.#stage?.each((animation) => {
      if (animation.playState === "finished") return;
      if (is) animation.pause();
      else animation.play();
    });
    if (!is) this.#goOn();
  }

  // --- Sound is made once it is wanted.

  sound(name, ...values) {
    this.#sounds?.then((sounds) => sounds.play(Number(settings.volume) / 100, name, ...values)).catch(() => {});
  }

  #hear() {
    if (settings.sound === "on") this.#sounds ??= import(this.#address);
    else this.#sounds = null;
  }

  // --- What the reader wishes.

  #listen() {
    this.#hear();
    this.#check();
    document.addEventListener("change", ({ target }) => {
      if (target.name === "theatre-speed" || target.name === "theatre-speed-now") keep("speed", target.value);
      else if (target.name === "theatre-sound") keep("sound", target.value);
      else return;
      this.#hear();
      this.#check();
      this.sound("turn");
      if (settings.speed === "0") this.finish();
      this.#stage?.each((animation) => animation.updatePlaybackRate(this.rate()));
    });
    document.addEventListener("click", ({ target }) => target.closest("#theatre-pause, #watch-pause") && this.#pause(!this.isPaused));
    document.getElementById("theatre-skip").addEventListener("click", () => this.finish());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isPlaying) this.finish();
    });
    document.addEventListener("visibilitychange", () => document.hidden && this.finish());
    addEventListener("pagehide", () => this.finish());
    for (const kind of ["resize", "scroll"]) addEventListener(kind, () => this.follow(), { capture: true, passive: true });
  }

  #check() {
    const { speed, sound } = settings;
    const is = { "theatre-speed": speed, "theatre-speed-now": speed, "theatre-sound": sound };
    for (const input of document.querySelectorAll(".speeds input")) input.checked = input.value === is[input.name];
  }

  // --- Where nothing moves, each step leaves its number where it happened and in the log, until the reader's next own act.

  #marked = [];
  #number = 0;

  #mark(steps) {
    for (const step of steps) {
      const place = step.step && this.#moments.place(step.step);
      if (!place) continue;
      this.#number += 1;
      this.#marked.push({ place, number: this.#number });
      const line = document.getElementById(`log-${step.number}`);
      if (line) line.dataset.mark = this.#number;
    }
    this.#marked = this.#marked.slice(-MARKS);
    this.#place();
  }

  #place() {
    if (!this.#marked.length && !document.getElementById("theatre-marks")) return;
    let layer = document.getElementById("theatre-marks");
    if (!layer) {
      layer = document.createElement("div");
      layer.id = "theatre-marks";
      layer.ariaHidden = "true";
      document.body.append(layer);
    }
    const places = new Map();
    for (const { place, number } of this.#marked) places.set(place, [...(places.get(place) ?? []), number]);
    const marks = [...places].flatMap(([place, numbers]) => {
      const element = document.querySelector(place);
      if (!element?.checkVisibility()) return [];
      const box = element.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (isScrolledAway(element, middle)) return [];
      const mark = document.createElement("b");
      mark.textContent = numbers.slice(-3).join(" ");
      Object.assign(mark.style, { left: `${middle.x}px`, top: `${middle.y}px` });
      return [mark];
    });
    layer.replaceChildren(...marks);
  }

  // The page has changed: marks stay where their things are, and so does the bar.
  follow() {
    this.#place();
    this.#lay();
  }

  // The reader acts, and wants to see what comes of it.
  acts() {
    this.#pause(false);
    this.#marked = [];
    this.#number = 0;
    for (const line of document.querySelectorAll("#log-lines > [data-mark]")) delete line.dataset.mark;
    this.#place();
  }
}

// The page says when its steps are played.
export function open(moments, sounds) {
  const player = new Player(moments, sounds);
  player.bar.dataset.ready = "";
  return player;
}
