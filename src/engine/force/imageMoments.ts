import { imageParts } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Moments of all mass in a periodic box, in parts. */
export const imageMoments = define<"force/imageMoments">({
  stage: "force/imageMoments",
  row: "images",
  bind: { pairs: "imagePairs", moments: "imageMoments" },
  workgroups: ({ n }) => imageParts(n),
  constants: ({ n }) => ({ IMAGE_PARTS: imageParts(n) }),
});
