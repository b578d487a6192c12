import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { layoutCommands } from "./commands.ts";
import { createLayout } from "./state.ts";

export const layout = {
  name: "layout",
  commands: { at: 140, list: layoutCommands },
  slice: ({ panelOpen }: Setup) => createLayout(panelOpen),
  corner: [{ at: 70, command: layoutCommands.panel, icon: "panel", open: "panelOpen" }],
} as const satisfies Feature;
