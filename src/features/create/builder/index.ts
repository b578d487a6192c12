import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { builderAddress } from "./address.ts";
import { builderCommands } from "./commands.ts";
import { BuilderController } from "./controller.ts";
import { BuilderPlace } from "./place.tsx";
import { createBuilder } from "./state.ts";

export const builder = {
  name: "builder",
  commands: { at: 70, list: builderCommands },
  slice: ({ builder }: Setup) => createBuilder(builder),
  controller: BuilderController,
  address: [builderAddress],
  panels: [{ place: "over", at: 70, Panel: BuilderPlace }],
} as const satisfies Feature;
