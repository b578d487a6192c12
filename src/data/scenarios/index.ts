import { MODELS } from "../models/index.ts";
import type { Model } from "../models/model.ts";
import { plummerAlone } from "./isolated.ts";
import { plummerMerger } from "./plummerMerger.ts";
import type { Scenario } from "./scenario.ts";

export type { Scenario } from "./scenario.ts";

/** Every scenario, in the order in which the page lists them; the first is what a new visitor sees. */
export const SCENARIOS: readonly Scenario[] = [plummerMerger, plummerAlone];

/** The scenario or model called `name`. Throws one line with the known names. */
export function findModel(name: string): Scenario | Model {
  const found = SCENARIOS.find((s) => s.name === name) ?? MODELS.find((m) => m.name === name);
  if (found) return found;
  const known = [...new Set([...SCENARIOS, ...MODELS].map((m) => m.name))].join(", ");
  throw new Error(`there is no model or scenario "${name}"; known are: ${known}`);
}
