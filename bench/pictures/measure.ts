import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { RenderTarget } from "three/webgpu";
import { SCENARIOS } from "../../src/data/scenarios/index.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { quantile } from "../../src/engine/timing.ts";
import { READY_LOOKS } from "../../src/features/view/appearance/readyLooks.ts";
import { VIEW_DEFAULTS } from "../../src/features/view/appearance/state.ts";
import { Stopwatch } from "../../src/gpu/stopwatch.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { requestDevice } from "../../src/headless/device.ts";
import { makeBodies } from "../../src/headless/making.ts";
import { numberOr, numbersOr, textOr, textsOr } from "../../src/headless/option.ts";
import { pngOf } from "../../src/headless/png.ts";
import { GpuPicture } from "../../src/render/gpuPicture.ts";
import type { Look } from "../../src/render/look.ts";
import { viewOf } from "../../src/run/appearance.ts";
import { builtFrom } from "../commit.ts";
import { write } from "../tables.ts";
import { bareCanvas } from "./canvas.ts";

const ALL: Look = { ...VIEW_DEFAULTS, ...READY_LOOKS.hubble };

/** The look with everything, and what it is without one part each. */
const PARTS: Readonly<Record<string, Look>> = {
  everything: ALL,
  "no dust": { ...ALL, dust: 0 },
  "no glow": { ...ALL, glow: 0 },
  "no populations": { ...ALL, colour: "component" },
  plain: { ...ALL, dust: 0, glow: 0, colour: "component" },
  "surface density": { ...ALL, shows: "density" },
};

// Run by bench/pictures.ts, and as a bundle of its own (vite.headless.config.ts).
const bench = defineCommand({
  name: "pictures",
  usage:
    "[--model NAME,… --n LIST --parts PART,… --width W --height H --pictures K --steps K --before T] [--adapter NAME] [--out FOLDER]",
  help: "Draws the look “Hubble-style” without a browser, with each part on and off, while the bodies move by two steps a frame.",
  operands: [],
  options: {
    model: textsOr(["antennae"], "NAME,…", "models or scenarios"),
    n: numbersOr([65536, 262144, 1048576], "LIST", "numbers of bodies", { min: 256, integer: true }),
    width: numberOr(1920, "W", "pixels", { min: 16, integer: true }),
    height: numberOr(1080, "H", "pixels", { min: 16, integer: true }),
    parts: textsOr(Object.keys(PARTS), "PART,…", `which of ${Object.keys(PARTS).join(", ")}`),
    pictures: numberOr(40, "K", "timed frames of each part", { min: 1, integer: true }),
    steps: numberOr(2, "K", "steps a frame", { min: 0, integer: true }),
    before: numberOr(0, "T", "time before the first picture", { min: 0 }),
    theta: numberOr(0.75, "T", "opening angle", { min: 0 }),
    timestep: numberOr(1 / 32, "DT", "time step", { min: 2 ** -40 }),
    adapter: textOr("gpu", "NAME", "which device"),
    out: textOr(null, "FOLDER", "where pictures.json and a picture of each run go"),
  },
  async run(_, options, report) {
    const { width, height, steps, theta, timestep } = options;
    const gpu = await requestDevice({ adapter: options.adapter });
    const { device, adapterInfo } = gpu;
    const rows: object[] = [];
    for (const model of options.model) {
      for (const n of options.n) {
        const { bodies } = makeBodies(model, n, 1, {}, report);
        const scenario = SCENARIOS.find(({ name }) => name === model);
        const softening = scenario?.defaults.softening ?? 0.05;
        const settings = { theta, timestep, softening, gravity: bodies.units.gravity };
        const engine = await GpuEngine.create(device, bodies, settings);
        const picture = await GpuPicture.create(bareCanvas(width, height), device, !adapterInfo.software);
        picture.resize(width, height, 1, { left: 0, right: 0, bottom: 0 });
        picture.onError = (error) => report.say(String(error));
        const seen = await viewOf(bodies);
        picture.show(engine, seen);
        picture.setSoftening(softening);
        const { viewRadius = 2 * seen.radius, viewDirection = [0.3, -0.5, 0.8] } = scenario?.moment ?? {};
        picture.camera.begin({ radius: viewRadius, direction: viewDirection, centre: seen.centre });
        for (let left = Math.round(options.before / timestep); left > 0; left -= 16) {
          engine.step(Math.min(16, left));
          await engine.done();
        }
        for (const part of options.parts) {
          const look = PARTS[part];
          if (!look) throw new Error(`there is no part "${part}"; choose among ${Object.keys(PARTS).join(", ")}`);
          picture.set(look);
          const row = { model, n, part, ...(await timed(picture, engine, device, options)) };
          rows.push(row);
          report.say(JSON.stringify(row));
          gpu.check();
        }
        if (options.out !== null) {
          picture.set(ALL);
          const still = await picture.read();
          mkdirSync(options.out, { recursive: true });
          writeFileSync(join(options.out, `${model}-${n}.png`), pngOf(width, height, rgbOf(still)));
        }
        picture.destroy();
        engine.destroy();
      }
    }
    gpu.destroy();
    const about = {
      commit: builtFrom(),
      device: adapterInfo.name,
      cores: availableParallelism(),
      size: [width, height],
    };
    const result = { ...about, steps, theta, timestep, rows };
    if (options.out !== null)
      write(join(options.out, "pictures.json"), `${JSON.stringify(result, null, 1)}\n`, options.out);
    return result;
  },
});

interface Frames {
  readonly pictures: number;
  readonly steps: number;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds of a picture by the device's own clock (null: it has none), and of a frame of `steps` steps and a picture from one end to the next. */
async function timed(
  picture: GpuPicture,
  engine: GpuEngine,
  device: GPUDevice,
  { pictures, steps, width, height }: Frames,
) {
  const target = new RenderTarget(width, height, { depthBuffer: false });
  const stopwatch = device.features.has("timestamp-query") ? new Stopwatch(device) : null;
  const [own, frames]: [number[], number[]] = [[], []];
  const frame = async (count: boolean) => {
    const begin = performance.now();
    if (steps > 0) engine.step(steps);
    stopwatch?.start();
    picture.render(target);
    const ms = await stopwatch?.stop();
    await device.queue.onSubmittedWorkDone();
    if (!count) return;
    frames.push(performance.now() - begin);
    if (ms !== undefined) own.push(ms);
  };
  await picture.prepared();
  // Shaders are compiled for the first ones.
  for (let k = 0; k < 4; k++) await frame(false);
  for (let k = 0; k < pictures; k++) await frame(true);
  stopwatch?.destroy();
  target.dispose();
  const of = (list: number[], p: number) =>
    Number(
      quantile(
        list.sort((a, b) => a - b),
        p,
      ).toFixed(3),
    );
  return {
    picture: own.length > 0 ? { median: of(own, 0.5), p90: of(own, 0.9) } : null,
    frame: { median: of(frames, 0.5), p90: of(frames, 0.9) },
  };
}

/** Red, green and blue of a picture. */
const rgbOf = ({ data, width, height }: ImageData) =>
  Uint8Array.from({ length: 3 * width * height }, (_, k) => data[4 * Math.floor(k / 3) + (k % 3)]!);

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench pictures --");
