import type { Feature } from "../../kit/feature.ts";
import { boxAddress } from "./address.ts";
import { boxCommands } from "./commands.ts";
import { BoxController } from "./controller.ts";
import { boxControls } from "./controls.ts";
import { createBox } from "./state.ts";

export const box = {
  name: "box",
  commands: { at: 112, list: boxCommands },
  controls: boxControls,
  slice: () => createBox,
  controller: BoxController,
  address: [boxAddress],
} as const satisfies Feature;
