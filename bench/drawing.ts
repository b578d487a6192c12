import { cpus } from "node:os";
import { PerspectiveCamera } from "three/webgpu";
import { quantile } from "../src/engine/timing.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { makeBodies } from "../src/headless/making.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import type { Look } from "../src/render/look.ts";
import { ProcessorDrawing } from "../src/render/processor/drawing.ts";
import type { ColourTable, PictureRequest } from "../src/render/processor/request.ts";
import { type Frame, ProcessorRestingBodies } from "../src/render/processor/restingBodies.ts";
import { viewRequest } from "../src/render/processor/view.ts";
import { sceneLook } from "../src/render/sceneUnits.ts";
import { viewOf } from "../src/run/appearance.ts";
import { builtFrom } from "./commit.ts";

const FIELD_OF_VIEW = 45;

/** Two colours: which ones makes no difference. */
const COLOUR: ColourTable = {
  by: "galaxy",
  colours: [
    [1, 0.4, 0.1],
    [0.1, 0.4, 1],
  ],
  bottom: 0,
  top: 1,
};

const LOOK: Omit<Look, "shows" | "glow"> = {
  ...{
    colour: "galaxy",
    exposure: 0,
    latitude: 0,
    pointSize: 1,
    theme: "dark",
    massOf: "all",
    low: null,
    high: null,
    span: null,
    saturation: 1,
    dust: 0,
    sky: 0,
  },
  ...{ parts: {}, cut: null },
};

/** Cells a side of the cube about the bulk of the bodies, by which they are put in order. */
const CELLS = 1024;

/** The bodies in the order of a space-filling curve (Morton's), as an engine has them: neighbours touch the same sums. */
function alongCurve({ posMass, velocity, acceleration, id, steps, time }: Frame): Frame {
  const keyOf = (i: number) => {
    const cells = [0, 1, 2].map((k) => Math.floor((posMass[4 * i + k]! / 8 + 0.5) * CELLS));
    let key = 0;
    for (let bit = CELLS / 2; bit >= 1; bit /= 2) {
      for (const cell of cells) key = 2 * key + (Math.max(0, Math.min(CELLS - 1, cell)) & bit ? 1 : 0);
    }
    return key;
  };
  const keys = Float64Array.from(id, (_, i) => keyOf(i));
  const order = id.slice().sort((a, b) => keys[a]! - keys[b]!);
  const moved = (table: Float32Array) =>
    Float32Array.from({ length: table.length }, (_, k) => table[4 * order[k >> 2]! + (k % 4)]!);
  const tables = { posMass: moved(posMass), velocity: moved(velocity), acceleration: moved(acceleration) };
  return { ...tables, id: order, steps, time };
}

/** `npm run bench drawing`: milliseconds of a picture on the processor, one thread, as JSON and in words. */
const bench = defineCommand({
  name: "drawing",
  usage: "[--n LIST --width W --height H --glow G --dust D --pictures K]",
  help: "Measures pictures drawn without WebGPU: bodies taken over, added up, with glow and stretch, as pixels.",
  operands: [],
  options: {
    model: textOr("antennae", "NAME", "model or scenario"),
    seed: numberOr(1, "S", "seed of the model", { min: 0, integer: true }),
    n: numbersOr([16384, 65536, 262144], "LIST", "numbers of bodies", { min: 2, integer: true }),
    width: numberOr(1280, "W", "pixels", { min: 1, integer: true }),
    height: numberOr(800, "H", "pixels", { min: 1, integer: true }),
    glow: numberOr(0.5, "G", "strength of the glow", { min: 0, max: 1 }),
    dust: numberOr(0, "D", "factor on the opacity of dust", { min: 0, max: 3 }),
    shows: textOr("light", "NAME", "light or density"),
    pictures: numberOr(40, "K", "timed pictures", { min: 1, integer: true }),
  },
  async run(_operands, options, report) {
    const { model, seed, width, height, glow, dust, pictures } = options;
    const shows = options.shows === "density" ? "density" : "light";
    const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.01, 1e4);
    const focal = height / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
    const cases = [];
    for (const n of options.n) {
      const { bodies } = makeBodies(model, n, seed, {}, report);
      const appearance = await viewOf(bodies);
      const resting = new ProcessorRestingBodies(bodies, appearance.depth);
      const look = sceneLook(appearance, resting.scaling);
      // The light fills the height.
      camera.position.set(0, -look.radius, 2 * look.radius);
      camera.lookAt(0, 0, 0);
      const part = { x: 0, y: 0, width, height };
      const seen = { count: n, look, softening: 0 };
      const view = viewRequest(
        0,
        seen,
        COLOUR,
        { ...LOOK, shows, glow, dust },
        { camera, part, focal, ratio: 1, distance: camera.position.length(), unit: 1 },
      );
      const picture: PictureRequest = {
        ...{ width, height, views: [view], shows, paper: false, latitude: 0, glow },
        ...{ low: -3, high: 1, floor: -3, span: 1, map: COLOUR.colours, blocks: false },
      };
      const drawing = await ProcessorDrawing.create(appearance.traits);
      const frame = alongCurve(resting.frame());
      // Which density makes no difference.
      if (shows === "density") drawing.number(new Float32Array(n).fill(look.density));
      const draw = () => {
        const begun = performance.now();
        drawing.take(frame);
        drawing.draw(picture, view);
        return performance.now() - begun;
      };
      // Code is compiled for speed while it runs.
      const warm = performance.now() + 1000;
      while (performance.now() < warm) draw();
      const times = Array.from({ length: pictures }, draw).sort((a, b) => a - b);
      const row = { n, ms: { median: quantile(times, 0.5), best: times[0]! } };
      report.say(`${n} bodies: ${row.ms.median.toFixed(1)} ms a picture (best ${row.ms.best.toFixed(1)})`);
      cases.push(row);
    }
    const [{ model: processor } = { model: "unknown" }] = cpus();
    return { processor, commit: builtFrom(), ...{ model, seed, width, height, shows, glow, dust }, cases };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench drawing --");
