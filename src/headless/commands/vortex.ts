import { resolveValues } from "../../data/parameter.ts";
import { INDUCED, type VortexElements } from "../../data/vortices/elements.ts";
import { vortexFormatFor } from "../../data/vortices/files/index.ts";
import { energiesOf, invariantsOf } from "../../data/vortices/invariants.ts";
import { findVortexModel, VORTEX_MODELS } from "../../data/vortices/models/index.ts";
import { DEFAULT_REMESHING } from "../../data/vortices/remesh.ts";
import { STEP_SHARE, suggestedStep } from "../../data/vortices/suggest.ts";
import {
  DEFAULT_VORTEX_SETTINGS,
  VORTEX_SETTINGS,
  type VORTEX_SOLVERS,
  VortexEngine,
} from "../../engine/vortices/index.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, littleEndian, writeWhole } from "../files.ts";
import { snapshotName } from "../integrate.ts";
import { parameterRows } from "../making.ts";
import { numberOr, pairs, settingOr, text, textOr } from "../option.ts";
import {
  type FlowState,
  flowLog,
  readElementsFile,
  runFlow,
  withVortexDevice,
  writeElementsFile,
} from "../vortices.ts";
import { stepsOf } from "./run.ts";

const NAMES = VORTEX_MODELS.map(({ name }) => name).join(", ");

/** Most elements that a model may be asked for. */
const MAX_ELEMENTS = 2 ** 24;

const { theta, solver, multipole, leafSize, stretching, relaxation, viscosity } = VORTEX_SETTINGS;
const SOLVER_OPTIONS = {
  theta: settingOr(theta, "T", theta.default),
  solver: settingOr(solver, "NAME", solver.default),
  multipole: settingOr(multipole, "NAME", multipole.default),
  "leaf-size": settingOr(leafSize, "N", leafSize.default),
};

/** What can be said of some elements at one reading. */
function summary(elements: VortexElements) {
  const { count: n, time, core } = elements;
  const cores = core.reduce(([low, high], sigma) => [Math.min(low!, sigma), Math.max(high!, sigma)], [Infinity, 0]);
  return { n, time, core: { min: cores[0], max: cores[1] }, ...invariantsOf(elements) };
}

export const vortexModel = defineCommand({
  name: "vortex model",
  usage: "NAME [--n N] [--seed S] [--set key=value ...] --out FILE [--format F]",
  help: `Makes vortex elements: ${NAMES}.`,
  details: `Models, with what --set changes:\n\n${VORTEX_MODELS.map(parameterRows).join("\n\n")}`,
  operands: ["NAME"],
  options: {
    n: numberOr(null, "N", "approximate number of elements (default: as many as the model needs)", {
      min: 2,
      max: MAX_ELEMENTS,
      integer: true,
    }),
    seed: numberOr(1, "S", "32-bit random seed", { min: 0, max: 2 ** 32 - 1, integer: true }),
    set: pairs("key=value", "parameters of the model"),
    out: text("FILE", "where the elements go: .tab, .npy or .hdf5"),
    format: textOr(null, "F", "format; overrides the extension"),
  },
  async run([name], { n, seed, set, out, format }) {
    const model = findVortexModel(name!);
    const target = vortexFormatFor(format ?? out);
    checkTarget(out);
    const parameters = resolveValues(model.name, model.parameters, set);
    const elements = model.make(parameters, { n, seed });
    await writeElementsFile(out, elements, target.name);
    return { model: model.name, seed, parameters, format: target.name, out, ...summary(elements), adapter: null };
  },
});

export const vortexVelocity = defineCommand({
  name: "vortex velocity",
  usage: "FILE [--theta T] [--solver NAME] [--multipole M] --out OUT.f32",
  help: "Writes velocities and their gradients: twelve little-endian float32 per element, u and du_i/dx_j row by row, in the file's order.",
  details:
    "Velocity and its gradient from vortex elements with the core exp(-(r/sigma)^3); cells by Cartesian moments of each component up to quadrupole or hexadecapole (Stock & Gharakhani 2008).",
  operands: ["FILE"],
  options: { ...SOLVER_OPTIONS, out: text("OUT.f32", "where the numbers go") },
  async run([file], options, report) {
    const { theta, solver, multipole, out } = options;
    checkTarget(out);
    const { elements } = await readElementsFile(file!);
    return withVortexDevice(options.adapter, elements, report, async (gpu) => {
      const settings = { theta, solver, multipole, leafSize: options["leaf-size"] };
      const engine = await VortexEngine.create(gpu.device, elements, settings);
      try {
        const induced = (await engine.measure("flow")).induced;
        gpu.check();
        writeWhole(out, littleEndian(induced));
        const { ppPerElement, pcPerElement } = await engine.measure("counts");
        const timing = gpu.adapterInfo.software ? null : await engine.measure("times");
        const start = performance.now();
        (await engine.measure("flow")).induced;
        const wallMs = performance.now() - start;
        const time = timing
          ? { ms: timing.stages.walk ?? 0, totalMs: timing.stepMs, clock: "gpu", stages: timing.stages }
          : { ms: wallMs, totalMs: wallMs, clock: "wall" };
        const { energy, enstrophy, helicity } = energiesOf(elements, induced);
        return {
          ...{ n: elements.count, numbers: INDUCED, ...time, wallMs, ppPerElement, pcPerElement },
          ...{ energy, enstrophy, helicity, solver, theta, multipole, out },
        };
      } finally {
        engine.destroy();
      }
    });
  },
});

