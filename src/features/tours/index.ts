import type { Feature } from "../feature.ts";
import { createTours } from "./state.ts";
import { Tours } from "./tours.tsx";

export const tours = {
  name: "tours",
  slice: () => createTours,
  panels: [{ place: "over", at: 80, Panel: Tours }],
  corner: [{ at: 30, command: "tours", icon: "tours", open: "toursOpen" }],
} as const satisfies Feature;
