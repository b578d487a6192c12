import { fittedPair, valuesOfFit } from "../../../data/scenarios/fittedPair.ts";
import { type Encounter, FIT_SCALE } from "../../../fit/encounter.ts";
import type { RigidGalaxy } from "../../../fit/rigid.ts";
import { derived } from "../../../fit/summary.ts";

/** What a lesson goes on with, as fast as before. */
const KEPT = ["lesson", "page", "fixed", "speed"];

/** The address of an encounter with live galaxies, opened from another address. */
export function addressOfRun(galaxy: RigidGalaxy, encounter: Encounter, from: string): string {
  const start = -derived(galaxy, encounter).startMyr / FIT_SCALE.myr;
  const query = new URLSearchParams({ scenario: fittedPair.name, colour: "galaxy" });
  for (const [name, value] of Object.entries(valuesOfFit({ ...encounter, start }))) query.set(name, String(value));
  const open = new URLSearchParams(from);
  for (const key of KEPT) if (open.has(key)) query.set(key, open.get(key)!);
  return `?${query}`;
}
