import type { Feature } from "../feature.ts";
import { PlotsController } from "./controller.ts";
import { PlotsPanel } from "./plotsPanel.tsx";
import { createPlots } from "./state.ts";

export const plots = {
  name: "plots",
  slice: () => createPlots,
  controller: PlotsController,
  panels: [{ place: "over", at: 50, Panel: PlotsPanel }],
  corner: [{ at: 20, command: "plots", icon: "plots", open: "plotsOpen" }],
} as const satisfies Feature;
