// Keeps a page up to date. Without it every form and link still works.

const notices = document.getElementById("notices");
const main = () => document.getElementById("main");
const parse = (html) => new DOMParser().parseFromString(html, "text/html");

// What went wrong stays until it is clicked away or something else is done.
function notice(text) {
  notices.replaceChildren();
  if (!text) return;
  const line = document.createElement("p");
  line.className = "notice";
  line.textContent = text;
  notices.append(line);
}

notices.addEventListener("click", () => notice(""));

// --- A double click is one click: its second half neither closes or confirms what the first has opened, nor presses what lies there
// since. Whoever presses one button again and again means it.

const PRESSED = "a[data-menu], [data-arms] > summary, button[name=action], .menu button";
let first = "";

window.addEventListener("click", (event) => {
  const thing = event.target.closest?.(PRESSED);
  const name = thing && `${thing.localName} ${thing.id} ${thing.getAttribute("href") ?? thing.value}`;
  if (event.detail > 1 && thing && (name !== first || thing.localName !== "button")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else first = name;
}, true);

// --- Morphing: the new tree is poured into the old one, so that focus, scrolling and transitions live on.

const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");

function kept(old, child, next) {
  if (!child.id) return next && !next.id && sameKind(next, child) ? next : null;
  const found = document.getElementById(child.id);
  return found && main().contains(found) && !found.contains(old) && sameKind(found, child) ? found : null;
}

function place(parent, node, before) {
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

// A slot stands in a frame for a part: the one that is there already, or one that has come with it.
const isSlot = (node) => node.localName === "template" && Boolean(node.id);

// Parts that are there, and parts that have come, by their ids, while news is poured in.
let held = new Map();
let fresh = new Map();

// The part for a slot.
function part(id) {
  if (!held.has(id)) held.set(id, brought(fresh.get(id)));
  return held.get(id);
}

// A new node for this page, with its slots filled.
function brought(pattern) {
  const node = document.importNode(pattern, true);
  if (node.querySelectorAll) for (const slot of node.querySelectorAll("template[id]")) slot.replaceWith(part(slot.id));
  return node;
}

function morph(old, pattern) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== pattern.nodeValue) old.nodeValue = pattern.nodeValue;
    return;
  }
  attributes(old, pattern);
  // What a fold holds has come for itself.
  const holds = old.matches("details[data-later]") && old.lastElementChild.matches(".come");
  const stays = new Set([...pattern.children].map((child) => child.id));
  for (const child of [...old.children]) if (child.id && !stays.has(child.id)) child.remove();
  let next = old.firstChild;
  for (const child of [...pattern.childNodes]) {
    const found = isSlot(child) ? part(child.id) : kept(old, child, next);
    if (found === null) {
      old.insertBefore(brought(child), next);
      continue;
    }
    if (found === next) next = next.nextSibling;
    else place(old, found, next);
    if (!isSlot(child)) morph(found, child);
  }
  if (holds) return;
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

// What the reader has opened or is typing is the reader's.
const own = (node, name) =>
  (name === "open" && node.nodeName === "DETAILS") ||
  (name === "hidden" && "copy" in node.dataset) ||
  (name === "aria-expanded" && node.id === "fold-choices") ||
  (name === "style" && node.matches(".menu, .passing")) ||
  (name === "data-side" && node.matches(".menu")) ||
  (name === "aria-pressed" && node.id === "replay-play") ||
  (name === "tabindex" && "stop" in node.dataset) ||
  (name === "value" && node === document.activeElement && node.nodeName !== "BUTTON" && node.type !== "range");

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (own(old, name) || old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (name === "value" && "value" in old) old.value = value;
  }
  if (old.type === "checkbox" && !old.form?.contains(document.activeElement)) old.checked = old.defaultChecked;
}

// What kinds of things there are to choose: when they change, the list of them begins at its top again.
const kinds = () => [...document.querySelectorAll("#choices > [id]")].map((group) => group.id).join();

// Where the keyboard goes on when what had the focus is gone: at the choices, or at what is asked until there are some again. Once
// the game is over, nothing is.
let waits = null;

function stay() {
  const [choices, prompt] = ["choices", "prompt"].map((id) => document.querySelector(`#${id}:not(.over *)`));
  const next = choices ?? prompt ?? main();
  next.focus({ preventScroll: true });
  waits = choices ? null : next;
}

