// Sounds, made when they are played: short, and each means one thing.

const context = new AudioContext();

// As loud as a sound can be.
const FULL = 0.7;

const room = new GainNode(context);
room.connect(context.destination);

// A tone that fades away. `slide` is the pitch it ends at, as a share of the one it begins at.
function tone(pitch, length, { at = 0, type = "sine", loud = 1, slide = 1, pan = 0 } = {}) {
  const from = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(pitch * slide, from + length);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  oscillator.connect(volume).connect(new StereoPannerNode(context, { pan })).connect(room);
  oscillator.start(from);
  oscillator.stop(from + length);
}

const hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
const noise = hiss.getChannelData(0);
for (let index = 0; index < noise.length; index += 1) noise[index] = 2 * Math.random() - 1;

// Noise around a pitch that fades away.
function rush(pitch, length, { at = 0, loud = 1, slide = 1, narrow = 1, pan = 0 } = {}) {
  const from = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: narrow });
  const volume = new GainNode(context, { gain: 0 });
  filter.frequency.exponentialRampToValueAtTime(pitch * slide, from + length);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + Math.min(0.05, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  source.connect(filter).connect(volume).connect(new StereoPannerNode(context, { pan })).connect(room);
  source.start(from);
  source.stop(from + length);
}

const sounds = {
  // The reader is asked: two warm notes.
  turn() {
    tone(523, 0.5, { type: "triangle" });
    tone(784, 0.7, { type: "triangle", at: 0.14 });
  },
  // One step on the way.
  step: () => rush(1_800, 0.06, { loud: 0.7, narrow: 3 }),
  // Through the air, from where to where between -1 and 1.
  flight: (pan = 0) => rush(500, 0.55, { loud: 0.6, slide: 3, pan }),
  card: () => rush(3_200, 0.09, { loud: 0.5, slide: 0.5 }),
  // A small thing lands; which kind is the pitch, 0 to 4.
  tap: (kind = 0) => tone(660 * 1.19 ** kind, 0.16, { loud: 0.7 }),
  gone: (kind = 0) => tone(660 * 1.19 ** kind, 0.2, { loud: 0.4, slide: 0.5 }),
  // It gets worse, by so many.
  drum(count = 1) {
    for (let beat = 0; beat < Math.min(count, 6); beat += 1) tone(92, 0.34, { at: beat * 0.11, slide: 0.45, loud: 1.4 });
  },
  // Great alarm: two falling notes.
  siren() {
    tone(620, 0.5, { type: "sawtooth", loud: 0.3, slide: 0.7 });
    tone(470, 0.7, { type: "sawtooth", loud: 0.3, slide: 0.6, at: 0.42 });
  },
  // Something is found: a rising fifth.
  rise() {
    tone(392, 0.5, { type: "triangle" });
    tone(587, 0.9, { type: "triangle", at: 0.2 });
  },
  won() {
    for (const [place, pitch] of [392, 494, 587, 784].entries()) tone(pitch, 0.9, { type: "triangle", at: place * 0.22 });
  },
  lost: () => tone(110, 1.6, { type: "sawtooth", loud: 0.4, slide: 0.5 }),
  // Radiation: a click for each point.
  geiger(count = 1) {
    for (let click = 0; click < Math.min(count, 12); click += 1) rush(2_600, 0.02, { at: click * 0.07 + (click % 3) * 0.02, narrow: 8 });
  },
  hatch() {
    tone(140, 0.5, { type: "square", loud: 0.3, slide: 0.6 });
    rush(900, 0.3, { loud: 0.5, slide: 0.4 });
  },
  bell: () => tone(196, 1.6, { loud: 0.9 }),
  thump: () => tone(70, 0.25, { slide: 0.5, loud: 1.5 }),
  // One more is counted, a step higher each.
  coin: (count = 0) => tone(880 * 1.06 ** Math.min(count, 12), 0.12, { type: "triangle", loud: 0.5 }),
  stamp() {
    tone(120, 0.16, { slide: 0.5, loud: 1.3 });
    rush(700, 0.08, { loud: 0.6 });
  },
  hum() {
    tone(82, 1.1, { loud: 0.7 });
    tone(84.5, 1.1, { loud: 0.7 });
  },
};

export function play(volume, name, ...values) {
  room.gain.value = FULL * volume;
  if (context.state === "suspended") context.resume();
  sounds[name]?.(...values);
}
