/** Where a camera stands and what it looks at: position and target, x y z each. */
export type Stand = readonly number[];

/** Seconds of a flight. */
export const FLIGHT = 1.4;

/**
 * The stand at `share` (0 to 1) of a flight: eased at both ends, the target on a straight line, the direction on a great
 * circle about it and the distance by equal factors, so that no flight cuts through what is looked at.
 */
export function between(from: Stand, to: Stand, share: number): number[] {
  const s = Math.min(1, Math.max(0, share));
  const eased = s * s * s * (s * (6 * s - 15) + 10);
  const [a, b] = [offset(from), offset(to)];
  const target = [0, 1, 2].map((k) => from[3 + k]! + eased * (to[3 + k]! - from[3 + k]!));
  const distance = a.length * (b.length / a.length) ** eased;
  const direction = turned(a.unit, b.unit, eased);
  return [...target.map((x, k) => x + distance * direction[k]!), ...target];
}

function offset(stand: Stand): { readonly unit: number[]; readonly length: number } {
  const way = [0, 1, 2].map((k) => stand[k]! - stand[3 + k]!);
  const length = Math.hypot(...way) || 1e-30;
  return { unit: way.map((x) => x / length), length };
}

/** From unit vector `a` to `b` along the great circle; opposite ones by way of the horizon. */
function turned(a: readonly number[], b: readonly number[], share: number): number[] {
  const cosine = Math.min(1, Math.max(-1, a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!));
  const angle = Math.acos(cosine);
  if (angle < 1e-6) return [...b];
  if (angle > Math.PI - 1e-3) {
    const level = Math.hypot(a[0]!, a[1]!) || 1;
    const across = Math.abs(a[2]!) > 0.999 ? [1, 0, 0] : [-a[1]! / level, a[0]! / level, 0];
    return share < 0.5 ? turned(a, across, 2 * share) : turned(across, b, 2 * share - 1);
  }
  const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  return a.map((x, k) => p * x + q * b[k]!);
}
