import { imageTables } from "../../physics/cosmology/images.ts";
import type { System } from "../state/system.ts";

/** Makes the tables of a periodic box on the GPU. */
export async function seeImages(device: GPUDevice, system: System): Promise<void> {
  await system.need("images");
  const { pairs, begins, transfers } = imageTables();
  const { imagePairs, imageBegins, imageTransfers } = system.buffers;
  device.queue.writeBuffer(imagePairs!, 0, pairs);
  device.queue.writeBuffer(imageBegins!, 0, begins);
  device.queue.writeBuffer(imageTransfers!, 0, transfers);
}
