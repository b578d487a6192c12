import { type Encounter, NUMBERS, toNumbers } from "./encounter.ts";

/** The 12 numbers that are searched for: x and y are seen. */
export const FREE = NUMBERS.slice(2);

/** Fewer models than this have correlations by chance; among 40 the chance that any of 66 pairs of independent numbers is beyond 0.7 is one in 30 000. */
const LEAST = 40;
/** Pairs beyond it are named. */
const STRONG = 0.7;

/** Two numbers that go together among models that look about as good. */
export interface Tie {
  readonly a: string;
  readonly b: string;
  /** Their correlation, -1 to 1. */
  readonly r: number;
}

/** A model, and the climb that tried it; 0: none. */
interface Model {
  readonly encounter: Encounter;
  readonly restart: number;
}

/**
 * What models that look about as good have in common: Pearson's correlations of the 12 searched numbers, null where one is the same in all. Numbers count from
 * their climb's mean: that two hills differ in everything ties nothing.
 */
export interface Degenerate {
  /** Climbs that the models are of. */
  readonly climbs: number;
  readonly names: readonly string[];
  readonly matrix: readonly (readonly (number | null)[])[];
  /** Pairs beyond 0.7, the strongest first. */
  readonly strong: readonly Tie[];
}

const nearest = (angle: number, to: number) => angle - 360 * Math.round((angle - to) / 360);

/** The 14 numbers of an encounter with the angles that are nearest to another's: a spin has two pairs of them, and each goes round. */
export function numbersNear(encounter: Encounter, other: Encounter): number[] {
  const { phi, theta } = encounter;
  const angles = ([0, 1] as const).map((g) => {
    const ways = [
      [phi[g], theta[g]],
      [phi[g] + 180, -theta[g]],
    ].map(([p, t]) => [nearest(p!, other.phi[g]), nearest(t!, other.theta[g])] as const);
    const away = ([p, t]: readonly [number, number]) => Math.hypot(p - other.phi[g], t - other.theta[g]);
    return away(ways[0]!) <= away(ways[1]!) ? ways[0]! : ways[1]!;
  }) as [readonly [number, number], readonly [number, number]];
  return toNumbers({
    ...encounter,
    phi: [angles[0][0], angles[1][0]],
    theta: [angles[0][1], angles[1][1]],
  });
}

/** Correlations among models of climbs, whose angles are those nearest to the best one's; null where they are too few to tell. */
export function degenerate(best: Encounter, close: readonly Model[]): Degenerate | null {
  const climbed = close.filter(({ restart }) => restart > 0);
  const climbs = new Set(climbed.map(({ restart }) => restart)).size;
  if (climbed.length - climbs < LEAST) return null;
  const rows = climbed.map(({ encounter }) => numbersNear(encounter, best).slice(2));
  const columns = FREE.map((_, k) => {
    const sums = new Map<number, { sum: number; count: number }>();
    climbed.forEach(({ restart }, i) => {
      const { sum, count } = sums.get(restart) ?? { sum: 0, count: 0 };
      sums.set(restart, { sum: sum + rows[i]![k]!, count: count + 1 });
    });
    const away = climbed.map(({ restart }, i) => rows[i]![k]! - sums.get(restart)!.sum / sums.get(restart)!.count);
    const norm = Math.sqrt(away.reduce((sum, value) => sum + value * value, 0));
    // What is left of numbers that are all the same is rounding.
    return norm > 1e-9 ? away.map((value) => value / norm) : null;
  });
  const matrix = columns.map((one, i) =>
    columns.map((other, k) => {
      if (!one || !other) return null;
      return i === k ? 1 : one.reduce((sum, value, j) => sum + value * other[j]!, 0);
    }),
  );
  const strong: Tie[] = [];
  FREE.forEach((b, i) => {
    FREE.slice(0, i).forEach((a, k) => {
      const r = matrix[i]![k]!;
      if (r !== null && Math.abs(r) > STRONG) strong.push({ a, b, r });
    });
  });
  return { climbs, names: FREE, matrix, strong: strong.sort((one, other) => Math.abs(other.r) - Math.abs(one.r)) };
}