// The link that skips the head of the page leads to the choices while there are some.
function skip() {
  const link = document.querySelector(".skip");
  const target = document.getElementById("choices") ? "choices" : "main";
  link.hash = target;
  link.textContent = link.dataset[target];
}

// News of the table: a line of JSON with the revision and the steps that have been taken, then the parts that look different.
// Parts that belong into an svg element stand in one. The steps are played before the parts are shown.
function receive({ data, lastEventId }) {
  const end = data.indexOf("\n");
  const news = JSON.parse(data.slice(0, end));
  const holder = document.createElement("template");
  holder.innerHTML = data.slice(end + 1);
  const unwrapped = (element) => (element.localName === "svg" && !element.id ? [...element.children] : [element]);
  const { stays, steps } = news;
  const parts = [...holder.content.children].flatMap(unwrapped);
  const goesOn = stays > 0 && stays === newest;
  newest = steps.at(-1)?.number ?? stays;
  if (!goesOn && newest) isWhole = false;
  main().dataset.mark = lastEventId;
  if (stays) for (const step of steps) say(step.text);
  perform(goesOn ? steps : [], {
    parts,
    ...inPart((id) => holder.content.querySelector(`[id="${id}"]`)),
    tell: (step) => tellStep(step),
    show: () => shown(news, parts),
  });
  hold(holder.content.querySelector("#passing[data-time]"));
}

function shown({ version, title, layout, stays, steps }, parts) {
  main().dataset.version = version;
  main().className = layout;
  if (title.startsWith("●") && !titled.startsWith("●")) theatre?.sound("turn");
  entitle(title);
  show(parts);
  log(stays, steps);
  theatre?.follow();
  goOn();
}

// Pours parts into the page.
function pour(parts) {
  fresh = new Map(parts.map((part) => [part.id, part]));
  held = new Map();
  for (const slot of parts.flatMap((part) => [...part.querySelectorAll("template[id]")])) {
    const there = document.getElementById(slot.id);
    if (there && main().contains(there)) held.set(slot.id, there);
  }
  // What changes its place may be out of the page for a while.
  const there = parts.map((part) => document.getElementById(part.id));
  for (const [place, part] of parts.entries()) if (there[place]) morph(there[place], part);
}

// How an act gives some of what comes with it before all of it is shown.
const inPart = (coming) => ({
  coming,
  showEarly: (ids) => pour(ids.flatMap((id) => coming(id)?.cloneNode(true) ?? [])),
});

function show(parts) {
  const hadFocus = main().contains(document.activeElement);
  const hadKinds = kinds();
  const wasOver = document.getElementById("result") !== null;
  const asked = document.getElementById("ask")?.textContent;
  pour(parts);
  document.getElementById("early")?.removeAttribute("open");
  // What is folded away loses the focus a little later.
  const { activeElement } = document;
  const isGone = hadFocus && !(main().contains(activeElement) && activeElement.checkVisibility());
  if (isGone || (waits && waits === document.activeElement)) stay();
  skip();
  if (kinds() !== hadKinds) {
    for (const id of ["desk", "choices"]) document.getElementById(id)?.scrollTo(0, 0);
  }
  if (!wasOver) document.getElementById("result")?.scrollIntoView({ block: "center" });
  const asks = document.getElementById("ask")?.textContent;
  if (asks && asks !== asked) {
    say(asks);
    const soon = passing()?.querySelector(".by-itself");
    if (soon) say(soon.textContent);
    centre();
  }
  again();
  touching?.changed();
  prepare();
}

// A map that is larger than its frame shows where the action is.
function centre() {
  const frame = document.querySelector(".reel");
  if (!frame || frame.scrollWidth <= frame.clientWidth) return;
  const thing = frame.querySelector(".pawn.active") ?? frame.querySelector(".lit");
  if (!thing) return;
  const [at, around] = [thing, frame].map((element) => element.getBoundingClientRect());
  frame.scrollBy(at.x + at.width / 2 - around.x - around.width / 2, at.y + at.height / 2 - around.y - around.height / 2);
}

// --- A window passes by itself: its button fills as time runs out. Whoever touches the table stops the clock, and it is held
// while what has happened is played.

const TICK = 200;

const passing = () => document.querySelector("#passing[data-time]");

// Which window's clock was stopped or is held, by the time at which it would pass.
let stopped = null;
let holds = null;
let counted = {};

