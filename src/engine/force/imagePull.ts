import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** That field, added to the forces of the bodies; `some`: of those that are active. */
export const imagePull = (some = false) =>
  define<"force/imagePull">({
    stage: "force/imagePull",
    row: "images",
    bind: {
      params: "params",
      posMass: "posMass",
      field: "imageField",
      status: "status",
      acceleration: "acceleration",
      // Read for some alone.
      awake: some ? "awake" : "status",
    },
    workgroups: perThread("force/imagePull"),
    constants: () => ({ SOME: Number(some) }),
  });
