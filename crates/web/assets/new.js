// The form of a new table, as people choose: what does not go together cannot be chosen, and what is chosen is told in short.

const form = document.getElementById("new-table");
const all = (css, within = form) => [...within.querySelectorAll(css)];
const seen = (thing) => thing.checkVisibility();

// ---- options: what is said of each, what holds, and what is told of it

// A value of an option, written name=value: its radio button or its line in a list, and whether it is chosen.
function choice(pair) {
  const [name, value] = pair.split("=");
  return form.querySelector(`[name="${name}"][value="${value}"], [name="${name}"] [value="${value}"]`);
}

function chosen(pair) {
  const found = choice(pair);
  return Boolean(found?.checked || found?.selected);
}

const preset = () => form.querySelector("[name=preset]:checked");

// What an option is as long as nothing is said about it: as the preset has it, or as usual.
function unsaid({ dataset: { option, usual } }) {
  const pairs = (preset()?.dataset.options ?? "").split(" ").map((pair) => pair.split("="));
  return pairs.find(([name]) => name === option)?.[1] ?? usual;
}

const said = (option) => option.querySelector("input:checked, select")?.value;

function differs(option) {
  const value = said(option);
  return Boolean(value) && value !== unsaid(option);
}

// An option with what holds of it, as it stands on the page, joined as the language joins them.
function chip(option) {
  const value = said(option) || unsaid(option);
  const words = choice(`${option.dataset.option}=${value}`);
  if (!words) return [];
  const item = document.createElement("li");
  item.classList.toggle("differs", differs(option));
  const parts = { NAME: option.querySelector("legend, label"), VALUE: words.labels?.[0].querySelector("span") ?? words };
  const { pattern } = document.getElementById("new-said").dataset;
  item.textContent = pattern.replace(/NAME|VALUE/g, (part) => parts[part].textContent);
  return [item];
}

function tellOptions() {
  const options = all(".all-options [data-option]");
  const changed = options.filter(differs);
  const told = options.filter((option) => "told" in option.dataset && !differs(option));
  document.getElementById("new-said").replaceChildren(...[...changed, ...told].flatMap(chip));
  document.getElementById("new-same").hidden = changed.length > 0;
  document.getElementById("new-changed").hidden = changed.length === 0;
  document.querySelector("#new-changed output").textContent = changed.length;
  return changed.length;
}

// Of two values that do not go together, one keeps the other from being chosen; the line that says so can be unfolded then.
function clash(line, one, other) {
  const [has, too] = [one, other].map((value) => value.checked || value.selected);
  one.disabled ||= too && !has;
  other.disabled ||= has && !too;
  line.hidden = !has && !too;
}

function tellClashes() {
  const clashes = all("[data-clash]").map((line) => [line, ...line.dataset.clash.split(" ").map(choice)]);
  for (const [, one, other] of clashes) one.disabled = other.disabled = false;
  for (const values of clashes) clash(...values);
  for (const fold of all(".clashes")) fold.hidden = !fold.querySelector("[data-clash]:not([hidden])");
  for (const line of all("[data-when]")) line.hidden = !chosen(line.dataset.when);
}

// ---- seats

// Which seats there are follows from the number of players by the stylesheet; who plays in the last ones is said here.
function tellSeats() {
  const players = Number(form.querySelector("[data-option=players] input:checked")?.value);
  for (const row of all(".seat-form")) {
    let seats = players;
    for (const part of all("[data-extra]", row)) {
      part.hidden = chosen(part.dataset.drawn) || !chosen(part.dataset.extra) || Number(row.dataset.seat) !== seats;
      if (chosen(part.dataset.extra)) seats += 1;
    }
  }
}

function sitters(between) {
  const names = all(".seat-form").filter(seen).map((row) => row.querySelector("label:has(:checked) b").textContent);
  const told = [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);
  return told.map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(between);
}

// ---- all of it

function tellName() {
  const name = document.getElementById("new-name").value.trim();
  document.getElementById("new-called").textContent = name;
  for (const me of all(".seat-form [value=me] + .name b")) {
    me.dataset.nobody ??= me.textContent;
    me.textContent = name || me.dataset.nobody;
  }
}

function tell() {
  tellClashes();
  tellSeats();
  tellName();
  const changed = tellOptions();
  const summary = document.getElementById("new-summary");
  const { group, changed: differing, atOnce, open, between } = summary.dataset;
  const waits = all(".seat-form").some((row) => seen(row) && row.querySelector("[value=open]").checked);
  const game = group ?? preset()?.closest("label").querySelector("b").textContent;
  const parts = [game, changed > 0 && `${differing} ${changed}`, sitters(between), waits ? open : atOnce];
  const [first, ...others] = parts.filter(Boolean);
  const name = document.createElement("b");
  name.textContent = first;
  summary.replaceChildren(name, ...others.map((part) => ` · ${part}`));
}

// A choice that unfolds is in sight, and so is what was chosen before in a row that is longer than the page is wide.
form.addEventListener("toggle", ({ target }) => target.open && target.closest(".seat-form")?.scrollIntoView({ block: "nearest" }), true);

function revealPreset() {
  const card = preset()?.closest(".preset");
  if (!card) return;
  const row = card.parentElement;
  const [{ left, width }, around] = [card, row].map((box) => box.getBoundingClientRect());
  row.scrollLeft += left + width / 2 - (around.left + around.width / 2);
}

form.addEventListener("change", ({ target }) => {
  // Whoever chooses another preset leaves everything to it again.
  if (target.name === "preset") {
    for (const unsaid of all('.all-options input[type="radio"][value=""]')) unsaid.checked = true;
    for (const list of all(".all-options select")) if (list.querySelector('[value=""]')) list.value = "";
  }
  tell();
});
form.addEventListener("input", ({ target }) => target.id === "new-name" && tell());

// A browser may bring back what was chosen before.
addEventListener("pageshow", tell);
tell();
revealPreset();
