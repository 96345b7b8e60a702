// A picture of how a game ended, drawn from what its page says: loaded when somebody wants one.

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;

const text = (css) => document.querySelector(css)?.textContent.trim() ?? "";

// Writes a text in lines of the picture's width, and returns where the next one begins.
function write(pen, words, { at, size, weight = 400, color, lines = 2 }) {
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillStyle = color;
  const pieces = [...new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(words)];
  let line = "";
  let y = at;
  let written = 0;
  for (const { segment } of pieces) {
    if (pen.measureText(line + segment).width > WIDTH - 2 * MARGIN && line) {
      pen.fillText(line, MARGIN, y);
      y += size * 1.3;
      line = "";
      if (++written === lines) return y;
    }
    line += line ? segment : segment.trimStart();
  }
  pen.fillText(line, MARGIN, y);
  return y + size * 1.3;
}

// The chart of the page, in the lower part of the picture.
function plot(pen, color) {
  const chart = document.querySelector("#course .chart svg");
  if (!chart) return;
  const { width, height } = chart.viewBox.baseVal;
  const scale = (WIDTH - 2 * MARGIN) / width;
  pen.save();
  pen.translate(MARGIN, HEIGHT - MARGIN - height * scale);
  pen.scale(scale, scale);
  pen.lineWidth = 3;
  pen.lineJoin = "round";
  for (const line of chart.querySelectorAll("polyline")) {
    pen.strokeStyle = getComputedStyle(line).stroke || color;
    pen.beginPath();
    for (const { x, y } of line.points) pen.lineTo(x, y);
    pen.stroke();
  }
  pen.font = "700 13px sans-serif";
  pen.textAlign = "center";
  [...chart.querySelectorAll("circle")].forEach((mark, place) => {
    pen.beginPath();
    pen.arc(mark.cx.baseVal.value, mark.cy.baseVal.value, 11, 0, 2 * Math.PI);
    pen.fillStyle = getComputedStyle(mark).fill;
    pen.fill();
    pen.fillStyle = "#fff";
    pen.fillText(place + 1, mark.cx.baseVal.value, mark.cy.baseVal.value + 4.5);
  });
  pen.restore();
}

function draw() {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  const verdict = getComputedStyle(document.getElementById("result"));
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = verdict.borderTopColor;
  pen.fillRect(0, 0, WIDTH, 14);
  const { color } = verdict;
  const people = [...document.querySelectorAll("#deeds > ul > li > b")].map((name) => name.textContent).join(" · ");
  let at = 92;
  at = write(pen, document.title, { at, size: 26, color, lines: 1 });
  at = write(pen, text("#result h2"), { at: at + 38, size: 64, weight: 700, color, lines: 1 });
  at = write(pen, text("#result p"), { at: at - 8, size: 30, color });
  write(pen, people, { at: at + 6, size: 26, weight: 600, color, lines: 1 });
  plot(pen, color);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

// Gives the picture away: to the programs of the machine where that is possible, else as a file.
export async function share() {
  const file = new File([await draw()], "holdfast.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file], title: document.title, url: location.href }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
