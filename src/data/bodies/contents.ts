import { type Bodies, COMPONENTS, type ComponentName } from "./bodies.ts";
import type { GasColumns } from "./gas.ts";
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
  /** How many masses are below 0. */
  readonly negative: number;
  /** Corners of the box that holds all bodies. */
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
  readonly time: number;
  readonly units: Units;
  /** Least and greatest softening length, where the table has them. */
  readonly softening: readonly [number, number] | null;
}

/** Some bodies of a table: its columns, without what is said once for all of them. */
export type Stretch = Omit<Bodies, "time" | "units" | "next" | "columns"> & {
  /** Numbers of gas, where the table has them; 0 of what is no gas. */
  readonly columns?: GasColumns;
};

/** Sums over bodies that come a stretch at a time, masses in float64. */
export class Tally {
  count = 0;
  private readonly counts = new Array<number>(COMPONENTS.length).fill(0);
  private readonly masses = new Array<number>(COMPONENTS.length).fill(0);
  private readonly min: [number, number, number] = [Infinity, Infinity, Infinity];
  private readonly max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  private readonly galaxies = new Uint8Array(256);
  private negative = 0;
  private soft: [number, number] | null = null;

  add({ count, mass, position, galaxy, component, softening }: Stretch): void {
    const { counts, masses, min, max } = this;
    this.count += count;
    for (let i = 0; i < count; i++) {
      const c = component[i]!;
      counts[c]!++;
      masses[c]! += mass[i]!;
      if (mass[i]! < 0) this.negative++;
      this.galaxies[galaxy[i]!] = 1;
      for (let d = 0; d < 3; d++) {
        const x = position[3 * i + d]!;
        if (x < min[d]!) min[d] = x;
        if (x > max[d]!) max[d] = x;
      }
    }
    if (!softening) return;
    let [least, most] = this.soft ?? [Infinity, -Infinity];
    for (let i = 0; i < count; i++) {
      least = Math.min(least, softening[i]!);
      most = Math.max(most, softening[i]!);
    }
    this.soft = [least, most];
  }

  /** The sums, all masses times `massFactor`. */
  contents(time: number, units: Units, massFactor = 1): Contents {
    const all = COMPONENTS.map((name, c) => ({ name, count: this.counts[c]!, mass: this.masses[c]! * massFactor }));
    return {
      count: this.count,
      galaxies: this.galaxies.reduce((sum, used) => sum + used, 0),
      components: all.filter((part) => part.count > 0),
      mass: all.reduce((sum, { mass }) => sum + mass, 0),
      negative: this.negative,
      min: this.min,
      max: this.max,
      time,
      units,
      softening: this.soft,
    };
  }
}

/** What is in a table. */
export function contentsOf(bodies: Bodies): Contents {
  const tally = new Tally();
  tally.add(bodies);
  return tally.contents(bodies.time, bodies.units);
}