export const vortexRun = defineCommand({
  name: "vortex run",
  usage:
    "FILE --steps K | --until T [--dt D] [--theta T] [--solver NAME] [--multipole M] [--stretching FORM] [--relaxation S] [--viscosity NU] [--remesh K --spacing H] [--every M --out NAME] [--log LOG.csv]",
  help: "Moves vortex elements by Heun's method, with snapshots and a log of circulation, impulse, energy, enstrophy and rings.",
  operands: ["FILE"],
  options: {
    dt: numberOr(null, "D", "time step (default: a tenth of the time of a radian of the fastest rotation)", {
      nonZero: true,
    }),
    steps: numberOr(null, "K", "number of steps", { min: 1, max: 1e9, integer: true }),
    until: numberOr(null, "T", "end time (instead of --steps)"),
    ...SOLVER_OPTIONS,
    stretching: settingOr(stretching, "NAME", stretching.default),
    relaxation: settingOr(relaxation, "S", null, `default ${relaxation.default}, with --remesh or on lines 0`),
    viscosity: settingOr(viscosity, "NU", viscosity.default),
    remesh: numberOr(null, "K", "puts the elements onto a lattice before the first and every K steps", {
      min: 1,
      integer: true,
    }),
    spacing: numberOr(null, "H", "spacing of the lattice (default: mean core radius over the overlap)", { min: 0 }),
    overlap: numberOr(DEFAULT_REMESHING.overlap, "O", "core radius of the lattice's elements over its spacing", {
      min: 1,
      max: 4,
    }),
    least: numberOr(
      DEFAULT_REMESHING.least,
      "S",
      "places with less than this part of the largest strength stay empty",
      {
        min: 0,
        max: 0.1,
      },
    ),
    every: numberOr(null, "M", "a snapshot every M steps, named NAME with the step before the extension", {
      min: 1,
      integer: true,
    }),
    out: textOr(null, "NAME", "output name; without --every only the final state"),
    format: textOr(null, "F", "format of the snapshots; overrides the extension"),
    log: textOr(null, "LOG.csv", "conserved quantities as CSV"),
    "log-every": numberOr(1, "L", "a line of the log every L steps", { min: 1, integer: true }),
  },
  async run([file], options, report) {
    const { theta, solver, multipole, stretching, viscosity, overlap, least, every, out, log } = options;
    if (every !== null && out === null) throw new Error("--every needs --out NAME, the name of the snapshots");
    const format = out === null ? null : vortexFormatFor(options.format ?? out).name;
    for (const path of [out, log]) if (path !== null) checkTarget(path);
    const { elements } = await readElementsFile(file!);
    const mean = elements.core.reduce((sum, sigma) => sum + sigma, 0) / elements.count;
    const lattice = { spacing: options.spacing ?? mean / overlap, overlap, least };
    const remeshing = options.remesh === null ? null : { ...lattice, every: options.remesh };
    const spacing = remeshing?.spacing ?? 0;
    return withVortexDevice(options.adapter, elements, report, async (gpu) => {
      const relaxation =
        options.relaxation ?? (remeshing || stretching === "lines" ? 0 : DEFAULT_VORTEX_SETTINGS.relaxation);
      const common = {
        theta,
        solver,
        multipole,
        stretching,
        relaxation,
        viscosity,
        spacing,
        leafSize: options["leaf-size"],
      };
      const dt = options.dt ?? (await stepOf(gpu.device, elements, common));
      if (options.dt === null) report.say(`time step ${dt}: ${STEP_SHARE} of a radian of the fastest rotation`);
      const steps = stepsOf(options, elements.time, dt);
      const logEvery = log === null ? steps : options["log-every"];
      const lookEvery = [every ?? steps, logEvery].reduce(greatestCommonDivisor);
      const write = log === null ? null : flowLog(log);
      const snapshots: string[] = [];
      const states: FlowState[] = [];
      const start = performance.now();
      const last = await runFlow(gpu.device, {
        elements,
        settings: { ...common, timestep: dt },
        ...{ steps, lookEvery, remeshing },
        progress: (fraction) => report.progress("running", fraction),
        async look(now, state) {
          const { step } = state;
          if (step === 0 || step === steps) states.push(state);
          if (step % logEvery === 0 || step === steps) write?.(state);
          const wanted = out !== null && step > 0 && (step === steps || (every !== null && step % every === 0));
          if (!wanted) return;
          const name = every === null ? out : snapshotName(out, step);
          await writeElementsFile(name, now, format);
          snapshots.push(name);
        },
      });
      const msPerStep = (performance.now() - start) / steps;
      const [first, end] = [states[0]!, states.at(-1)!];
      return {
        ...{ n: elements.count, last: last.count, steps, dt, time: end.time, msPerStep },
        ...{ first, end, solver, theta, multipole, stretching, relaxation, viscosity, remeshing, snapshots, log },
      };
    });
  },
});

/** The time step that suits a flow. Throws one line where nothing turns. */
async function stepOf(
  device: GPUDevice,
  elements: VortexElements,
  settings: { readonly theta: number; readonly solver: (typeof VORTEX_SOLVERS)[number] },
): Promise<number> {
  const { theta, solver } = settings;
  const engine = await VortexEngine.create(device, elements, { theta, solver });
  try {
    const step = suggestedStep((await engine.measure("flow")).induced);
    if (step === null) throw new Error("no element has strength, so nothing moves; give --dt D");
    return step;
  } finally {
    engine.destroy();
  }
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
