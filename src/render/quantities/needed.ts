import { colourMode } from "../colour/index.ts";
import type { Look } from "../look.ts";
import { type GasMapName, gasMapOf } from "../shown/gasMaps.ts";
import type { QuantityName } from "./index.ts";

/** What must be known of each body for a picture beside what a step computes, or the map of gas that it is for; null: nothing. */
export const neededFor = ({ shows, colour }: Look): QuantityName | GasMapName | null =>
  shows === "light" ? (colourMode(colour).needs ?? null) : (gasMapOf(shows) ?? "density");
