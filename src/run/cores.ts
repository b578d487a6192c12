import { type Bodies, componentIndex } from "../data/bodies/bodies.ts";
import type { Core } from "../engine/index.ts";

/** Bodies of a galaxy that are looked at: enough for a median to a per cent. */
const SAMPLE = 8192;

/**
 * Where the galaxies of a table are: their medians of position, the mean velocity of the half of their luminous bodies that
 * lies nearest to it, the radius of that half and their whole mass (times Newton's constant). At most `most` galaxies.
 */
export function coresOf(bodies: Bodies, most: number): Core[] {
  const { count, mass, galaxy, component, units } = bodies;
  const halo = componentIndex("halo");
  const all: number[] = [];
  const luminous: number[] = [];
  const masses: number[] = [];
  for (let i = 0; i < count; i++) {
    const g = galaxy[i]!;
    if (g >= most) continue;
    // A galaxy number that no body has keeps its place: the others are counted on.
    for (let k = masses.length; k <= g; k++) all[k] = luminous[k] = masses[k] = 0;
    all[g]!++;
    masses[g]! += mass[i]!;
    if (component[i] !== halo) luminous[g]!++;
  }

  const looked = masses.map((_, g) => ({ dark: luminous[g] === 0, of: luminous[g]! || all[g]!, seen: 0 }));
  const samples: number[][] = masses.map(() => []);
  for (let i = 0; i < count; i++) {
    const look = looked[galaxy[i]!];
    if (!look || (component[i] === halo && !look.dark)) continue;
    const stride = Math.ceil(look.of / SAMPLE);
    if (look.seen++ % stride === 0) samples[galaxy[i]!]!.push(i);
  }
  return samples.map((sample, g) => ({ ...core(bodies, sample), mass: units.gravity * masses[g]! }));
}

function core({ position, velocity }: Bodies, sample: readonly number[]): Omit<Core, "mass"> {
  const none = [0, 0, 0] as const;
  if (sample.length === 0) return { position: none, velocity: none, width: 1 };
  const axis = (k: number) => median(sample.map((i) => position[3 * i + k]!));
  const middle = [axis(0), axis(1), axis(2)] as const;
  const distance = (i: number) => Math.hypot(...middle.map((x, k) => position[3 * i + k]! - x));
  const width = median(sample.map(distance));
  const inner = sample.filter((i) => distance(i) <= width);
  const mean = (k: number) => inner.reduce((sum, i) => sum + velocity[3 * i + k]!, 0) / inner.length;
  return { position: middle, velocity: [mean(0), mean(1), mean(2)], width: width || 1 };
}

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1]!;
}
