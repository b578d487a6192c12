import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { shareAddress } from "./address.ts";
import { shareCommands } from "./commands.ts";
import { ShareController } from "./controller.ts";
import { createShare } from "./state.ts";

export const share = {
  name: "share",
  commands: { at: 60, list: shareCommands },
  slice: ({ addressParts }: Setup) => createShare(addressParts),
  controller: ShareController,
  address: [shareAddress],
  corner: [{ at: 40, command: shareCommands.link }],
} as const satisfies Feature;