function clock(how, { clock: address, seat, time }) {
  const body = new URLSearchParams({ seat, how });
  if (how === "stop") body.set("time", time);
  fetch(address, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => {});
}

// The clock of this machine may go wrong: then the window has only just opened.
function countDown() {
  const open = passing();
  if (!open) return;
  const { time, wait } = open.dataset;
  if (counted.time !== time) {
    const left = time - Date.now();
    counted = { time, begun: performance.now() - (left > 0 && left <= wait ? wait - left : 0) };
  }
  const spent = Math.min(1, (performance.now() - counted.begun) / wait);
  open.style.setProperty("--spent", spent.toFixed(3));
}

setInterval(countDown, TICK);

function hold(coming) {
  const time = coming?.dataset.time;
  if (!time || passing()?.dataset.time === time) return;
  holds = time;
  clock("hold", coming.dataset);
}

function goOn() {
  const open = passing();
  if (holds && open?.dataset.time === holds) clock("run", open.dataset);
  holds = null;
  countDown();
}

for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, ({ target, key }) => {
    const open = passing();
    if (!open || key === "Tab" || open.contains(target) || !target.closest?.("#playing, #menus-at-hand")) return;
    if (stopped === open.dataset.time) return;
    stopped = open.dataset.time;
    clock("stop", open.dataset);
  });
}

// --- The log: each step is a line, the newest first.

const LINES = 60;

// The number of the newest line the page has been sent.
let newest = numberOf(document.querySelector("#log-lines > li"));

function numberOf(line) {
  return line ? Number(line.id.slice(4)) : 0;
}

function log(stays, steps) {
  const lines = document.getElementById("log-lines");
  for (const line of [...lines.children]) if (numberOf(line) > stays) line.remove();
  for (const step of steps) tellStep(step);
}

function tellStep(step) {
  const lines = document.getElementById("log-lines");
  lines.prepend(logLine(step, lines.dataset.rules));
  while (lines.children.length > LINES) lines.lastElementChild.remove();
}

function logLine({ number, weight, text, rule, step }, rules) {
  const line = document.createElement("li");
  line.id = `log-${number}`;
  line.className = weight;
  const whose = document.getElementById("log").dataset.seats.split(" ")[step?.seat];
  if (whose) line.classList.add("of-seat", whose);
  if (typeof step?.colour === "string") line.classList.add("about", step.colour);
  const words = document.createElement("span");
  words.textContent = text;
  line.append(words);
  if (rule) {
    const link = document.createElement("a");
    Object.assign(link, { className: "rule", href: `${rules}#${rule}`, target: "_blank", rel: "noopener", textContent: rule });
    line.append(link);
  }
  return line;
}

// --- What happens is played (theatre.js), if the game has moments and they have come.

let theatre = null;

async function raise({ theatre: player, moments, sounds }) {
  if (!player) return;
  const [{ open }, played] = await Promise.all([import(player), import(moments)]);
  theatre = open(played, sounds);
}

// What has happened since the reader's last own act: the page as it was then, and the acts that followed, if they have come while
// the page was open. The server knows of the others: then its replay shows them.
let since = null;
let isWhole = !document.getElementById("since");

const ACTS = 300;

function perform(steps, act) {
  if (!theatre || since?.acts.length === ACTS) isWhole = false;
  if (!isWhole) since = null;
  else if (steps.length || since) {
    since ??= { page: document.getElementById("playing").cloneNode(true), acts: [] };
    since.acts.push({ steps, ...act });
  }
  const played = {
    ...act,
    steps,
    show() {
      try {
        act.show();
      } catch (error) {
        // The page is not what the server takes it for: it is sent everything.
        main().dataset.mark = "";
        reconnect();
        throw error;
      }
    },
  };
  if (theatre) theatre.add(played);
  else played.show();
}

// Plays again, from the page as it was to the page as it is.
function playAgain() {
  theatre.finish();
  theatre.acts();
  const playing = document.getElementById("playing");
  const now = playing.cloneNode(true);
  const focused = document.activeElement?.id;
  const { page, acts } = since;
  const isWanted = true;
  const within = (part) => playing.contains(document.getElementById(part.id)) || !document.getElementById(part.id);
  morph(playing, page);
  for (const { steps, parts, coming, showEarly } of acts) {
    theatre.add({ steps, coming, showEarly, isWanted, show: () => pour(parts.filter(within)) });
  }
  const show = () => {
    morph(playing, now);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    again();
    prepare();
  };
  theatre.add({ steps: [], isWanted, show });
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("#since") || !since || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  playAgain();
});

