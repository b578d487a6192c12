import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** That field, added to the forces of the bodies. */
export const imagePull = define<"force/imagePull">({
  stage: "force/imagePull",
  row: "images",
  bind: {
    params: "params",
    posMass: "posMass",
    field: "imageField",
    status: "status",
    acceleration: "acceleration",
  },
  workgroups: perThread("force/imagePull"),
});
