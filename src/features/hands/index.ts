import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { handsAddress } from "./address.ts";
import { AimLayer } from "./aimLayer.tsx";
import { handsCommands } from "./commands.ts";
import { HandsController } from "./controller.ts";
import { HandsPanel } from "./handsPanel.tsx";
import { createHands, handsSession } from "./state.ts";
import { deedMarks } from "./titleState.ts";

export const hands = {
  name: "hands",
  commands: { at: 25, list: handsCommands },
  slice: ({ hands }: Setup) => createHands(hands),
  controller: HandsController,
  address: [handsAddress],
  session: handsSession,
  marks: deedMarks,
  panels: [
    { place: "head", at: 0, galaxiesOnly: true, Panel: AimLayer },
    { place: "over", at: 56, galaxiesOnly: true, Panel: HandsPanel },
  ],
  corner: [{ at: 5, command: handsCommands.aim, words: true, galaxiesOnly: true }],
} as const satisfies Feature;
