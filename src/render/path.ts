import type { Stand } from "./flight.ts";

/** A place of a path: when, where the camera stands then, and numbers that go along with it. */
export interface PathKey {
  /** Seconds from the beginning of the film. */
  readonly second: number;
  readonly stand: Stand;
  readonly values: readonly number[];
}

/** Nearer to straight above or below (radians) a camera whose horizon stays level does not know where up is. */
const POLE = 1e-4;

/**
 * The way of a camera through its keys, in order of their seconds: about what it looks at by azimuth, altitude and the logarithm
 * of the distance, so that it goes round instead of through; and all values. Each number is a cubic Hermite spline with the
 * slopes of Fritsch & Butland (1984, SIAM J. Sci. Stat. Comput. 5, 300) and none at both ends: eased, and never beyond its keys.
 */
export class Path {
  readonly #seconds: readonly number[];
  /** By channel: the number at each key, and its slope there. */
  readonly #channels: readonly { readonly at: readonly number[]; readonly slope: readonly number[] }[];

  constructor(keys: readonly PathKey[]) {
    this.#seconds = keys.map((key) => key.second);
    const rows = keys.map(({ stand, values }) => [...polar(stand), ...values]);
    for (let k = 1; k < rows.length; k++) rows[k]![0]! = nearest(rows[k]![0]!, rows[k - 1]![0]!);
    this.#channels = (rows[0] ?? []).map((_, c) => {
      const at = rows.map((row) => row[c]!);
      return { at, slope: slopes(this.#seconds, at) };
    });
  }

  /** Where the camera stands at a second, and the values; before the first key and after the last one as there. */
  at(second: number): { readonly stand: number[]; readonly values: number[] } {
    const s = this.#seconds;
    const k = Math.max(
      0,
      Math.min(
        s.length - 2,
        s.findLastIndex((x) => x <= second),
      ),
    );
    const length = (s[k + 1] ?? 0) - s[k]!;
    const share = length > 0 ? Math.min(1, Math.max(0, (second - s[k]!) / length)) : 0;
    const row = this.#channels.map(({ at, slope }) =>
      share === 0 ? at[k]! : hermite(at[k]!, at[k + 1]!, length * slope[k]!, length * slope[k + 1]!, share),
    );
    return { stand: cartesian(row), values: row.slice(6) };
  }
}

/** Cubic from `a` to `b` with slopes `da` and `db` (per whole way) at a share of the way. */
export function hermite(a: number, b: number, da: number, db: number, share: number): number {
  const rest = 1 - share;
  return rest * rest * (a * (1 + 2 * share) + da * share) + share * share * (b * (3 - 2 * share) - db * rest);
}

/** Azimuth, altitude, logarithm of the distance, and the point that is looked at. */
function polar(stand: Stand): number[] {
  const [x, y, z] = [0, 1, 2].map((k) => stand[k]! - stand[3 + k]!) as [number, number, number];
  const level = Math.hypot(x, y);
  const most = Math.PI / 2 - POLE;
  const altitude = Math.min(most, Math.max(-most, Math.atan2(z, level)));
  // From straight above +y is up.
  const azimuth = level > 0 ? Math.atan2(y, x) : -Math.PI / 2;
  return [azimuth, altitude, Math.log(Math.hypot(level, z) || 1e-30), ...stand.slice(3, 6)];
}

function cartesian([azimuth, altitude, distance, ...target]: readonly number[]): number[] {
  const [r, level] = [Math.exp(distance!), Math.cos(altitude!)];
  const way = [level * Math.cos(azimuth!), level * Math.sin(azimuth!), Math.sin(altitude!)];
  return [...way.map((x, k) => target[k]! + r * x), ...target.slice(0, 3)];
}

/** The angle that is the shortest way from `before`. */
function nearest(angle: number, before: number): number {
  const turn = 2 * Math.PI;
  return angle - turn * Math.round((angle - before) / turn);
}

function slopes(x: readonly number[], y: readonly number[]): number[] {
  return y.map((value, k) => {
    if (k === 0 || k === y.length - 1) return 0;
    const [before, after] = [x[k]! - x[k - 1]!, x[k + 1]! - x[k]!];
    const [a, b] = [(value - y[k - 1]!) / before, (y[k + 1]! - value) / after];
    if (!(a * b > 0)) return 0;
    const share = (before + 2 * after) / (3 * (before + after));
    return (a * b) / (share * b + (1 - share) * a);
  });
}
