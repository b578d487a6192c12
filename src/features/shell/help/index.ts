import type { Feature } from "../../kit/feature.ts";
import { helpCommands } from "./commands.ts";
import { HelpDialog } from "./helpDialog.tsx";
import { createHelp } from "./state.ts";

export const help = {
  name: "help",
  commands: { at: 150, list: helpCommands },
  slice: () => createHelp,
  panels: [{ place: "dialogs", at: 100, Panel: HelpDialog }],
  corner: [{ at: 60, command: helpCommands.help, only: ["study"] }],
} as const satisfies Feature;
