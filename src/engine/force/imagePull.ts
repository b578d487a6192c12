import { define } from "../state/spec.ts";

/** That field, added to the forces of the bodies; `some`: of those that are active. */
export const imagePull = (some = false) =>
  define<"force/imagePull">({
    stage: "force/imagePull",
    row: "images",
    bind: {
      field: "imageField",
      // Read for some alone.
      awake: some ? "awake" : "status",
    },
    constants: () => ({ SOME: Number(some) }),
  });
