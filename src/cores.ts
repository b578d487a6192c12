import { type Bodies, componentIndex } from "./data/bodies/bodies.ts";
import type { Core } from "./render/sight/layout.ts";

/** Bodies of a galaxy that are looked at: enough for a median to a per cent. */
const SAMPLE = 8192;

/**
 * Where the galaxies of a table are: their medians of position, the mean velocity of the half of their luminous bodies that
 * lies nearest to it, the radius of that half and their whole mass (times Newton's constant). At most `most` galaxies.
 */
export function coresOf(bodies: Bodies, most: number): Core[] {
  const { count, mass, galaxy, component, units } = bodies;
  const halo = componentIndex("halo");
  const members: number[][] = [];
  const luminous: number[][] = [];
  const masses: number[] = [];
  for (let i = 0; i < count; i++) {
    const g = galaxy[i]!;
    if (g >= most) continue;
    masses[g] = (masses[g] ?? 0) + mass[i]!;
    push(members, g, i);
    if (component[i] !== halo) push(luminous, g, i);
  }
  // A galaxy number that nobody has keeps its place: the others are counted on.
  return Array.from(members, (all, g) => {
    const of = luminous[g] ?? all ?? [];
    return { ...core(bodies, thinned(of)), mass: units.gravity * (masses[g] ?? 0) };
  });
}

function push(lists: number[][], g: number, i: number): void {
  const list = lists[g];
  if (list) list.push(i);
  else lists[g] = [i];
}

function thinned(list: readonly number[]): number[] {
  const stride = Math.max(1, Math.ceil(list.length / SAMPLE));
  return list.filter((_, k) => k % stride === 0);
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

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
}
