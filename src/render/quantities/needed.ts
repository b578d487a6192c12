import { colourMode } from "../colour/index.ts";
import type { Look } from "../look.ts";
import type { QuantityName } from "./index.ts";

/** What must be known of each body for a picture beside what a step computes; null: nothing. */
export const neededFor = ({ shows, colour }: Look): QuantityName | null =>
  shows === "light" ? (colourMode(colour).needs ?? null) : "density";