// Whoever does not see the table hears what has happened and what is asked, all of a change together.
const said = document.getElementById("said");
let saying = [];

function say(text) {
  if (!saying.length) {
    setTimeout(() => {
      said.textContent = saying.join(" ");
      saying = [];
    }, 300);
  }
  saying.push(text);
}

// --- Parts that come when they are wanted: what a fold holds, and menus. They are fetched ahead when they are pointed at, and
// anew after each change.

let fetched = new Map();

function wanted(address) {
  if (!fetched.has(address)) fetched.set(address, fetchPart(address));
  return fetched.get(address);
}

async function fetchPart(address) {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  // 204: the table has changed meanwhile, and it is not there any more.
  if (answer.status !== 200) throw new Error(address);
  const holder = document.createElement("template");
  holder.innerHTML = await answer.text();
  return holder.content.firstElementChild;
}

const comesLater = "[data-later] > summary, a[data-menu]";
const addressOf = (node) => (node.matches("summary") ? node.parentNode.querySelector(":scope > p > a") : node).href;

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    const node = target.closest?.(comesLater);
    if (node) wanted(addressOf(node)).catch(() => {});
  });
}

async function unfold(fold) {
  const come = await wanted(addressOf(fold.firstElementChild));
  const old = fold.querySelector(":scope > .come");
  const content = document.createElement("div");
  content.className = "come";
  content.append(document.importNode(come, true));
  within(fold, () => (old ? morph(old, content) : fold.append(content)));
}

// The keyboard stays with a fold whose content changes or is gone.
function within(fold, change) {
  const had = fold.contains(document.activeElement);
  change();
  const { activeElement } = document;
  if (had && !(fold.contains(activeElement) && activeElement.checkVisibility())) fold.firstElementChild.focus({ preventScroll: true });
  document.dispatchEvent(new Event("shown"));
}

document.addEventListener("toggle", ({ target }) => {
  if (target.open && target.matches("details[data-later]")) unfold(target).catch(() => {});
}, true);

const menus = document.getElementById("menus-at-hand");
let opener = null;
// The address of the open menu, and what is shown of it.
let opened = null;

const all = (menu) => menu;

async function openMenu(link, address = link.href, thing = link, shown = all) {
  const [come] = await Promise.all([wanted(address), felt]);
  touching?.withdraw();
  opener = link;
  opened = { address, shown };
  const menu = dressed(shown(document.importNode(come, true)), link);
  menus.replaceChildren(menu);
  // Only an HTML element can be what a popover belongs to: a shape of the map cannot.
  menu.showPopover(link instanceof HTMLElement ? { source: link } : {});
  touching?.shown(menu, thing);
}

// A menu with a way to close it, and short where the table shows what it offers.
function dressed(menu, link) {
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.ariaLabel = menus.dataset.close;
  close.addEventListener("click", closeMenu);
  menu.append(close);
  touching?.offer(menu, link);
  return menu;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-menu]");
  if (!link || !menus.showPopover || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  theatre?.finish();
  if (!link.isConnected) return;
  if (opener === link && menus.querySelector(":popover-open")) return closeMenu();
  openMenu(link).catch(() => location.assign(link.href));
});

document.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.matches?.("a[data-menu]")) return;
  event.preventDefault();
  event.target.click();
});

function closeMenu() {
  menus.querySelector(":popover-open")?.hidePopover();
  menus.replaceChildren();
  touching?.withdraw();
  // What is gone toggles no more for those who listen at the document.
  document.dispatchEvent(new Event("shown"));
}

// What is touched (touch.js), once it has come.
let touching = null;

async function feel({ touch }) {
  const { open } = await import(touch);
  touching = open({ wanted, openMenu, say });
}

// What is unfolded over the board, where a window's styles say so: one thing at a time, and until something else is touched or it
// is decided.
const LISTS = ".sheet > .fold";
const liesOver = (fold) => getComputedStyle(fold, "::details-content").position === "absolute";

function foldAway(but) {
  for (const fold of document.querySelectorAll(`${LISTS}[open]`)) {
    if (fold !== but && liesOver(fold)) within(fold, () => (fold.open = false));
  }
}

