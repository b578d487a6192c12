import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { handsAddress } from "./address.ts";
import { AimLayer } from "./aimLayer.tsx";
import { handsCommands } from "./commands.ts";
import { HandsController } from "./controller.ts";
import { HandsGroup } from "./handsGroup.tsx";
import { HandsPanel } from "./handsPanel.tsx";
import { createHands, handsSession } from "./state.ts";

export const hands = {
  name: "hands",
  commands: { at: 25, list: handsCommands },
  slice: ({ hands }: Setup) => createHands(hands),
  controller: HandsController,
  address: [handsAddress],
  session: handsSession,
  panels: [
    { place: "head", at: 0, galaxiesOnly: true, Panel: AimLayer },
    { place: "controls", at: 15, galaxiesOnly: true, Panel: HandsGroup },
    { place: "over", at: 56, galaxiesOnly: true, Panel: HandsPanel },
  ],
} as const satisfies Feature;
