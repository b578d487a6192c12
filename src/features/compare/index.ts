import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { CompareGroup } from "./compareGroup.tsx";
import { CompareSides } from "./compareSides.tsx";
import { CompareController } from "./controller.ts";
import { createCompare } from "./state.ts";

export const compare = {
  name: "compare",
  slice: ({ wishes }: Setup) => createCompare(wishes.compare),
  controller: CompareController,
  panels: [
    { place: "head", at: 20, Panel: CompareSides },
    { place: "controls", at: 30, Panel: CompareGroup },
  ],
} as const satisfies Feature;