document.addEventListener("toggle", ({ target, newState }) => {
  if (newState === "open" && target.matches(LISTS)) foldAway(target);
}, true);
document.addEventListener("pointerdown", ({ target }) => foldAway(target.closest?.(LISTS)));
// The keyboard goes on in the list it is in.
document.addEventListener("submit", ({ target }) => {
  if (target.matches("[data-live]") && !document.activeElement.matches(":focus-visible")) foldAway();
});
document.addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape" && !target.closest?.(":popover-open")) foldAway();
});

// A lit name on a map is pressed like its place.
document.addEventListener("click", ({ target }) => target.closest?.("#targets > g > text")?.parentElement.querySelector(".target").click());

// What is open is fetched anew after a change, and closes if it is not there any more.
function again() {
  fetched = new Map();
  for (const fold of document.querySelectorAll("details[data-later][open]")) unfold(fold).catch(() => within(fold, () => fold.removeAttribute("open")));
  const menu = menus.querySelector(":popover-open");
  if (!menu) return;
  const { address, shown } = opened;
  wanted(address).then((come) => {
    morph(menu, shown(come.cloneNode(true)));
    dressed(menu, opener);
  }, closeMenu);
}

// --- Live updates. A hidden page holds no connection: browsers allow only six to a host.

// The server says that it is alive every 15 seconds: after three silences nobody is there any more.

const SILENCE = 50_000;
const LATER = 5_000;

let source = null;
let silence = 0;

function connect() {
  const { live } = main()?.dataset ?? {};
  if (!live || source || document.hidden) return;
  theatre?.finish();
  const { mark } = main().dataset;
  source = new EventSource(`${live}${live.includes("?") ? "&" : "?"}has=${mark}`);
  source.addEventListener("table", (event) => {
    alive();
    receive(event);
  });
  source.addEventListener("alive", alive);
  source.addEventListener("gone", () => location.reload());
  source.onopen = alive;
  source.onerror = () => {
    lost(true);
    if (source?.readyState !== EventSource.CLOSED) return;
    reconnect();
    // A table that was deleted has a page that says so.
    fetch(location.href, { method: "HEAD" }).then(({ status }) => status === 410 && location.reload(), () => {});
  };
}

function disconnect() {
  clearTimeout(silence);
  source?.close();
  source = null;
}

function reconnect() {
  disconnect();
  setTimeout(connect, LATER);
}

function alive() {
  lost(false);
  clearTimeout(silence);
  silence = setTimeout(() => {
    lost(true);
    reconnect();
  }, SILENCE);
}

// Says that the connection is lost for as long as it is. What could not be sent meanwhile is no news any more when it is back.
function lost(is) {
  const line = document.getElementById("connection");
  const text = is && !document.hidden ? line.dataset.lost : "";
  if (line.textContent === text) return;
  line.textContent = text;
  if (!text && notices.textContent === notices.dataset.failed) notice("");
}

addEventListener("offline", () => main()?.dataset.live && lost(true));
addEventListener("online", () => {
  disconnect();
  connect();
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    disconnect();
    lost(false);
  } else connect();
  mark();
});
addEventListener("pagehide", disconnect);
addEventListener("pageshow", connect);

// --- Where the reader is awaited, in the title and icon of every tab, also of those nobody looks at. One stream serves all pages
// of a browser (turns.js).

let awaited = null;
let titled = document.title;

function entitle(title) {
  titled = title;
  mark();
}

