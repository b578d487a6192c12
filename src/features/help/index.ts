import type { Feature } from "../feature.ts";
import { HelpDialog } from "./helpDialog.tsx";
import { createHelp } from "./state.ts";

export const help = {
  name: "help",
  slice: () => createHelp,
  panels: [{ place: "dialogs", at: 100, Panel: HelpDialog }],
  corner: [{ at: 60, command: "help", icon: "help" }],
} as const satisfies Feature;
