import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** All bodies as sources of the field, those of the cluster without mass. */
export const bridgeField = define<"integrate/bridgeField">({
  stage: "integrate/bridgeField",
  row: "bridgeField",
  bind: {
    params: "params",
    posMass: "posMass",
    id: "id",
    clusterPlace: "clusterPlace",
    fieldPosMass: "fieldPosMass",
  },
  workgroups: perThread("integrate/bridgeField"),
});
