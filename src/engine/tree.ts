import { solverOf } from "./force/index.ts";
import { findIntegrator } from "./schedule/index.ts";
import type { Settings } from "./settings.ts";
import { type Opening, variantOf } from "./state/forceVariant.ts";
import type { System } from "./state/system.ts";
import type { BufferName } from "./state/tables.ts";

/** The buffers of the system that describe the tree, and the counts of interactions; shaders/build says what each holds. */
type TreeBuffer = Extract<
  BufferName,
  "params" | "root" | "nodeBegin" | "nodeCentre" | "nodeTest" | "nodeBox" | "levelStart" | "groupList" | "groupCounts"
>;

/** The tree of the last forces, to be read by other stages and drawn. */
export interface EngineTree {
  /** How its walk opens cells. */
  readonly opening: Opening;
  /** Softening by a spline instead of Plummer's. */
  readonly spline: boolean;
  /** Cells act by their second moments too. */
  readonly quadrupole: boolean;
  /** And by their third and fourth. */
  readonly hexadecapole: boolean;
  /** The walk cuts it off at buckets, of which measure/interactionList knows nothing. */
  readonly buckets: boolean;
  /** They lie on the engine's device and stay the engine's: read them, and write nothing. */
  readonly buffers: Readonly<Record<TreeBuffer, GPUBuffer>>;
}

/** The tree of a system; null where the solver has none, and where a bridge's cluster has no mass in it. */
export function treeOf(settings: Settings, { buffers, sizes }: System): EngineTree | null {
  const { opening, buckets = false } = solverOf(settings, sizes);
  if (!opening || findIntegrator(settings.integrator).cluster) return null;
  const { spline, quadrupole, hexadecapole = false } = variantOf(settings);
  return { opening, spline, quadrupole, hexadecapole, buckets, buffers: buffers as EngineTree["buffers"] };
}
