import { join } from "node:path";
import { plummer } from "../src/data/models/plummer.ts";
import { jerk } from "../src/engine/force/jerk.ts";
import { GpuEngine } from "../src/engine/gpuEngine.ts";
import { blockDispatch, blockStart, nextTime, predict } from "../src/engine/integrate/blocks.ts";
import { paramsBytes } from "../src/engine/params.ts";
import { UNSCALED } from "../src/engine/scaling.ts";
import { findIntegrator } from "../src/engine/schedule/index.ts";
import { DEFAULT_SETTINGS, PRECISIONS, type Precision } from "../src/engine/settings.ts";
import { firstSizes } from "../src/engine/state/capacity.ts";
import type { Spec } from "../src/engine/state/spec.ts";
import { System } from "../src/engine/state/system.ts";
import { CONSTANTS } from "../src/gpu/constants.gen.ts";
import { type Pass, Passes } from "../src/gpu/pass.ts";
import { encode, Timer } from "../src/gpu/timer.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { numberOr, numbersOr, textOr, textsOr } from "../src/headless/option.ts";
import { COLLAPSE, coreCollapse, energyOf } from "./collapse.ts";
import { builtFrom } from "./commit.ts";
import { heatMaps, processorRate, type Rate } from "./heatMap.ts";
import { stemOf, write } from "./tables.ts";

const REPEATS = 8;
const { TICKS } = CONSTANTS.blocks;

/** Milliseconds of one evaluation of force and jerk (and snap) on `active` of `n` bodies: the median of some. */
async function rateOf(device: GPUDevice, passes: Passes, name: string, n: number, active: number, extended: boolean) {
  const sizes = firstSizes(n);
  const system = new System(device, sizes, false);
  for (const kind of findIntegrator(name).tables) await system.need(kind);
  const { buffers } = system;
  const random = (unit: number) => Float32Array.from({ length: 4 * n }, (_, k) => unit * Math.sin(1.7 * k + (k % 7)));
  const settings = { ...DEFAULT_SETTINGS, softening: 0.01 };
  device.queue.writeBuffer(buffers.posMass, 0, random(1));
  device.queue.writeBuffer(buffers.velocity, 0, random(0.5));
  device.queue.writeBuffer(buffers.params, 0, paramsBytes(sizes, settings, UNSCALED));
  const run = (list: readonly Pass[]) => {
    const encoder = device.createCommandEncoder();
    const compute = encoder.beginComputePass();
    encode(compute, list);
    compute.end();
    device.queue.submit([encoder.finish()]);
  };
  const make = (specs: readonly Spec[]) => Promise.all(specs.map((spec) => system.pass(passes, spec)));
  const sixth = name === "hermite6";
  run(await make([blockStart(sixth)]));
  device.queue.writeBuffer(
    buffers.due!,
    0,
    Uint32Array.from({ length: n }, (_, i) => (i < active ? 64 : TICKS)),
  );
  run(await make([nextTime, predict(sixth), blockDispatch]));
  const [pass] = await make([jerk(extended, sixth)]);
  const timer = new Timer(
    device,
    Array.from({ length: REPEATS }, (_, k) => ({ name: `${k}`, passes: [pass!] })),
  );
  device.queue.submit(timer.encode(device));
  const { stages } = await timer.read();
  timer.destroy();
  system.destroy();
  // The first warms up.
  const times = Object.values(stages)
    .slice(1)
    .sort((a, b) => a - b);
  return times[times.length >> 1]!;
}

/** The largest energy error in some time units of a Plummer sphere. */
async function energyKept(
  device: GPUDevice,
  integrator: string,
  n: number,
  eta: number,
  precision: Precision,
  until: number,
) {
  const bodies = plummer.make({}, { n, seed: 1 });
  const softening = 4 / n;
  const settings = { solver: "direct", integrator, softening, eta, precision, timestep: 1 / 16 };
  const engine = await GpuEngine.create(device, bodies, settings);
  const begun = performance.now();
  const start = energyOf(bodies, softening);
  let largest = 0;
  for (let t = 0; t < until; t++) {
    engine.step(16);
    largest = Math.max(largest, Math.abs(energyOf(await engine.readBodies(), softening) / start - 1));
  }
  const seconds = (performance.now() - begun) / 1000;
  engine.destroy();
  return { integrator, n, eta, precision, until, largestEnergyError: largest, seconds };
}

