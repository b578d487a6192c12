import { availableParallelism } from "node:os";
import type { Bodies } from "../data/bodies/bodies.ts";
import {
  type Clocked,
  DEFAULT_SETTINGS,
  type Engine,
  GpuEngine,
  GpuSnapshot,
  INTEGRATORS,
  lackOf,
  type PhysicsOptions,
  type Saved,
  SETTINGS,
  type Settings,
  SOLVERS,
} from "../engine/index.ts";
import { checkSolver, ProcessorEngine, ProcessorSnapshot } from "../engine/processor/index.ts";
import type { Report } from "./command.ts";
import { type HeadlessDevice, NoGpu, requestDevice } from "./device.ts";
import { table } from "./help.ts";
import { type Given, number, numberOr, type Option, oneOf, settingOr, textOr } from "./option.ts";
import { processorName } from "./processorName.ts";
import { spawnThread } from "./processorWorkers.ts";

/** Finds one of some records by its name; throws one line with the known names. */
const finder =
  <T extends { readonly name: string }>(what: string, records: readonly T[]) =>
  (name: string): T => {
    const found = records.find((candidate) => candidate.name === name);
    if (found) return found;
    throw new Error(`there is no ${what} "${name}"; known are: ${records.map((known) => known.name).join(", ")}`);
  };

export const findSolver = finder("solver", SOLVERS);
export const findIntegrator = finder("integrator", INTEGRATORS);

/** The names of all integrators, for people. */
export const INTEGRATOR_NAMES = INTEGRATORS.map(({ name }) => name).join(", ");

/** Those of all solvers. */
export const SOLVER_NAMES = SOLVERS.map(({ name }) => name).join(", ");

/** What each solver is, for the help. */
export function solverDetails(): string {
  return `Solvers:\n\n${table(SOLVERS.map(({ name, help }) => [name, help]))}`;
}

/** A name out of a list. */
export const nameOr = <T extends string, D extends T | null>(
  names: readonly T[],
  fallback: D,
  help: string,
): Option<T | D> => ({
  ...textOr(fallback, "NAME", help),
  parse: ([given]) => (given === undefined ? fallback : oneOf(given as T, names)),
});

/** What may compute: a GPU (or what stands in for one), or the processor by itself. */
export const ENGINES = ["gpu", "cpu"] as const;

const BUCKET_SOLVERS = SOLVERS.filter(({ buckets }) => buckets)
  .map(({ name }) => name)
  .join(", ");

/** Options of every command that computes forces. */
export const FORCE_OPTIONS = {
  theta: settingOr(SETTINGS.theta, "T", DEFAULT_SETTINGS.theta),
  eps: number("E", "Plummer softening length, in the file's length unit; 0 is allowed", { min: 0 }),
  solver: textOr(DEFAULT_SETTINGS.solver, "NAME", `one of ${SOLVER_NAMES}`),
  kernel: settingOr(SETTINGS.kernel, "NAME", DEFAULT_SETTINGS.kernel),
  multipole: settingOr(SETTINGS.multipole, "NAME", DEFAULT_SETTINGS.multipole),
  "leaf-size": settingOr(SETTINGS.leafSize, "N", DEFAULT_SETTINGS.leafSize),
  "bucket-size": settingOr(
    SETTINGS.bucketSize,
    "N",
    DEFAULT_SETTINGS.bucketSize,
    `${BUCKET_SOLVERS}; default ${DEFAULT_SETTINGS.bucketSize}`,
  ),
  "rebuild-interval": settingOr(SETTINGS.rebuildInterval, "K", DEFAULT_SETTINGS.rebuildInterval),
  engine: nameOr(
    ENGINES,
    null,
    "what computes: gpu, or cpu (Plummer softening); default gpu where there is one, else cpu if it can",
  ),
  threads: numberOr(null, "T", "threads where the processor computes (default: all)", { min: 1, integer: true }),
};

/** The engine's settings that those options say. */
export function forceSettings(options: Given<typeof FORCE_OPTIONS>) {
  const { theta, eps, solver, kernel, multipole } = options;
  const [leafSize, bucketSize, rebuildInterval] = [
    options["leaf-size"],
    options["bucket-size"],
    options["rebuild-interval"],
  ];
  return { theta, softening: eps, solver, kernel, multipole, leafSize, bucketSize, rebuildInterval };
}

/** How commands get their device: tests lend one that they share, for which all is compiled already. */
export const devices = { request: requestDevice };

/** What commands ask of whatever computes: a GPU's device, or the threads of the processor. */
export interface Computer extends Clocked {
  readonly adapterInfo: { readonly software: boolean };
}

/** Where a command computes: its options `adapter`, `engine` and `threads`. */
export interface Place {
  readonly adapter: string;
  /** Null: a GPU where there is one, else the processor. */
  readonly engine: (typeof ENGINES)[number] | null;
  readonly threads: number | null;
  /** On a GPU: `EngineOptions.wholeSort`. */
  readonly wholeSort?: boolean;
  /** The state that it goes on from; null: the bodies as given. */
  readonly state?: Saved | null;
  /** What acts beside gravity and where; what is not said the bodies bring. */
  readonly physics?: PhysicsOptions;
}

