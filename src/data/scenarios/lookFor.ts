import { timeMyr } from "../bodies/units.ts";
import type { Scenario } from "./scenario.ts";

/** What to look for, in words that need no page: times are in Myr. */
export function lookForOf({ lookFor, moment, units }: Pick<Scenario, "lookFor" | "moment" | "units">): string {
  const myr = units && timeMyr(units);
  return lookFor.replace("{time}", myr ? `${Math.round(moment.time * myr)} Myr` : `${moment.time} time units`);
}
