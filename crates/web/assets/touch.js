// Touching things: what a choice is about is marked before it is made, things are dragged onto what they are for, and what gives
// something away is touched twice. The markup says which and where:
//   data-marks     ids of what a button is about
//   data-drag      on a thing: the id of the shape that follows the pointer
//   data-menu-at   the address of the thing's menu, if the thing is not the link to it
//   data-onto      on a button of that menu: ids of what the thing is dropped on to press it
//   data-arms      on a fold with one button: what its summary says once it is touched
//   data-there     in a menu: what it says in place of a long list, if not what all menus say
// A menu that offers much that lies in sight is short: what it offers is lit, and touched where it lies.

import { beside } from "./beside.js";

const FAR = 8;
const ARMED = 5000;
const MANY = 6;

const menus = document.getElementById("menus-at-hand");
const ids = (text) => (text ?? "").split(" ").filter(Boolean);
const elements = (text) => ids(text).map((id) => document.getElementById(id)).filter(Boolean);
const addressOf = (thing) => thing.dataset.menuAt ?? thing.href;

// `wanted` fetches a menu, `openMenu` opens one beside something, `say` is heard.
export function open({ wanted, openMenu, say }) {
  // --- Marks.

  let marked = [];
  const tip = document.createElement("p");
  tip.className = "tip";
  tip.hidden = true;
  document.body.append(tip);

  function mark(text) {
    for (const element of marked) element.classList.remove("marked");
    marked = elements(text);
    for (const element of marked) element.classList.add("marked");
  }

  function tell(text, x, y) {
    tip.textContent = text;
    tip.hidden = !text;
    if (!text) return;
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(6, Math.min(x - width / 2, innerWidth - width - 6));
    tip.style.inset = `${y - height > 6 ? y - height : y + 40}px auto auto ${left}px`;
  }

  // What stays marked while a menu is open: what its first choice is about.
  let resting = "";

  function rest(menu) {
    resting = menu?.querySelector("[data-marks].main")?.dataset.marks ?? "";
    mark(resting);
  }

  function calm() {
    mark(resting);
    tell("");
  }

  // A link to a menu shows what the first choice there is about, with its words.
  async function preview(link) {
    const menu = await wanted(link.href);
    const first = menu.querySelector("[data-marks].main");
    if (!first || !link.matches(":hover, :focus-visible") || lifted) return;
    mark(first.dataset.marks);
    if (menus.querySelector(":popover-open")) return;
    const { x, y, width } = link.getBoundingClientRect();
    tell((first.querySelector(".told b") ?? first).textContent, x + width / 2, y - 8);
  }

  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, ({ target, pointerType }) => {
      if (lifted) return;
      const button = target.closest?.("[data-marks]");
      const link = target.closest?.("a[data-menu]");
      if (button) mark(button.dataset.marks);
      else if (link && pointerType !== "touch") preview(link).catch(() => {});
    });
  }
  for (const kind of ["pointerout", "focusout"]) {
    document.addEventListener(kind, ({ target }) => {
      if (!lifted && target.closest?.("[data-marks], a[data-menu]")) calm();
    });
  }

  // --- Dragging.

  // What is held: the thing, where it was taken, and, once its menu is there, the menu's buttons by what it is dropped on. It is
  // lifted once it has moved.
  let held = null;
  let lifted = null;

  document.addEventListener("pointerdown", (event) => {
    const thing = event.target.closest?.("[data-drag]");
    if (!thing || event.button || !event.isPrimary) return;
    held = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, onto: new Map() };
    ask(held);
  });

  function ask(taken) {
    taken.learnt = wanted(addressOf(taken.thing)).then((menu) => learn(taken, menu), () => (taken.onto = new Map()));
  }

  function targetsIn(menu) {
    const onto = new Map();
    for (const button of menu.querySelectorAll("[data-onto]")) {
      for (const id of ids(button.dataset.onto)) onto.set(id, [...(onto.get(id) ?? []), button]);
    }
    return onto;
  }

  function learn(taken, menu) {
    taken.onto = targetsIn(menu);
    if (lifted !== taken) return;
    dim();
    lifted.over = null;
    glow();
  }

  const glow = () => {
    for (const id of lifted.onto.keys()) document.getElementById(id)?.classList.add("takes");
  };

  function lift() {
    lifted = held;
    calm();
    document.body.classList.add("dragging");
    lifted.ghost = ghostOf(document.getElementById(lifted.thing.dataset.drag) ?? lifted.thing);
    document.body.append(lifted.ghost);
    glow();
  }

  // A copy in the shells of what its shape lies in: how it looks follows from these.
  function inPlace(copy, shape) {
    const { width, height } = sizeOf(shape);
    Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: 0, inset: "auto", position: "relative", transform: "none", translate: "none" });
    let whole = copy;
    for (let around = shape.parentElement; !around.matches("main, body"); around = around.parentElement) {
      const shell = around.cloneNode(false);
      shell.removeAttribute("id");
      Object.assign(shell.style, { all: "unset", display: "contents" });
      shell.append(whole);
      whole = shell;
    }
    return whole;
  }

  // As it is laid out: what is turned takes more room than it is wide.
  function sizeOf(shape) {
    if (!(shape instanceof HTMLElement)) return shape.getBoundingClientRect();
    const { width, height } = getComputedStyle(shape);
    return { width: parseFloat(width), height: parseFloat(height) };
  }

  function ghostOf(shape) {
    const at = sizeOf(shape);
    const copy = shape.cloneNode(true);
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    const ghost = document.createElement("div");
    ghost.className = `carried ${document.getElementById("main").className}`;
    Object.assign(ghost.style, { width: `${at.width}px`, height: `${at.height}px` });
    ghost.ariaHidden = "true";
    if (shape instanceof SVGElement && !(shape instanceof SVGSVGElement)) {
      const { x, y, width, height } = shape.getBBox();
      const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
      copy.removeAttribute("transform");
      picture.append(copy);
      ghost.append(picture);
    } else ghost.append(inPlace(copy, shape));
    return ghost;
  }

  document.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!lifted) {
      if (Math.hypot(x - held.x, y - held.y) < FAR) return;
      lift();
    }
    const { width, height } = lifted.ghost.getBoundingClientRect();
    lifted.ghost.style.translate = `${x - width / 2}px ${y - height * 0.8}px`;
    aim(x, y);
  });

  function aim(x, y) {
    const over = targetAt(lifted, x, y);
    if (over === lifted.over) return;
    lifted.over?.classList.remove("over");
    over?.classList.add("over");
    lifted.over = over;
    const [first, ...others] = over ? lifted.onto.get(over.id) : [];
    mark(first?.dataset.marks);
    const words = first ? first.title || parts(first).join(" · ") : "";
    tell(others.length ? `${words} …` : words, x, y - 48);
  }

  // What stands side by side in a button, such as where it leads and what that costs.
  const parts = (button) => [...button.childNodes].map((part) => part.textContent.trim()).filter(Boolean);

  function targetAt({ onto }, x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      for (let around = element; around; around = around.parentElement) if (onto.has(around.id)) return around;
    }
    return null;
  }

  function dim() {
    for (const element of document.querySelectorAll(".takes")) element.classList.remove("takes", "over");
  }

  function letGo() {
    lifted.ghost.remove();
    document.body.classList.remove("dragging");
    dim();
    held = lifted = null;
    calm();
  }

  document.addEventListener("pointerup", (event) => {
    if (lifted && event.pointerId === lifted.pointer) {
      swallowClick();
      const dropped = lifted;
      letGo();
      // A hand may be quicker than the line; and a menu that opened before this event is over would be closed by it again.
      dropped.learnt.then(() => setTimeout(drop, 0, dropped, event.clientX, event.clientY));
    }
    held = null;
  });

  function drop(dropped, x, y) {
    const over = targetAt(dropped, x, y);
    if (!over) return;
    press(dropped.onto, dropped.thing, over);
  }

  // Presses the button of a thing's menu for what it is to be used on; asks which if there are several.
  function press(onto, thing, over) {
    const buttons = onto.get(over.id);
    if (buttons.length === 1) submit(buttons[0]);
    else openMenu(thing, addressOf(thing), over, (menu) => only(menu, over.id)).catch(() => {});
  }

  for (const [target, kind] of [[document, "pointercancel"], [window, "blur"]]) {
    target.addEventListener(kind, () => {
      if (lifted) letGo();
      held = null;
    });
  }

  window.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(lifted || armed)) return;
    event.stopPropagation();
    event.preventDefault();
    if (lifted) letGo();
    held = null;
    disarm();
  }, true);

  // A finger that rests on what it holds opens no menu of the browser.
  document.addEventListener("contextmenu", (event) => {
    if (held) event.preventDefault();
  });

  // Links and pictures are not dragged out of the page.
  document.addEventListener("dragstart", (event) => {
    if (event.target.closest?.("[data-drag]")) event.preventDefault();
  });

  // Dropping is not a click on what was taken.
  function swallowClick() {
    const swallow = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, true), 80);
  }

  // A button of a menu that is not open.
  function submit(button) {
    const copy = document.importNode(button, true);
    copy.hidden = true;
    menus.append(copy);
    copy.form?.requestSubmit(copy);
  }

  // A menu with nothing but what the thing is dropped here for.
  function only(menu, id) {
    for (const button of menu.querySelectorAll("button")) if (!ids(button.dataset.onto).includes(id)) button.remove();
    for (const group of menu.querySelectorAll("[role=group], section, .choices, p")) {
      if (!group.querySelector("button") && !group.parentElement.matches("[role=group]:has(button)")) group.remove();
    }
    return menu;
  }

  // --- What a menu offers on the table.

  let offered = null;
  // The link whose menu was asked for as a list.
  let listed = null;

  const middleOf = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const covers = (thing, { x, y }) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };

  // Puts away the buttons of a menu, opened by this link, for what lies in sight, if they are many.
  function offer(menu, link) {
    endOffer();
    rest(menu);
    // The menu says what the tip has said.
    tell("");
    if (listed === link || menu.matches(".area-menu, .mat-menu")) return;
    const here = middleOf(link);
    const away = (id) => {
      const thing = document.getElementById(id);
      return thing?.checkVisibility() && !covers(thing, here);
    };
    const onto = new Map([...targetsIn(menu)].filter(([id]) => away(id)));
    if (onto.size < MANY) return;
    for (const button of new Set([...onto.values()].flat())) button.classList.add("lies-there");
    menu.append(instead(menu, link));
    offered = { onto, thing: link };
    for (const id of onto.keys()) document.getElementById(id).classList.add("takes");
  }

  // What a menu says in place of a long list, which is a touch away.
  function instead(menu, link) {
    const note = document.createElement("p");
    note.className = "instead hint";
    const list = document.createElement("button");
    list.type = "button";
    list.className = "button quiet";
    list.textContent = menus.dataset.list;
    list.addEventListener("click", () => {
      endOffer();
      listed = link;
      for (const hidden of menu.querySelectorAll(".lies-there")) hidden.classList.remove("lies-there");
      note.remove();
    });
    const there = menu.querySelector("[data-there]")?.dataset.there ?? menus.dataset.there;
    note.append(`${there} `, list);
    return note;
  }

  function forget() {
    endOffer();
    rest(null);
    listed = null;
  }

  function endOffer() {
    if (!offered) return;
    for (const id of offered.onto.keys()) document.getElementById(id)?.classList.remove("takes");
    offered = null;
  }

  window.addEventListener("click", (event) => {
    if (!offered || menus.contains(event.target)) return;
    // Keys press things, too.
    const { x, y } = event.detail ? event : middleOf(event.target);
    const over = targetAt(offered, x, y);
    const { onto, thing } = offered;
    endOffer();
    // What lies over the board is pressed for itself.
    if (!over?.closest("main > *").contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(onto, thing, over);
  }, true);

  // A menu is closed by a touch beside it, which may be the touch that chooses.
  menus.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    rest(null);
    listed = null;
    setTimeout(() => menus.querySelector(":popover-open") || endOffer(), 60);
  }, true);

  // --- What gives something away.

  let armed = null;

  function arm(summary) {
    disarm();
    const words = summary.parentElement.dataset.arms;
    armed = { summary, words, calmly: [...summary.childNodes], timer: setTimeout(disarm, ARMED) };
    summary.textContent = words;
    summary.classList.add("armed");
    say(words);
  }

  function disarm() {
    if (!armed) return;
    const { summary, words, calmly, timer } = armed;
    armed = null;
    clearTimeout(timer);
    summary.classList.remove("armed");
    if (summary.textContent === words) summary.replaceChildren(...calmly);
  }

  document.addEventListener("click", (event) => {
    const summary = event.target.closest?.("[data-arms] > summary");
    if (armed && armed.summary !== summary) disarm();
    if (!summary) return;
    event.preventDefault();
    if (!armed && document.documentElement.dataset.endTurn !== "never") return arm(summary);
    disarm();
    const button = summary.parentElement.querySelector("button");
    button.form.requestSubmit(button);
  });

  return {
    offer,
    shown: beside,
    // The menu is gone, or another comes.
    withdraw: forget,
    // The page has changed.
    changed() {
      calm();
      disarm();
      // What is in the hand stays there while it can be used.
      if (held?.thing.isConnected && held.thing.matches("[data-drag]")) ask(held);
      else if (lifted) letGo();
      else held = null;
    },
  };
}
