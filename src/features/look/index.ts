import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { lookAddress } from "./address.ts";
import { lookCommands } from "./commands.ts";
import { LookController } from "./controller.ts";
import { lookControls } from "./controls.ts";
import { LookGroup } from "./lookGroup.tsx";
import { MapLegend } from "./mapLegend.tsx";
import { createLook } from "./state.ts";
import { lookUndo } from "./undo.ts";

export const look = {
  name: "look",
  commands: { at: 100, list: lookCommands },
  controls: lookControls,
  slice: ({ colours, mapColours, scenario }: Setup) => createLook(colours, mapColours, scenario.defaults.colour),
  controller: LookController,
  address: [lookAddress],
  undo: lookUndo,
  panels: [
    { place: "controls", at: 40, group: "appearance", Panel: LookGroup },
    { place: "foot", at: 20, Panel: MapLegend },
  ],
} as const satisfies Feature;
