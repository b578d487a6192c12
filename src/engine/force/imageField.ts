import { imageParts } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The field of the images that a walk does not see, from the moments of all mass. */
export const imageField = define<"force/imageField">({
  stage: "force/imageField",
  row: "images",
  bind: { moments: "imageMoments", begins: "imageBegins", transfers: "imageTransfers", field: "imageField" },
  workgroups: () => 1,
  constants: ({ n }) => ({ IMAGE_PARTS: imageParts(n) }),
});
