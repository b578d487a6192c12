import type { Feature } from "../feature.ts";
import { picturesCommands } from "./commands.ts";
import { PicturesController } from "./controller.ts";
import { picturesControls } from "./controls.ts";
import { createPictures } from "./state.ts";

export const pictures = {
  name: "pictures",
  commands: { at: 50, list: picturesCommands },
  controls: picturesControls,
  slice: () => createPictures,
  controller: PicturesController,
  corner: [{ at: 35, command: picturesCommands.screenshot, only: ["watch"] }],
} as const satisfies Feature;
