import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { PreferencesController } from "./controller.ts";
import { createPreferences } from "./state.ts";

export const preferences = {
  name: "preferences",
  slice: ({ commands }: Setup) => createPreferences(commands),
  controller: PreferencesController,
} as const satisfies Feature;