/** `npm run bench hermite`: rates of force and jerk by active bodies and sources, and the energy that a Plummer sphere keeps. */
const bench = defineCommand({
  name: "hermite",
  usage:
    "[--integrators LIST] [--sources N,…] [--active N,…] [--energy N,…] [--collapse ETA,…] [--out FOLDER] [--adapter NAME]",
  help: "Interactions a second of force and jerk, beside the processor's, and energy errors.",
  operands: [],
  options: {
    adapter: textOr("gpu", "NAME", "which adapter"),
    integrators: textsOr(["hermite4"], "LIST", "which of those with steps of their own by direct sums"),
    sources: numbersOr([1024, 4096, 16_384, 65_536, 131_072], "N,…", "bodies that act", { min: 64, integer: true }),
    active: numbersOr([1, 8, 32, 256, 2048, 16_384, 65_536], "N,…", "bodies that are due; 0: no rates", {
      min: 0,
      integer: true,
    }),
    energy: numbersOr([256, 1024], "N,…", "bodies of the spheres; 0: none", { min: 0, integer: true }),
    collapse: numbersOr(
      [],
      "ETA,…",
      `a core collapse of ${COLLAPSE.n} bodies without softening, with these accuracies`,
      { min: 1e-6 },
    ),
    until: numberOr(COLLAPSE.time / 2, "T", "time units of it: half of its time", { min: 1 }),
    seconds: numberOr(480, "S", "no more of it", { min: 1 }),
    bodies: numberOr(COLLAPSE.n, "N", "bodies of it", { min: 7, integer: true }),
    out: textOr(null, "FOLDER", "where ADAPTER.json goes, and ADAPTER.svg, the heat maps"),
  },
  async run(_, options, report) {
    const { device, adapterInfo } = await requestDevice({ adapter: options.adapter });
    const passes = new Passes(device);
    const grid = options.sources.flatMap((n) =>
      options.active.filter((active) => active > 0 && active <= n).map((active) => [n, active] as const),
    );
    const rates: (Rate & { readonly integrator: string; readonly extended: boolean })[] = [];
    const energies = [];
    const collapses = [];
    for (const integrator of options.integrators) {
      if (findIntegrator(integrator).forces !== "direct")
        throw new Error(`--integrators: ${integrator} has no block steps by direct sums`);
      for (const extended of [false, true]) {
        for (const [n, active] of grid) {
          const ms = await rateOf(device, passes, integrator, n, active, extended);
          rates.push({ integrator, n, active, extended, ms, perSecond: (active * n) / (ms / 1000) });
          report.say(`${n} sources, ${active} active: ${((active * n) / ms / 1e6).toFixed(0)} G/s`);
        }
      }
      for (const n of options.energy.filter((n) => n > 1)) {
        for (const precision of PRECISIONS) {
          energies.push(await energyKept(device, integrator, n, 0.01, precision, 10));
          report.say(JSON.stringify(energies.at(-1)));
        }
      }
      const { until, seconds, bodies: n } = options;
      for (const eta of options.collapse)
        collapses.push(
          await coreCollapse(device, { integrator, eta, until, seconds, n }, (words) => report.say(words)),
        );
    }
    const processor = grid.map(([n, active]) => processorRate(n, active));
    const found = { adapter: adapterInfo.name, commit: builtFrom(), rates, processor, energies, collapses };
    if (options.out !== null) {
      const name = join(options.out, stemOf(adapterInfo.name));
      write(`${name}.json`, `${JSON.stringify(found, null, 1)}\n`, options.out);
      const maps = options.integrators.flatMap((integrator) =>
        [false, true].map((extended) => ({
          title: `${adapterInfo.name}, ${integrator}, ${extended ? "64 bits" : "float32"}`,
          rates: rates.filter((rate) => rate.integrator === integrator && rate.extended === extended),
        })),
      );
      const all = [...maps, { title: "one thread of the processor, force and jerk in float64", rates: processor }];
      if (grid.length > 0) write(`${name}.svg`, heatMaps(all), options.out);
    }
    return found;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench hermite --");
