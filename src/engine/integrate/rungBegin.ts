import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Opens a step of the run on rungs: each body's own step, and half its kick. */
export const rungBegin = define<"integrate/rungBegin">({
  stage: "integrate/rungBegin",
  row: "rungBegin",
  bind: {
    params: "params",
    posMass: "posMass",
    acceleration: "acceleration",
    status: "status",
    velocity: "velocity",
    rungState: "rungState",
    origin: "origin",
    id: "id",
    nextId: "nextId",
  },
  workgroups: perThread("integrate/rungBegin"),
});
