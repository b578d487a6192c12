import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import type { AnyEngine, Settings } from "../../../src/engine/index.ts";

/** Makes an engine of the kind that is tested. */
export type Create<E extends AnyEngine = AnyEngine> = (bodies: Bodies, settings?: Partial<Settings>) => Promise<E>;
