import type { Bodies } from "../data/bodies/bodies.ts";
import { checkSettings, DEFAULT_SETTINGS, type Settings } from "./settings.ts";

/** The settings of a run of some bodies, complete. Throws one line where there are no bodies, or a setting is not allowed. */
export function settingsFor({ count, units }: Bodies, given: Partial<Settings>): Settings {
  if (count < 1) throw new Error("a run needs at least 1 body; this table has none");
  const full = { ...DEFAULT_SETTINGS, gravity: units.gravity, ...given };
  checkSettings(full);
  return full;
}
