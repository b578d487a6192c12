import type { Bodies } from "../data/bodies/bodies.ts";
import { allocate } from "../gpu/allocate.ts";
import { holdsLanes } from "../gpu/lanes.ts";
import type { Measures } from "./backend.ts";
import type { Curve } from "./curve.ts";
import { Engine } from "./engine.ts";
import { solverOf } from "./force/index.ts";
import { GpuBackend } from "./gpuBackend.ts";
import { arrivals } from "./guests/index.ts";
import type { EngineBuffers, EngineOptions } from "./options.ts";
import { type Scaling, scalingOf } from "./scaling.ts";
import { findIntegrator } from "./schedule/index.ts";
import type { Settings } from "./settings.ts";
import { settingsFor } from "./settingsFor.ts";
import { inItsBox } from "./space.ts";
import { checkFits, type FirstSizes, firstSizes } from "./state/capacity.ts";
import { checkCount } from "./state/mostIndexed.ts";
import { rangesOf } from "./state/ranges.ts";
import type { GpuSnapshot, Saved } from "./state/snapshots.ts";
import { bytesNeeded } from "./state/system.ts";
import { checkTogether, testsApart } from "./support.ts";
import type { EngineTree } from "./tree.ts";

/**
 * A galaxy that evolves on the GPU. The bodies never leave it: `step` only encodes and submits. Give it any device of
 * any host; it asks for nothing else. The device stays the caller's.
 */
export class GpuEngine extends Engine<Settings, Bodies, Measures, GpuBackend> {
  /** Uploads the bodies and computes the first forces. Throws one line where something does not fit or compile. */
  static async create(
    device: GPUDevice,
    bodies: Bodies,
    settings: Partial<Settings> = {},
    options: EngineOptions = {},
  ): Promise<GpuEngine> {
    const make = (of: Bodies, by: Partial<Settings>) => backendOf(device, of, by, options);
    return new GpuEngine(await make(bodies, settings), make);
  }

  /** As `GpuSnapshot.from`, whose code is loaded when it is asked for. */
  static async snapshotFrom(device: GPUDevice, saved: Saved, scaling: Scaling): Promise<GpuSnapshot> {
    const { GpuSnapshot } = await import("./state/snapshots.ts");
    return GpuSnapshot.from(device, saved, scaling);
  }

  /** The live buffers, for renderers: they change with every step. */
  get buffers(): EngineBuffers {
    return this.backend.buffers;
  }

  /** The tree of the last forces; null where the solver has none, and from a restore to the next step. Its buffers are others after it grew: ask each time. */
  get tree(): EngineTree | null {
    return this.backend.tree;
  }

  /** The bodies' order along the curve, as they are when it lists them; null where they lie along it, as over a tree. */
  curve(): Promise<Curve | null> {
    return this.backend.curve();
  }
}

/** What computes bodies on a device, with their first forces. */
async function backendOf(
  device: GPUDevice,
  bodies: Bodies,
  settings: Partial<Settings>,
  options: EngineOptions,
): Promise<GpuBackend> {
  checkCount(bodies.count);
  const full = settingsFor(bodies, settings);
  const { space, placed } = inItsBox(options.space, bodies, full);
  const scaling = scalingOf(bodies, full.gravity);
  const guests = await arrivals({ bodies, settings: full, options, scaling, space });
  const theirs: Pick<FirstSizes, "gas" | "massless"> = Object.assign({}, ...guests.map(({ sizes }) => sizes));
  const { massless = false } = theirs;
  const ranges = massless
    ? null
    : rangesOf(bodies, options.testsApart !== false && testsApart(full, { space, gas: theirs.gas }));
  const solver = solverOf(full, { massless });
  const integrator = findIntegrator(full.integrator);
  const moves = await integrator.code();
  checkTogether(full);
  moves.check?.(full, bodies, scaling);
  const tree = !solver.direct;
  const shares = !massless && (options.shares ?? (await holdsLanes(device)));
  const cluster = moves.cluster?.(bodies);
  const hexadecapole = full.multipole === "hexadecapole";
  const { lists = false, groupSize } = solver;
  const sizes = firstSizes(bodies.count, {
    lists,
    ...(groupSize && { groupSize }),
    ...(shares && solver.shares?.(options.plannedFor ?? ranges?.massive ?? bodies.count)),
    hexadecapole,
    ...theirs,
    ...ranges,
    planned: options.plannedFor,
    columns: [...(options.columns ?? []), ...guests.flatMap(({ columns = [] }) => columns)],
    ...(cluster && { cluster: cluster.count }),
  });
  checkFits(device, sizes, tree);
  const joins = await Promise.all(guests.map(({ onGpu }) => onGpu()));
  const parts = { settings: full, scaling, sizes, moves, options, arrivals: guests, joins, space };
  const make = () => new GpuBackend(device, placed, parts);
  const free = (made: GpuBackend) => made.queue.end();
  const backend = await allocate(device, `${bodies.count} bodies`, bytesNeeded(sizes, tree), make, free);
  try {
    await backend.start(integrator, cluster);
  } catch (error) {
    backend.queue.end();
    throw error;
  }
  return backend;
}
