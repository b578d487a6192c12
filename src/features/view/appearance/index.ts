import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { appearanceAddress } from "./address.ts";
import { AppearanceGroup } from "./appearanceGroup.tsx";
import { appearanceCommands } from "./commands.ts";
import { AppearanceController } from "./controller.ts";
import { appearanceControls } from "./controls.ts";
import { MapLegend } from "./mapLegend.tsx";
import { createAppearance } from "./state.ts";
import { appearanceUndo } from "./undo.ts";

export const appearance = {
  name: "appearance",
  commands: { at: 100, list: appearanceCommands },
  controls: appearanceControls,
  slice: ({ colours, mapColours, scenario }: Setup) => createAppearance(colours, mapColours, scenario.defaults.colour),
  controller: AppearanceController,
  address: [appearanceAddress],
  undo: appearanceUndo,
  panels: [
    { place: "controls", at: 40, group: "appearance", Panel: AppearanceGroup },
    { place: "foot", at: 20, Panel: MapLegend },
  ],
} as const satisfies Feature;
