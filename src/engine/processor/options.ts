import type { Arrival } from "../guests/guest.ts";
import type { PhysicsOptions } from "../options.ts";
import type { Space } from "../space.ts";
import type { Column } from "../state/columns.ts";
import type { PoolOptions } from "./pool.ts";

/** What the engine uses of an AbortSignal, which this part of the code has no types of. */
interface Ends {
  readonly aborted: boolean;
  addEventListener(type: "abort", end: () => void): void;
  removeEventListener(type: "abort", end: () => void): void;
}

/** What a caller may choose besides the settings of the run. */
export interface ProcessorOptions extends PoolOptions, PhysicsOptions {
  /** Ends the making of an engine that is not wanted any more: its threads stop amid the first forces, and it rejects. */
  readonly signal?: Ends;
}

/** What an engine is made with beside its settings. */
export interface Given {
  /** What acts beside gravity. */
  readonly guests: readonly Arrival[];
  /** Whether that alone acts on the bodies. */
  readonly massless: boolean;
  /** Columns beside those that every run has. */
  readonly columns: readonly Column[];
  readonly space: Space | null;
}