/**
 * Creates an engine, on the device of an adapter or at the place that a command's options say, hands both to `use`, and gives
 * everything back whatever happens.
 */
export async function withEngine<T>(
  bodies: Bodies,
  settings: Partial<Settings>,
  adapter: string,
  report: Report,
  use: (engine: GpuEngine, gpu: HeadlessDevice) => Promise<T>,
): Promise<T & AdapterResult>;
export async function withEngine<T>(
  bodies: Bodies,
  settings: Partial<Settings>,
  place: Place,
  report: Report,
  use: (engine: Engine, computer: Computer) => Promise<T>,
): Promise<T & AdapterResult>;
export async function withEngine<T>(
  bodies: Bodies,
  settings: Partial<Settings>,
  place: string | Place,
  report: Report,
  // Each overload hands over what its caller asked for.
  use: (engine: never, computer: never) => Promise<T>,
): Promise<T & AdapterResult> {
  const given = use as (engine: Engine, computer: Computer) => Promise<T>;
  if (typeof place === "string") return onGpu(bodies, settings, place, report, given);
  const { engine, adapter, threads, wholeSort = false, state = null, physics = {} } = place;
  const asked = { state, physics };
  const processor = () =>
    onProcessor(bodies, settings, threads ?? availableParallelism(), report, given, {
      state,
      physics: { space: null, ...physics },
    });
  if (engine === "cpu") return processor();
  // Who names an adapter, or what only shaders have, means WebGPU.
  const run = { bodies, options: physics, space: physics.space ?? null };
  const lacks = processorLacks(settings) ?? (await lackOf(run, "cpu"));
  const unfit = await lackOf(run, "gpu");
  const asksForGpu = engine === "gpu" || adapter !== "gpu";
  if (asksForGpu && unfit !== null) throw new Error(unfit);
  if (asksForGpu || lacks !== null) return onGpu(bodies, settings, adapter, report, given, { wholeSort, ...asked });
  if (unfit !== null) return processor();
  try {
    return await onGpu(bodies, settings, adapter, report, given, { wholeSort, ...asked, software: false });
  } catch (error) {
    if (error instanceof NoGpu) return processor();
    throw error;
  }
}

/** What of these settings the processor engine does not have, in one line; null: it has all. */
export function processorLacks(settings: Partial<Settings>): string | null {
  try {
    checkSolver({ ...DEFAULT_SETTINGS, ...settings });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** On a GPU, or, where `software` allows it, on what stands in for one. */
async function onGpu<T>(
  bodies: Bodies,
  settings: Partial<Settings>,
  adapter: string,
  report: Report,
  use: (engine: GpuEngine, gpu: HeadlessDevice) => Promise<T>,
  { software = true, wholeSort = false, state = null as Saved | null, physics = {} as PhysicsOptions } = {},
): Promise<T & AdapterResult> {
  const gpu = await devices.request({ adapter, software });
  let engine: GpuEngine | null = null;
  try {
    report.say(`${bodies.count} bodies on ${gpu.adapterInfo.name}${gpu.note ? ` (${gpu.note})` : ""}`);
    engine = await GpuEngine.create(gpu.device, bodies, settings, {
      timestamps: gpu.device.features.has("timestamp-query"),
      wholeSort,
      ...physics,
    });
    if (state) {
      const snapshot = await GpuSnapshot.from(gpu.device, state, engine.scaling);
      await engine.restore(snapshot).finally(() => snapshot.destroy());
    }
    const result = await use(engine, gpu);
    gpu.check();
    return { ...result, ...adapterResult(gpu) };
  } catch (error) {
    // What the device said first is the cause of what the engine met later.
    gpu.check();
    throw error;
  } finally {
    engine?.destroy();
    gpu.destroy();
  }
}

/** On the processor, in threads of its own. */
async function onProcessor<T>(
  bodies: Bodies,
  settings: Partial<Settings>,
  threads: number,
  report: Report,
  use: (engine: ProcessorEngine, computer: Computer) => Promise<T>,
  { state, physics }: { readonly state: Saved | null; readonly physics: PhysicsOptions },
): Promise<T & AdapterResult> {
  const engine = await ProcessorEngine.create(bodies, settings, { threads, spawn: spawnThread, ...physics });
  try {
    if (state) await engine.restore(ProcessorSnapshot.from(state, engine.scaling));
    const adapter = processorName(engine.threads);
    report.say(`${bodies.count} bodies on ${adapter}`);
    const computer: Computer = {
      adapterInfo: { software: true },
      clock: "wall",
      check: () => {},
    };
    return { ...(await use(engine, computer)), engine: "cpu", adapter, fellBack: false };
  } finally {
    engine.destroy();
  }
}

/** What every command that computes says of the adapter. */
export interface AdapterResult {
  readonly engine: (typeof ENGINES)[number];
  readonly adapter: string;
  readonly fellBack: boolean;
  readonly adapterNote?: string;
}

/** That of a GPU, or of what stands in for one. */
export function adapterResult(gpu: HeadlessDevice): AdapterResult {
  const { adapterInfo, fellBack, note } = gpu;
  return { engine: "gpu", adapter: adapterInfo.name, fellBack, ...(note && { adapterNote: note }) };
}
