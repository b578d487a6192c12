import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { createLayout } from "./state.ts";

export const layout = {
  name: "layout",
  slice: ({ panelOpen }: Setup) => createLayout(panelOpen),
  corner: [{ at: 70, command: "panel", icon: "panel", open: "panelOpen" }],
} as const satisfies Feature;