// A tab that is not looked at shows no news of its table: what its title says then comes from the stream.
function mark() {
  const head = document.getElementById("table-head")?.dataset;
  let title = titled;
  if (awaited && document.hidden && head?.table) title = awaited.includes(head.table) ? head.awaited : head.name;
  if (awaited?.length && !title.startsWith("●")) title = `(●) ${title}`;
  document.title = title;
  const icon = document.getElementById("icon");
  icon.dataset.calm ??= icon.getAttribute("href");
  const address = awaited?.length ? icon.dataset.awaited : icon.dataset.calm;
  if (icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}

function hear(tables) {
  awaited = tables;
  mark();
}

const tell = share(document.getElementById("script").dataset.turns);

// Returns the way to whoever listens for all pages: the worker, or else the page with the lock, which may be this one.
function share(address) {
  try {
    const { port } = new SharedWorker(address, { type: "module" });
    port.onmessage = ({ data }) => hear(data);
    return (word) => port.postMessage(word);
  } catch {
    if (!navigator.locks) return () => {};
  }
  const pages = new BroadcastChannel("turns");
  let listener = null;
  pages.onmessage = ({ data }) => (Array.isArray(data) ? hear(data) : listener?.(data));
  navigator.locks.request("turns", async () => {
    const { listen } = await import(address);
    listener = listen((tables) => {
      hear(tables);
      pages.postMessage(tables);
    });
    listener("hello");
    await new Promise(() => {});
  });
  return (word) => (listener ? listener(word) : pages.postMessage(word));
}

addEventListener("pagehide", () => tell("bye"));
addEventListener("pageshow", () => tell("hello"));

// --- Forms marked data-live are posted without leaving the page; the answer comes as a live update.

// Which revision each form that is under way was sent at: once the table has gone on, it can be sent again.
const underWay = new WeakMap();

// What is played is shown at once when the reader acts. What was pressed counts if it is there afterwards and the same is asked.
function isStillMeant(pressed) {
  if (!theatre?.isPlaying) return true;
  const asked = () => document.getElementById("ask")?.textContent;
  const [was, value] = [asked(), pressed?.value];
  theatre.finish();
  return asked() === was && (!pressed || (pressed.isConnected && pressed.value === value));
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-live]") || !main().dataset.live) return;
  event.preventDefault();
  if (!isStillMeant(event.submitter)) return;
  const { version } = main().dataset;
  if (underWay.get(form) === version) return;
  underWay.set(form, version);
  // It shows at once, however far the server is.
  if (event.submitter) event.submitter.ariaBusy = "true";
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    if (body.has("version")) body.set("version", version);
    if (menus.contains(event.submitter)) closeMenu();
    const address = form.getAttribute("action");
    if (body.has("version")) {
      theatre?.acts();
      since = null;
      isWhole = address.includes("/act?");
    }
    const answer = await fetch(address, { method: "POST", body, headers: { accept: "application/json" } });
    isWhole &&= answer.ok;
    // What was done in part is said, too.
    notice(answer.ok ? (answer.status === 200 && (await answer.json()).notice) || "" : (await answer.json()).error);
    // Whoever sits down for the first time becomes somebody else: the updates are theirs from then on.
    if (form.dataset.live === "anew") {
      disconnect();
      tell("anew");
    }
    connect();
  } catch {
    notice(notices.dataset.failed);
  } finally {
    if (underWay.get(form) === version) underWay.delete(form);
    if (event.submitter) event.submitter.ariaBusy = null;
  }
});

// --- Links marked data-swap change what is shown in place: the moves of a replay. A move forward is played.

async function pageAt(address) {
  const answer = await fetch(address);
  const page = parse(await answer.text());
  if (!answer.ok || !page.getElementById("main")) throw new Error(address);
  return page;
}

// Shows the page; settles when it is shown.
async function swap(address, page) {
  theatre?.finish();
  const { promise, resolve } = Promise.withResolvers();
  const steps = isNext(address) ? stepsOf(page) : [];
  const show = () => {
    entitle(page.title);
    history.replaceState(null, "", address);
    morph(main(), page.getElementById("main"));
    theatre?.follow();
    resolve();
  };
  theatre?.acts();
  if (theatre && steps.length) theatre.add({ steps, isQuiet: true, ...inPart((id) => page.getElementById(id)), show });
  else show();
  await promise;
}

const isNext = (address) => document.querySelector("a[data-swap][rel=next]")?.href === address;

function stepsOf(page) {
  const lines = [...page.querySelectorAll("#replay-now li[data-step]")].reverse();
  return lines.map((line) => ({ text: line.firstElementChild.textContent, weight: line.className, step: JSON.parse(line.dataset.step) }));
}

function goTo(address) {
  pageAt(address).then((page) => swap(address, page)).catch(() => location.assign(address));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-swap]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(link.href);
});

const PAUSE = 350;

