import type { Bodies } from "../data/bodies/bodies.ts";
import type { GasMapName } from "../render/shown/gasMaps.ts";

/** The maps of gas that a run of these bodies has as pictures: none in space that expands, and of what becomes stars and of metals where stars form. */
export function gasMapsIn({ space, columns, gas }: Bodies): readonly GasMapName[] {
  if (space?.expansion || !columns?.internalEnergy?.some((u) => u > 0)) return [];
  return gas?.stars ? ["gas", "temperature", "formation", "metallicity"] : ["gas", "temperature"];
}
