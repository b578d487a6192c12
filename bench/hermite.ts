import { plummer } from "../src/data/models/plummer.ts";
import { Engine } from "../src/engine/engine.ts";
import { jerk } from "../src/engine/force/jerk.ts";
import { findIntegrator } from "../src/engine/integrate/index.ts";
import { paramsBytes } from "../src/engine/params.ts";
import { UNSCALED } from "../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../src/engine/settings.ts";
import { firstSizes } from "../src/engine/state/capacity.ts";
import type { Spec } from "../src/engine/state/spec.ts";
import { System } from "../src/engine/state/system.ts";
import { type Pass, Passes } from "../src/gpu/pass.ts";
import { CONSTANTS } from "../src/gpu/shaders.gen.ts";
import { encode, Timer } from "../src/gpu/timer.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { numbersOr, textOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";

const REPEATS = 8;
const { TICKS } = CONSTANTS.blocks;

/** Milliseconds of one evaluation of force and jerk on `active` of `n` bodies: the median of some. */
async function rateOf(device: GPUDevice, passes: Passes, n: number, active: number, extended: boolean) {
  const sizes = firstSizes(n);
  const system = new System(device, sizes, false);
  await system.need("blocks");
  await system.need("fourth");
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
  const { opens, blocks } = findIntegrator("hermite4");
  run(await make(blocks!.start));
  device.queue.writeBuffer(
    buffers.due!,
    0,
    Uint32Array.from({ length: n }, (_, i) => (i < active ? 64 : TICKS)),
  );
  run(await make(opens));
  const [pass] = await make([jerk(extended)]);
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

/** Energy of bodies, float64, and its error after some time units of a Plummer sphere. */
async function energyOf(device: GPUDevice, n: number, eta: number, precision: "single" | "extended", until: number) {
  const bodies = plummer.make({}, { n, seed: 1 });
  const softening = 4 / n;
  const energy = ({ position, velocity, mass }: typeof bodies) => {
    let sum = 0;
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < 3; k++) sum += 0.5 * mass[i]! * velocity[3 * i + k]! ** 2;
      for (let j = 0; j < i; j++) {
        const [x, y, z] = [0, 1, 2].map((k) => position[3 * j + k]! - position[3 * i + k]!) as [number, number, number];
        sum -= (mass[i]! * mass[j]!) / Math.sqrt(x * x + y * y + z * z + softening ** 2);
      }
    }
    return sum;
  };
  const settings = { solver: "direct", integrator: "hermite4", softening, eta, precision, timestep: 1 / 16 };
  const engine = await Engine.create(device, bodies, settings);
  const begun = performance.now();
  const start = energy(bodies);
  let largest = 0;
  for (let t = 0; t < until; t++) {
    engine.step(16);
    largest = Math.max(largest, Math.abs(energy(await engine.readBodies()) / start - 1));
  }
  const seconds = (performance.now() - begun) / 1000;
  engine.destroy();
  return { n, eta, precision, until, largestEnergyError: largest, seconds };
}

/** `npm run bench:hermite`: rates of force and jerk by active bodies and sources, and the energy that a Plummer sphere keeps. */
const bench = defineCommand({
  name: "hermite",
  usage: "[--sources N,…] [--active N,…] [--energy N,…] [--adapter NAME]",
  help: "Interactions a second of force and jerk, and energy errors of hermite4.",
  operands: [],
  options: {
    adapter: textOr("gpu", "NAME", "which adapter"),
    sources: numbersOr([1024, 16_384, 65_536, 131_072], "N,…", "bodies that act", { min: 64, integer: true }),
    active: numbersOr([1, 32, 256, 4096, 65_536], "N,…", "bodies that are due", { min: 1, integer: true }),
    energy: numbersOr([256, 1024], "N,…", "bodies of the spheres", { min: 2, integer: true }),
  },
  async run(_, options, report) {
    const { device, adapterInfo } = await requestDevice({ adapter: options.adapter });
    const passes = new Passes(device);
    const rates = [];
    for (const extended of [false, true]) {
      for (const n of options.sources) {
        for (const active of options.active.filter((count) => count <= n)) {
          const ms = await rateOf(device, passes, n, active, extended);
          rates.push({ n, active, extended, ms, perSecond: (active * n) / (ms / 1000) });
          report.say(`${n} sources, ${active} active: ${((active * n) / ms / 1e6).toFixed(0)} G/s`);
        }
      }
    }
    const energies = [];
    for (const n of options.energy) {
      for (const precision of ["single", "extended"] as const) {
        energies.push(await energyOf(device, n, 0.01, precision, 10));
        report.say(JSON.stringify(energies.at(-1)));
      }
    }
    return { adapter: adapterInfo.name, commit: builtFrom(), rates, energies };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench:hermite --");
