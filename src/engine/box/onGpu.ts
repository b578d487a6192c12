import { imageField } from "../force/imageField.ts";
import { imageMoments } from "../force/imageMoments.ts";
import { imagePull } from "../force/imagePull.ts";
import { seeImages } from "../force/seeImages.ts";
import type { Guest } from "../guests/guest.ts";
import type { System } from "../state/system.ts";

/** The boxes about a periodic one. */
export const boxed = (device: GPUDevice, system: System): Guest => ({
  begin: () => seeImages(device, system),
  forces(_, wanted) {
    if (wanted === "guess") return [];
    // The field of the images that no walk sees is smooth, and stands while few bodies step.
    if (wanted === "fewRungs") return [imagePull(true)];
    return [imageMoments, imageField, imagePull(wanted === "rungs")];
  },
  variant: { images: true },
  // Forces in a box are other than those of a cube of bodies in open space, and where there is little structure far smaller.
  twice: true,
});
