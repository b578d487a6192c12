import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { interactAddress } from "./address.ts";
import { AimLayer } from "./aimLayer.tsx";
import { interactCommands } from "./commands.ts";
import { InteractController } from "./controller.ts";
import { InteractPanel } from "./interactPanel.tsx";
import { createInteract, interactSession } from "./state.ts";
import { deedMarks } from "./titleState.ts";

export const interact = {
  name: "interact",
  commands: { at: 25, list: interactCommands },
  slice: ({ interact }: Setup) => createInteract(interact),
  controller: InteractController,
  address: [interactAddress],
  session: interactSession,
  marks: deedMarks,
  panels: [
    { place: "head", at: 0, galaxiesOnly: true, Panel: AimLayer },
    { place: "over", at: 56, galaxiesOnly: true, Panel: InteractPanel },
  ],
  corner: [{ at: 5, command: interactCommands.aim, words: true, galaxiesOnly: true }],
} as const satisfies Feature;
