// A picture of how a game ended, drawn from what its page says: loaded when somebody wants one.

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
// How high the chart is.
const CHART = 170;

const text = (css) => document.querySelector(css)?.textContent.trim() ?? "";

// Writes a text in lines of the picture's width, and returns where the next one begins.
function write(pen, words, { at, size, weight = 400, family = getComputedStyle(document.body).fontFamily, color, lines = 2 }) {
  pen.font = `${weight} ${size}px ${family}`;
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
  const chart = document.querySelector("#course .chart");
  if (!chart) return;
  const { width, height } = chart.querySelector(".lines").viewBox.baseVal;
  const wide = WIDTH - 2 * MARGIN;
  const top = HEIGHT - MARGIN - CHART;
  pen.save();
  pen.translate(MARGIN, top);
  pen.strokeStyle = "rgb(255 255 255 / .2)";
  for (const part of [0, 0.5, 1]) {
    pen.beginPath();
    pen.moveTo(0, part * CHART);
    pen.lineTo(wide, part * CHART);
    pen.stroke();
  }
  pen.lineWidth = 3;
  pen.lineJoin = "round";
  for (const line of chart.querySelectorAll("polyline")) {
    pen.strokeStyle = getComputedStyle(line).stroke || color;
    pen.beginPath();
    for (const { x, y } of line.points) pen.lineTo((x / width) * wide, (y / height) * CHART);
    pen.stroke();
  }
  pen.font = "700 15px sans-serif";
  pen.textAlign = "center";
  [...chart.querySelectorAll("circle")].forEach((mark, place) => {
    const [x, y] = [mark.cx, mark.cy].map((length) => length.baseVal.valueInSpecifiedUnits / 100);
    const { fill, stroke } = getComputedStyle(mark);
    pen.beginPath();
    pen.arc(x * wide, y * CHART, 14, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
    pen.strokeStyle = stroke;
    pen.stroke();
    pen.fillStyle = "#fff";
    pen.fillText(place + 1, x * wide, y * CHART + 5);
  });
  pen.restore();
}

// The background of the page's last scene, with its light.
function ground(pen, scene, light) {
  const veil = scene.backgroundColor;
  pen.fillStyle = veil;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(WIDTH * 0.8, -80, 40, WIDTH * 0.8, -80, 760);
  glow.addColorStop(0, light);
  glow.addColorStop(1, veil);
  pen.globalAlpha = 0.4;
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;
}

function draw() {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  const scene = getComputedStyle(document.getElementById("result"));
  const light = getComputedStyle(document.querySelector("#result .facts")).color;
  ground(pen, scene, light);
  const { color } = scene;
  const all = (css) => [...document.querySelectorAll(css)].map((part) => part.textContent).join(" · ");
  let at = 84;
  at = write(pen, `${document.title} · ${all("#result .facts > span:not([aria-hidden])")}`, { at, size: 24, color: light, lines: 1 });
  const { fontFamily: family, fontWeight: weight } = getComputedStyle(document.getElementById("result-title"));
  at = write(pen, text("#result-title"), { at: at + 54, size: 68, weight, family, color: "#fff", lines: 1 });
  at = write(pen, text("#result .ending"), { at: at - 30, size: 28, color });
  write(pen, all("#deeds > ul > li > .who > b"), { at: at + 6, size: 26, weight: 600, color, lines: 1 });
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
