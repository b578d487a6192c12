import type { Bodies } from "../data/bodies/bodies.ts";
import { checkAll } from "./setting.ts";
import { DEFAULT_SETTINGS, SETTINGS, type Settings } from "./settings.ts";

/** The settings of a run of some bodies, complete. Throws one line where there are no bodies, or a setting is not allowed. */
export function settingsFor({ count, units }: Pick<Bodies, "count" | "units">, given: Partial<Settings>): Settings {
  if (count < 1) throw new Error("a run needs at least 1 body; this table has none");
  const full = { ...DEFAULT_SETTINGS, gravity: units.gravity, ...given };
  checkAll(SETTINGS, full);
  return full;
}
