import type { Bodies } from "./bodies.ts";

/** Nearer than this part of where they are, no pair is thought to come: those that fall straight together. */
const NEAREST = 0.01;
/** A pair with this part of all mass goes by itself; lighter ones that are not bound are led by the others. */
const HEAVY = 0.5;

/** Bodies without mass that are looked at, at most, about. */
const SAMPLES = 1000;

/** The bodies with mass, of at most `most`. */
export function pulling(mass: Float32Array, most = mass.length): number[] {
  const found: number[] = [];
  for (let i = 0; i < mass.length && found.length < most; i++) if (mass[i]! > 0) found.push(i);
  return found;
}

/**
 * The shortest time in which bodies turn by one radian about one of a few with mass, at their pericentre (Kepler's orbit of the pair): 1 / sqrt(G M (1 + e) / q^3).
 * Infinite where nothing attracts. In the bodies' time unit. `softening`: none come nearer than that.
 */
export function closestTurn({ count, mass, position, velocity, units }: Bodies, softening: number): number {
  const total = mass.reduce((sum, m) => sum + m, 0);
  const every = Math.max(1, Math.floor(count / SAMPLES));
  let least = Number.POSITIVE_INFINITY;
  for (const i of pulling(mass))
    for (let j = 0; j < count; j++) {
      if (j === i || (j % every > 0 && !(mass[j]! > 0))) continue;
      const both = mass[i]! + mass[j]!;
      const between = (from: Float32Array) => [0, 1, 2].map((k) => from[3 * i + k]! - from[3 * j + k]!);
      const [x, v] = [between(position), between(velocity)] as [number[], number[]];
      const [r, gm] = [Math.hypot(...x), units.gravity * both];
      if (!(r > 0 && gm > 0)) continue;
      const energy = Math.hypot(...v) ** 2 / 2 - gm / r;
      const spin2 = [0, 1, 2].reduce((sum, k) => {
        const [a, b] = [(k + 1) % 3, (k + 2) % 3];
        return sum + (x[a]! * v[b]! - x[b]! * v[a]!) ** 2;
      }, 0);
      const e = Math.sqrt(Math.max(0, 1 + (2 * energy * spin2) / gm ** 2));
      const goesAlone = energy < 0 || both >= HEAVY * total;
      const q = goesAlone ? Math.max(NEAREST * r, spin2 / (gm * (1 + e))) : r;
      least = Math.min(least, Math.sqrt(Math.hypot(q, softening) ** 3 / (gm * (1 + e))));
    }
  return least;
}
