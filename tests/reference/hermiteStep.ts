/** Corrector and next step of Hermite's schemes in float64: what the twins of the stage and of a whole run share. */

/** Acceleration, jerk and, for the sixth order, snap: x y z each. */
export interface Derivatives {
  readonly a: readonly number[];
  readonly j: readonly number[];
  readonly s: readonly number[];
}

/** What a correction gives: how far position and velocity move, the crackle at the end, and the step that is wished for. */
export interface Correction {
  readonly moved: readonly number[];
  readonly sped: readonly number[];
  readonly crackle: readonly number[];
  readonly wish: number;
}

const LONGEST = Math.fround(1e30);

const size = (a: readonly number[]) => Math.hypot(...a);

/** Fourth order (Makino & Aarseth 1992), by the series with snap and crackle from both ends of a step of length h. */
export function fourthOrder(
  h: number,
  v: readonly number[],
  { a: a0, j: j0 }: Derivatives,
  { a: a1, j: j1 }: Derivatives,
  eta: number,
): Correction {
  const s = a0.map((a, k) => (-6 * (a - a1[k]!) - h * (4 * j0[k]! + 2 * j1[k]!)) / h ** 2);
  const c = a0.map((a, k) => (12 * (a - a1[k]!) + 6 * h * (j0[k]! + j1[k]!)) / h ** 3);
  const later = s.map((p, k) => p + h * c[k]!);
  const below = size(j1) * size(c) + size(later) ** 2;
  const above = size(a1) * size(later) + size(j1) ** 2;
  return {
    moved: v.map((p, k) => h * (p + h * (a0[k]! / 2 + h * (j0[k]! / 6 + h * (s[k]! / 24 + (h * c[k]!) / 120))))),
    sped: v.map((_, k) => h * (a0[k]! + h * (j0[k]! / 2 + h * (s[k]! / 6 + (h * c[k]!) / 24)))),
    crackle: c,
    wish: below > 0 ? Math.sqrt((eta * above) / below) : LONGEST,
  };
}

/**
 * Sixth order (Nitadori & Makino 2008). The crackle and its change at the end are those of the cubic through jerks and snaps, by its coefficients; the step
 * is sqrt(eta A1 / A3) with Ak^2 = |a(k-1)| |a(k+1)| + |a(k)|^2.
 */
export function sixthOrder(
  h: number,
  v: readonly number[],
  { a: a0, j: j0, s: s0 }: Derivatives,
  { a: a1, j: j1, s: s1 }: Derivatives,
  eta: number,
): Correction {
  const sped = v.map(
    (_, k) => (h / 2) * (a0[k]! + a1[k]!) - (h ** 2 / 10) * (j1[k]! - j0[k]!) + (h ** 3 / 120) * (s0[k]! + s1[k]!),
  );
  const moved = v.map(
    (p, k) => h * (p + sped[k]! / 2) - (h ** 2 / 10) * (a1[k]! - a0[k]!) + (h ** 3 / 120) * (j0[k]! + j1[k]!),
  );
  // j0 + s0 t + q t^2 + r t^3 with what these leave of j1 and s1.
  const left = v.map((_, k) => ({ j: j1[k]! - j0[k]! - h * s0[k]!, s: h * (s1[k]! - s0[k]!) }));
  const q = left.map(({ j, s }) => (3 * j - s) / h ** 2);
  const r = left.map(({ j, s }) => (s - 2 * j) / h ** 3);
  const crackle = q.map((p, k) => 2 * p + 6 * h * r[k]!);
  const below = size(s1) * 6 * size(r) + size(crackle) ** 2;
  const above = size(a1) * size(s1) + size(j1) ** 2;
  return { moved, sped, crackle, wish: below > 0 ? Math.sqrt(eta * Math.sqrt(above / below)) : LONGEST };
}