// Plays on from move to move until it is stopped or there are no more; the next one is fetched meanwhile.
async function playOn(button) {
  const goesOn = () => button.isConnected && button.ariaPressed === "true";
  const next = () => document.querySelector("a[data-swap][rel=next]")?.href;
  button.ariaPressed = "true";
  let address = next();
  let coming = address && pageAt(address);
  while (address && goesOn()) {
    const page = await coming;
    const further = page.querySelector("a[data-swap][rel=next]")?.getAttribute("href");
    coming = further ? pageAt(further) : null;
    coming?.catch(() => {});
    if (!goesOn() || next() !== address) break;
    await Promise.all([swap(address, page), new Promise((resolve) => setTimeout(resolve, PAUSE / (theatre?.speed ?? 1)))]);
    address = next();
  }
  button.ariaPressed = "false";
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("#replay-play");
  if (!button) return;
  if (button.ariaPressed === "true") stopPlaying(button);
  else playOn(button).catch(() => location.reload());
});

function stopPlaying(button) {
  button.ariaPressed = "false";
  theatre?.finish();
}

// Whoever takes the slider, by hand or by keys, wants to be elsewhere.
for (const kind of ["pointerdown", "input"]) {
  document.addEventListener(kind, ({ target }) => {
    const button = document.getElementById("replay-play");
    if (target.id === "replay-slider" && button.ariaPressed === "true") stopPlaying(button);
  });
}

// Who comes to see what has happened does not press it first.
function begin() {
  if (location.hash === "#play") document.getElementById("replay-play")?.click();
}

document.addEventListener("change", ({ target }) => {
  if (target.id !== "replay-slider") return;
  const address = new URL(document.getElementById("timeline").dataset.first, location.href);
  address.searchParams.set("at", target.value);
  goTo(address.href);
});

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (!step || !main()?.hasAttribute("data-keys") || event.target.closest?.("input, select, textarea")) return;
  const link = document.querySelector(`a[data-swap][rel="${step}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

// --- Rules are shown beside what refers to them: the table is not left for them.

const card = document.getElementById("rule");
let asker = null;

async function quote(link) {
  const { pathname, hash } = new URL(link.href);
  const answer = await fetch(`${pathname}/${hash.slice(1)}`);
  const text = answer.ok && parse(await answer.text()).getElementById("rule-text");
  if (!text) throw new Error(link.href);
  for (const named of text.querySelectorAll("[id]")) named.removeAttribute("id");
  text.removeAttribute("id");
  for (const other of text.querySelectorAll("a[href^='#']")) {
    other.href = pathname + other.getAttribute("href");
    other.target = "_blank";
    other.rel = "noopener";
    other.classList.add("rule");
  }
  document.getElementById("rule-said").replaceChildren(document.importNode(text, true));
  document.getElementById("rule-page").href = link.href;
  asker = link;
  card.showPopover();
  document.getElementById("rule-said").focus({ preventScroll: true });
}

function hideCard() {
  if (!card.matches(":popover-open")) return;
  const goesBack = card.contains(document.activeElement);
  card.hidePopover();
  if (goesBack) asker?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("#rule") || event.target.closest("#rule-close")) hideCard();
  const link = event.target.closest("a.rule");
  if (!link || !card.showPopover || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  quote(link).catch(() => open(link.href, "_blank", "noopener"));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideCard();
});

// --- On a narrow screen the choices fold away below what is asked.

document.addEventListener("click", ({ target }) => {
  const fold = target.closest("#fold-choices");
  if (!fold) return;
  const away = document.body.classList.toggle("choices-away");
  fold.ariaExpanded = String(!away);
});

// --- Small things: copying an address, and showing only the seats a new table will have.

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-copy]");
  const field = button && document.getElementById(button.dataset.copy);
  if (!field) return;
  field.select();
  await navigator.clipboard?.writeText(field.value);
  notice(notices.dataset.copied);
  const copied = notices.firstChild;
  setTimeout(() => copied.remove(), 3000);
});

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("#share");
  if (!button) return;
  const { share } = await import(button.dataset.share);
  await share();
});

function prepare() {
  document.dispatchEvent(new Event("shown"));
  for (const button of document.querySelectorAll("button:is([data-copy], [data-share])")) button.hidden = false;
}

// The page for when the server cannot be reached (worker.js).
navigator.serviceWorker?.register("/worker.js").catch(() => {});

const { keys } = document.getElementById("script").dataset;
if (keys) import(keys);

document.addEventListener("change", prepare);
raise(document.getElementById("script").dataset).then(begin);
const felt = feel(document.getElementById("script").dataset).catch(() => {});
prepare();
skip();
centre();
connect();
