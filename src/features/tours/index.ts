import type { Feature } from "../feature.ts";
import { toursCommands } from "./commands.ts";
import { createTours } from "./state.ts";
import { Tours } from "./tours.tsx";

export const tours = {
  name: "tours",
  commands: { at: 130, list: toursCommands },
  slice: () => createTours,
  panels: [{ place: "over", at: 80, Panel: Tours }],
  corner: [{ at: 30, command: toursCommands.tours, icon: "tours", open: "toursOpen" }],
} as const satisfies Feature;
