import { type Bodies, COMPONENTS, type ComponentName } from "./bodies.ts";
import type { Units } from "./units.ts";

/** One component of a table of bodies. */
export interface ComponentContents {
  readonly name: ComponentName;
  readonly count: number;
  readonly mass: number;
}

/** What a person wants to know of a table of bodies before using it; numbers in the table's units. */
export interface Contents {
  readonly count: number;
  readonly galaxies: number;
  /** In the order of COMPONENTS, only those that occur. */
  readonly components: readonly ComponentContents[];
  readonly mass: number;
  /** Corners of the box that holds all bodies. */
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
  readonly time: number;
  readonly units: Units;
  /** Least and greatest softening length, where the table has them. */
  readonly softening: readonly [number, number] | null;
}

/** Sums over all bodies, masses in float64. */
export function contentsOf(bodies: Bodies): Contents {
  const { count, position } = bodies;
  const counts = new Array<number>(COMPONENTS.length).fill(0);
  const masses = new Array<number>(COMPONENTS.length).fill(0);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const galaxies = new Uint8Array(256);
  let soft: [number, number] | null = bodies.softening ? [Infinity, -Infinity] : null;
  for (let i = 0; i < count; i++) {
    const c = bodies.component[i]!;
    counts[c]!++;
    masses[c]! += bodies.mass[i]!;
    galaxies[bodies.galaxy[i]!] = 1;
    for (let d = 0; d < 3; d++) {
      const x = position[3 * i + d]!;
      if (x < min[d]!) min[d] = x;
      if (x > max[d]!) max[d] = x;
    }
    const eps = bodies.softening?.[i];
    if (soft && eps !== undefined) soft = [Math.min(soft[0], eps), Math.max(soft[1], eps)];
  }
  const components = COMPONENTS.map((name, c) => ({ name, count: counts[c]!, mass: masses[c]! }));
  return {
    count,
    galaxies: galaxies.reduce((sum, used) => sum + used, 0),
    components: components.filter((part) => part.count > 0),
    mass: masses.reduce((sum, mass) => sum + mass, 0),
    min,
    max,
    time: bodies.time,
    units: bodies.units,
    softening: soft,
  };
}
