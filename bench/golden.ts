// Golden runs: hashes of the bodies after some steps of every way to compute. A change of the engine that is a move leaves all of them as they were.
//
//   npm run bench -- golden                    this checkout
//   npm run bench -- golden --of ../before     another one, with packages of its own, or what `bench bundle` made of it: compare the two lists
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type * as Engines from "../src/engine/index.ts";
import type * as Vortices from "../src/engine/vortices/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { textOr } from "../src/headless/option.ts";
import { type Checkout, loadCheckout } from "./checkout.ts";

const [STEPS, BODIES] = [64, 1000];

type Change = Partial<Engines.Settings>;
type Run = readonly [string, Change];

/** Runs on a GPU, beside every other solver; steps of bodies' own are longer, so that there are some. */
const RUNS: readonly Run[] = [
  ["adaptive", { solver: "adaptive" }],
  ["adaptive, three steps a tree", { solver: "adaptive", rebuildInterval: 3 }],
  ["adaptive, monopoles, spline", { solver: "adaptive", multipole: "monopole", kernel: "spline" }],
  ["bonsai", { solver: "bonsai" }],
  ["bonsai, hexadecapoles", { solver: "bonsai", multipole: "hexadecapole" }],
  ["distance", { solver: "distance" }],
  ["direct", { solver: "direct" }],
  ["block-leapfrog", { solver: "adaptive", integrator: "block-leapfrog", timestep: 1 / 16 }],
  [
    "block-leapfrog, two steps a tree",
    { solver: "bonsai", integrator: "block-leapfrog", rebuildInterval: 2, timestep: 1 / 16 },
  ],
  ["hermite4", { solver: "direct", integrator: "hermite4", timestep: 1 / 32 }],
  ["hermite6", { solver: "direct", integrator: "hermite6", timestep: 1 / 32 }],
];

/** What threads have of them. */
const ON_PROCESSOR = ["adaptive", "adaptive, three steps a tree", "bonsai", "distance", "direct"];

const SETTINGS: Change = { theta: 0.6, softening: 0.02, timestep: 1 / 64 };

function hashOf(...tables: readonly ArrayBufferView[]): string {
  const hash = createHash("sha256");
  for (const { buffer, byteOffset, byteLength } of tables) hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  return hash.digest("hex").slice(0, 16);
}

/** Engines of the three kinds, as far as a golden run knows them. */
interface Runs {
  step(count: number): void;
  readBodies(): Promise<{ readonly position: Float32Array; readonly velocity: Float32Array }>;
  readForces(): Promise<Float32Array>;
  destroy(): void;
}

async function bodiesAfter(engine: Runs, steps: number): Promise<string> {
  engine.step(steps);
  const { position, velocity } = await engine.readBodies();
  const hash = hashOf(position, velocity, await engine.readForces());
  engine.destroy();
  return hash;
}

/** Every run's hash as it is found, by the engine of a checkout. */
async function* golden(checkout: Checkout): AsyncGenerator<readonly [string, string]> {
  const { requestDevice, GpuEngine, SOLVERS, ProcessorEngine, VortexEngine } = checkout;
  const { plummer, findVortexModel, clusterInGalaxy } = checkout;
  const bodies = plummer.make({}, { n: BODIES, seed: 1 });
  const gpu = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
  const more = SOLVERS.filter(({ name }) => !RUNS.some(([, { solver }]) => solver === name));
  for (const [name, change] of [...RUNS, ...more.map(({ name }): Run => [name, { solver: name }])]) {
    // Direct sums of many bodies take their time without a graphics card.
    const few = change.solver === "direct";
    const of = few ? plummer.make({}, { n: BODIES / 4, seed: 1 }) : bodies;
    yield [
      name,
      await bodiesAfter(await GpuEngine.create(gpu.device, of, { ...SETTINGS, ...change }), few ? 32 : STEPS),
    ];
  }
  const bridge = { solver: "adaptive", integrator: "bridge", softening: 0.05 };
  const { bodies: both } = clusterInGalaxy(600, 60);
  yield ["bridge", await bodiesAfter(await GpuEngine.create(gpu.device, both, { ...SETTINGS, ...bridge }), 16)];
  for (const [name, change] of RUNS.filter(([name]) => ON_PROCESSOR.includes(name)))
    yield [
      `processor: ${name}`,
      await bodiesAfter(await ProcessorEngine.create(bodies, { ...SETTINGS, ...change }), STEPS),
    ];
  const model = findVortexModel("ring");
  const values = Object.fromEntries(model.parameters.map(({ name, default: value }) => [name, value]));
  for (const solver of ["tree", "direct"] as const) {
    const ring = model.make({ ...values, core: 0.2, layers: 2 } as never, { n: null, seed: 1 });
    const engine = await VortexEngine.create(gpu.device, ring, { solver, timestep: 1 / 32 });
    engine.step(STEPS);
    // As earlier checkouts call it.
    const { readElements } = engine as { readElements?: Vortices.VortexEngine["readBodies"] };
    const { position, strength } = await (readElements ?? engine.readBodies).call(engine);
    engine.destroy();
    yield [`vortex ring: ${solver}`, hashOf(position, strength)];
  }
  gpu.check();
  gpu.destroy();
}

const command = defineCommand({
  name: "golden",
  usage: "[OPTIONS]",
  help: "Hashes of bodies after some steps of every way to compute.",
  operands: [],
  options: { of: textOr(".", "FOLDER", "a checkout, or a bundle of one, whose engine computes") },
  async run(_, { of }, report) {
    const hashes: Record<string, string> = {};
    for await (const [name, hash] of golden(await loadCheckout(resolve(of)))) {
      report.say(`${hash}  ${name}`);
      hashes[name] = hash;
    }
    return hashes;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(command, process.argv.slice(2), streams, "npm run bench golden --");
