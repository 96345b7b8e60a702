// The page of settings: what is chosen is seen at once. Saving keeps it; whoever leaves without saving finds everything as it was.

const form = document.querySelector(".settings form");

const DARK = { light: "not all", dark: "all", system: "(prefers-color-scheme: dark)" };
const SCHEME = { light: "light", dark: "dark", system: "light dark" };

function show({ name, value }) {
  const attribute = `data-${name.replaceAll("_", "-")}`;
  if (document.documentElement.hasAttribute(attribute)) document.documentElement.setAttribute(attribute, value);
  if (name !== "theme") return;
  for (const style of document.querySelectorAll("link[data-dark]")) style.media = DARK[value];
  document.querySelector("meta[name=color-scheme]").content = SCHEME[value];
}

// A browser may bring back what was chosen before.
function showAll() {
  for (const chosen of form.querySelectorAll("input:checked")) show(chosen);
}

form.addEventListener("change", ({ target }) => show(target));
addEventListener("pageshow", showAll);
showAll();
