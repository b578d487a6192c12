import type { Feature } from "../feature.ts";
import { picturesCommands } from "./commands.ts";
import { PicturesController } from "./controller.ts";
import { createPictures } from "./state.ts";

export const pictures = {
  name: "pictures",
  commands: { at: 50, list: picturesCommands },
  slice: () => createPictures,
  controller: PicturesController,
} as const satisfies Feature;
