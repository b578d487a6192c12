import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Half a kick and a drift. */
export const kickDrift = define<"integrate/kickDrift">({
  stage: "integrate/kickDrift",
  row: "kickDrift",
  bind: {
    params: "params",
    posMass: "posMass",
    velocity: "velocity",
    acceleration: "acceleration",
    id: "id",
    nextPosMass: "nextPosMass",
    nextVelocity: "nextVelocity",
    nextId: "nextId",
    status: "status",
  },
  workgroups: perThread("integrate/kickDrift"),
});
