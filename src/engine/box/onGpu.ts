import { imageTables } from "../../physics/cosmology/images.ts";
import type { Guest } from "../guests/guest.ts";
import type { System } from "../state/system.ts";
import { imageField, imageMoments, imagePull } from "./stages.ts";

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
