import { type Bodies, COMPONENTS } from "../bodies/bodies.ts";

/** Bodies per component name, only those that occur. */
export function componentCounts(bodies: Bodies): Map<string, number> {
  const counts = new Array<number>(COMPONENTS.length).fill(0);
  for (let i = 0; i < bodies.count; i++) counts[bodies.component[i]!]!++;
  return new Map(COMPONENTS.map((name, k) => [name, counts[k]!] as const).filter(([, n]) => n > 0));
}

/** Is any galaxy number other than 0? */
export function hasGalaxies(bodies: Bodies): boolean {
  return bodies.galaxy.some((g) => g !== 0);
}

/** Are the ids just 0 .. count-1, so that a format without ids loses nothing? */
export function idsAreOrder(bodies: Bodies): boolean {
  for (let i = 0; i < bodies.count; i++) if (Number(bodies.id[i]) !== i) return false;
  return true;
}

/** What a format without a place for units loses, as notes. Values are never rescaled: a round trip is exact. */
export function unitLosses(bodies: Bodies, format: string): string[] {
  const { units, comoving } = bodies;
  const space = comoving
    ? [
        `${format} has no place for the expansion: places stay comoving, velocities are ${comoving.velocityPower === -1 ? "canonical momenta a^2 dx/dt, as PKDGRAV and ChaNGa take them" : "as they are"}, and the time is the scale factor.`,
      ]
    : [];
  if (units.gravity !== 1) {
    return [
      ...space,
      `${format} has no place for units: the values stay as they are, so readers of the file must be told G = ${units.gravity} (units "${units.name}").`,
    ];
  }
  if (units.lengthKpc !== null) return [...space, `${format} has no place for units ("${units.name}", G = 1).`];
  return space;
}

/** A stable order of the bodies by `rank(component)`, or null where they stand in that order already. */
export function orderBy(bodies: Bodies, ranks: readonly number[]): Uint32Array | null {
  const { component, count } = bodies;
  let sorted = true;
  for (let i = 1; i < count && sorted; i++) sorted = ranks[component[i - 1]!]! <= ranks[component[i]!]!;
  if (sorted) return null;
  const starts = new Array<number>(Math.max(...ranks) + 2).fill(0);
  for (let i = 0; i < count; i++) starts[ranks[component[i]!]! + 1]!++;
  for (let k = 1; k < starts.length; k++) starts[k]! += starts[k - 1]!;
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[starts[ranks[component[i]!]!]!++] = i;
  return order;
}
