import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The cluster's bodies, moved by their own steps, to where the sort reads all bodies. */
export const bridgeMove = define<"integrate/bridgeMove">({
  stage: "integrate/bridgeMove",
  row: "bridgeMove",
  bind: {
    params: "params",
    id: "id",
    clusterPlace: "clusterPlace",
    fieldAcceleration: "fieldAcceleration",
    clusterPosMass: "clusterPosMass",
    clusterVelocity: "clusterVelocity",
    nextPosMass: "nextPosMass",
    nextVelocity: "nextVelocity",
  },
  workgroups: perThread("integrate/bridgeMove"),
});
