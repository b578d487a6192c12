import { sumParts } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Moments of all mass in a periodic box, in parts. */
export const imageMoments = define({
  stage: "force/imageMoments",
  row: "images",
  bind: { pairs: "imagePairs", moments: "imageMoments" },
  workgroups: ({ n }) => sumParts(n),
  constants: ({ n }) => ({ IMAGE_PARTS: sumParts(n) }),
});

/** The field of the images that a walk does not see, from the moments of all mass. */
export const imageField = define({
  stage: "force/imageField",
  row: "images",
  bind: { moments: "imageMoments", begins: "imageBegins", transfers: "imageTransfers", field: "imageField" },
  workgroups: () => 1,
  constants: ({ n }) => ({ IMAGE_PARTS: sumParts(n) }),
});

/** That field, added to the forces of the bodies; `some`: of those that are active. */
export const imagePull = (some = false) =>
  define({
    stage: "force/imagePull",
    row: "images",
    // Who is awake is read for some alone.
    bind: { field: "imageField", awake: some ? "awake" : "status" },
    constants: () => ({ SOME: Number(some) }),
  });
