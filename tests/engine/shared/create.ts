import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import type { Engine, Settings } from "../../../src/engine/index.ts";

/** What both engines can: tests of the shared folder ask for no more. */
export type TestedEngine = Pick<
  Engine,
  | "count"
  | "bodies"
  | "scaling"
  | "settings"
  | "steps"
  | "time"
  | "memory"
  | "kept"
  | "set"
  | "step"
  | "measure"
  | "profile"
  | "sample"
  | "keep"
  | "readBodies"
  | "readForces"
  | "readDensities"
  | "readForceErrors"
  | "destroy"
>;

/** Makes an engine of the kind that is tested. */
export type Create<E extends TestedEngine = TestedEngine> = (
  bodies: Bodies,
  settings?: Partial<Settings>,
) => Promise<E>;
