import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { layoutAddress } from "./address.ts";
import { layoutCommands } from "./commands.ts";
import { LayoutController } from "./controller.ts";
import { LevelRow } from "./levelRow.tsx";
import { SearchDialog } from "./searchDialog.tsx";
import { SettingsDialog } from "./settingsDialog.tsx";
import { createLayout } from "./state.ts";

export const layout = {
  name: "layout",
  commands: { at: 140, list: layoutCommands },
  slice: ({ panelOpen, level, controls }: Setup) => createLayout(panelOpen, level, controls),
  controller: LayoutController,
  address: [layoutAddress],
  panels: [
    { place: "panelHead", at: 10, Panel: LevelRow },
    { place: "dialogs", at: 90, Panel: SettingsDialog },
    { place: "dialogs", at: 95, Panel: SearchDialog },
  ],
  corner: [{ at: 70, command: layoutCommands.panel }],
} as const satisfies Feature;
