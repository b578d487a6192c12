import type { Feature } from "../feature.ts";
import { PreferencesController } from "./controller.ts";
import { createPreferences } from "./state.ts";

export const preferences = {
  name: "preferences",
  slice: () => createPreferences,
  controller: PreferencesController,
} as const satisfies Feature;
