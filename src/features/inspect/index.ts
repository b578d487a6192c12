import type { Feature } from "../feature.ts";
import { BodyCard } from "./bodyCard.tsx";
import { InspectController } from "./controller.ts";
import { SightGroup } from "./inspectGroup.tsx";
import { createInspect } from "./state.ts";

export const inspect = {
  name: "inspect",
  slice: () => createInspect,
  controller: InspectController,
  panels: [
    { place: "controls", at: 60, Panel: SightGroup },
    { place: "over", at: 60, Panel: BodyCard },
  ],
} as const satisfies Feature;
