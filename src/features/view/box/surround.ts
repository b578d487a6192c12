import type { Machine } from "../../../run/machine.ts";

/** What draws the images of a box on a machine. */
export async function imagesOn({ device }: Machine) {
  if (device) return (await import("../../../render/drawnImages.ts")).DrawnImages;
  return (await import("../../../render/boxImages.ts")).BoxImages;
}
