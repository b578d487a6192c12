import type { Bodies } from "../data/bodies/bodies.ts";
import type { ExternalField } from "../physics/external/field.ts";
import type { InFields } from "./external/fields.ts";
import { checkSettings, DEFAULT_SETTINGS, type Settings } from "./settings.ts";

/** The settings of a run of some bodies, complete. Throws one line where there are no bodies, or a setting is not allowed. */
export function settingsFor({ count, units }: Bodies, given: Partial<Settings>): Settings {
  if (count < 1) throw new Error("a run needs at least 1 body; this table has none");
  const full = { ...DEFAULT_SETTINGS, gravity: units.gravity, ...given };
  checkSettings(full);
  return full;
}

/** A run without fields. */
export const NO_FIELDS: InFields = { external: [], massless: false };

/** Loads the code of external fields where some act on bodies: those that are given, or their own. Null: none do. */
export const fieldsAtNeed = <Code>(given: ExternalField | undefined, { fields }: Bodies, load: () => Promise<Code>) =>
  (given ?? fields ?? []).length > 0 ? load() : null;
