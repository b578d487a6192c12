import { imageTables } from "../../physics/cosmology/images.ts";
import type { Guest } from "../guests/guest.ts";
import { imageParts } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import type { System } from "../state/system.ts";

/** Moments of all mass in a periodic box, in parts. */
export const imageMoments = define({
  stage: "force/imageMoments",
  row: "images",
  bind: { pairs: "imagePairs", moments: "imageMoments" },
  workgroups: ({ n }) => imageParts(n),
  constants: ({ n }) => ({ IMAGE_PARTS: imageParts(n) }),
});

/** The field of the images that a walk does not see, from the moments of all mass. */
export const imageField = define({
  stage: "force/imageField",
  row: "images",
  bind: { moments: "imageMoments", begins: "imageBegins", transfers: "imageTransfers", field: "imageField" },
  workgroups: () => 1,
  constants: ({ n }) => ({ IMAGE_PARTS: imageParts(n) }),
});

/** That field, added to the forces of the bodies; `some`: of those that are active. */
export const imagePull = (some = false) =>
  define({
    stage: "force/imagePull",
    row: "images",
    bind: {
      field: "imageField",
      // Read for some alone.
      awake: some ? "awake" : "status",
    },
    constants: () => ({ SOME: Number(some) }),
  });

/** The boxes about a periodic one. */
export const boxed = (device: GPUDevice, system: System): Guest => ({
  async begin() {
    await system.need("images");
    const { pairs, begins, transfers } = imageTables();
    const { imagePairs, imageBegins, imageTransfers } = system.buffers;
    device.queue.writeBuffer(imagePairs!, 0, pairs);
    device.queue.writeBuffer(imageBegins!, 0, begins);
    device.queue.writeBuffer(imageTransfers!, 0, transfers);
  },
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
