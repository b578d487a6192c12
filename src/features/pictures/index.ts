import type { Feature } from "../feature.ts";
import { PicturesController } from "./controller.ts";
import { createPictures } from "./state.ts";

export const pictures = {
  name: "pictures",
  slice: () => createPictures,
  controller: PicturesController,
} as const satisfies Feature;
