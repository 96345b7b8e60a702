// The gallery: among the links to the shelves, which stay in view, the one to the shelf one is at is marked.

// How far below the place where a heading comes to lie a shelf counts as the one that is looked at, in pixels.
const BELOW = 24;

const list = document.querySelector(".shelves");
const links = [...list.querySelectorAll("a")];
const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
const shelves = headings.map((heading) => heading.parentElement);
const foot = document.querySelector(".foot");

// What lies over the top of the page differs with the width of the window.
const line = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + BELOW;

// The last shelf that has come up to the line; at the end of the page, where the last ones cannot, the one that was asked for, else
// the last.
function current() {
  const reached = shelves.filter((shelf) => shelf.getBoundingClientRect().top <= line()).length - 1;
  const ends = foot && foot.getBoundingClientRect().bottom <= innerHeight + 1;
  const asked = headings.findIndex((heading) => `#${heading.id}` === location.hash);
  if (!ends) return reached;
  return asked >= reached && asked >= 0 ? asked : shelves.length - 1;
}

function mark() {
  const at = current();
  for (const [place, link] of links.entries()) {
    if (place !== at) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) {
      link.setAttribute("aria-current", "location");
      const { left, top, width, height } = link.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      list.scrollBy(left - box.left - (box.width - width) / 2, top - box.top - (box.height - height) / 2);
    }
  }
}

let crossing = null;

function watch() {
  crossing?.disconnect();
  crossing = new IntersectionObserver(mark, { rootMargin: `${-line()}px 0px ${line() + 1 - innerHeight}px` });
  for (const shelf of shelves) crossing.observe(shelf);
  mark();
}

watch();
addEventListener("resize", watch);
addEventListener("hashchange", mark);
if (foot) new IntersectionObserver(mark, { threshold: 1 }).observe(foot);
