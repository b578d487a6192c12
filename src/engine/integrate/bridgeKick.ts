import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Half a kick of the cluster by the field of the others; jerks follow. */
export const bridgeKick = define<"integrate/bridgeKick">({
  stage: "integrate/bridgeKick",
  row: "bridgeKick",
  bind: {
    params: "params",
    id: "id",
    clusterPlace: "clusterPlace",
    fieldAcceleration: "fieldAcceleration",
    fixedVelocity: "fixedVelocity",
    fixedPosition: "fixedPosition",
    due: "due",
    blockState: "blockState",
  },
  workgroups: perThread("integrate/bridgeKick"),
});
