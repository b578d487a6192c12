import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { lookAddress } from "./address.ts";
import { lookCommands } from "./commands.ts";
import { LookController } from "./controller.ts";
import { DensityLegend } from "./densityLegend.tsx";
import { LookGroup } from "./lookGroup.tsx";
import { createLook } from "./state.ts";
import { lookUndo } from "./undo.ts";

export const look = {
  name: "look",
  commands: { at: 100, list: lookCommands },
  slice: ({ colours, massColours, scenario }: Setup) => createLook(colours, massColours, scenario.defaults.colour),
  controller: LookController,
  address: [lookAddress],
  undo: lookUndo,
  panels: [
    { place: "controls", at: 40, Panel: LookGroup },
    { place: "foot", at: 20, Panel: DensityLegend },
  ],
} as const satisfies Feature;
