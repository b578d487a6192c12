import type { Feature } from "../../kit/feature.ts";
import { plotsCommands } from "./commands.ts";
import { PlotsController } from "./controller.ts";
import { PlotsPanel } from "./plotsPanel.tsx";
import { createPlots } from "./state.ts";

export const plots = {
  name: "plots",
  commands: { at: 90, list: plotsCommands },
  slice: () => createPlots,
  controller: PlotsController,
  panels: [{ place: "over", at: 50, Panel: PlotsPanel }],
  corner: [{ at: 20, command: plotsCommands.plots, only: ["study"] }],
} as const satisfies Feature;
