// Single keys at a table. Each presses something of the page, or leads to it; the list of them is the page's own (#keys). They do
// nothing where somebody writes, nor with Ctrl, Alt or Meta, nor for those who have turned them off.

import { rove } from "./walk.js";

const { dataset: settings } = document.documentElement;

const HAND = ":is(.hand.mine, .dock)";

const isThere = (thing) => !thing.disabled && thing.checkVisibility({ visibilityProperty: true });
const seen = (selector) => [...document.querySelectorAll(selector)].find(isThere);

function press(selector) {
  seen(selector)?.click();
}

// Leads to the first of these that is there.
function enter(...selectors) {
  const thing = selectors.map(seen).find(Boolean);
  if (!thing) return;
  if (thing.tabIndex < 0) thing.setAttribute("tabindex", "-1");
  thing.focus();
}

// Turns to a pane beside the game.
function turn(pane, ...selectors) {
  document.querySelector(`[name="pane"][value="${pane}"]`)?.click();
  enter(...selectors);
}

// What each key does, and what is called after it for those who ask for its name.
export const KEYS = {
  u: { does: () => press("#undo button"), of: "#undo button" },
  c: { does: () => enter("#choices", "#prompt") },
  b: { does: () => enter("[data-walk] [tabindex='0']", "#board") },
  h: { does: () => enter(`${HAND} :is(a[href], button, summary)`, HAND) },
  a: { does: () => turn("advice", "#advice :is(button, a[href], summary)", "#advice"), of: "[name=pane][value=advice]" },
  l: { does: () => turn("log", "#log-lines"), of: "[name=pane][value=log]" },
  s: { does: () => turn("seats", "#seats :is(button, a[href], summary)", "#seats"), of: "[name=pane][value=seats]" },
  r: { does: () => press("#since"), of: "#since" },
  ".": { does: () => press("#theatre-skip, a[data-swap][rel=next]"), of: "#theatre-skip" },
  " ": { does: () => press("#theatre-pause, #watch-pause, #replay-play"), of: "#theatre-pause" },
  "?": { does: () => document.getElementById("keys").togglePopover(), of: "#keys-open" },
};

// What the digits choose: what an open menu offers, or else what the reader can do.
function offered() {
  const menu = document.querySelector(".menu:popover-open:not(#rule, #keys)");
  const place = menu ?? document.getElementById("choices");
  const things = (place) => [...(place?.querySelectorAll("button, summary, a[data-menu]") ?? [])].filter(isThere);
  const beside = menu ? [] : things(document.querySelector("#early, #pass"));
  const all = things(place).filter((thing) => !thing.closest(".refused"));
  return [...all.slice(0, 9 - beside.length), ...beside];
}

// Says which key belongs to what.
function name() {
  if (settings.keys === "off") return;
  for (const { of } of Object.values(KEYS)) if (of) document.querySelector(of)?.removeAttribute("aria-keyshortcuts");
  const numbered = offered();
  for (const old of document.querySelectorAll("[data-digit]")) {
    if (numbered.includes(old)) continue;
    delete old.dataset.digit;
    old.removeAttribute("aria-keyshortcuts");
  }
  for (const [place, thing] of numbered.entries()) {
    thing.dataset.digit = place + 1;
    thing.setAttribute("aria-keyshortcuts", place + 1);
  }
  for (const [key, { of }] of Object.entries(KEYS)) if (of) document.querySelector(of)?.setAttribute("aria-keyshortcuts", key === " " ? "Space" : key.toUpperCase());
}

const writes = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";
const takesSpace = "a, button, summary, input, [role=button], [data-stop]";

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (settings.keys === "off" || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
  if (event.defaultPrevented || target.closest?.(writes) || (key === " " && target.closest?.(takesSpace))) return;
  const thing = /^[1-9]$/.test(key) ? offered()[key - 1] : null;
  if (thing) {
    thing.focus();
    thing.click();
  } else if (Object.hasOwn(KEYS, key)) KEYS[key].does();
  else return;
  event.preventDefault();
});

// The digits are shown to those who use keys.
document.addEventListener("keydown", () => document.documentElement.classList.add("by-keys"));
document.addEventListener("pointerdown", () => document.documentElement.classList.remove("by-keys"));

function follow() {
  rove();
  name();
}

document.addEventListener("shown", follow);
document.addEventListener("toggle", name, true);
follow();
