import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import type { Engine, Settings } from "../../../src/engine/index.ts";

/** Makes an engine of the kind that is tested. */
export type Create<E extends Engine = Engine> = (bodies: Bodies, settings?: Partial<Settings>) => Promise<E>;
