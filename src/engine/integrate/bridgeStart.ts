import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The cluster's bodies into tables of their own. */
export const bridgeStart = define<"integrate/bridgeStart">({
  stage: "integrate/bridgeStart",
  row: "bridgeStart",
  bind: {
    params: "params",
    posMass: "posMass",
    velocity: "velocity",
    id: "id",
    clusterPlace: "clusterPlace",
    clusterPosMass: "clusterPosMass",
    clusterVelocity: "clusterVelocity",
  },
  workgroups: perThread("integrate/bridgeStart"),
});
