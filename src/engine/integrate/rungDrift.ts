import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** All bodies at the time of a block step, with what is kept of each, where the sort reads them. */
export const rungDrift = define<"integrate/rungDrift">({
  stage: "integrate/rungDrift",
  row: "rungDrift",
  bind: {
    params: "params",
    origin: "origin",
    rungState: "rungState",
    posMass: "posMass",
    velocity: "velocity",
    nextPosMass: "nextPosMass",
    nextVelocity: "nextVelocity",
    nextOrigin: "nextOrigin",
    status: "status",
  },
  workgroups: perThread("integrate/rungDrift"),
});
