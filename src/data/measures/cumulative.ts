/** Sums of all shells inside each edge: 0 at the first edge, everything at the last. */
export function cumulative(shells: Float64Array): Float64Array {
  const sums = new Float64Array(shells.length + 1);
  shells.forEach((value, k) => {
    sums[k + 1] = sums[k]! + value;
  });
  return sums;
}

/** Radius inside which `mass` is. Inside a shell M(<r) is a power law; null where that is beyond the last edge. What `inside` has at the first edge lies there. */
export function radiusOf(edges: Float64Array, inside: Float64Array, mass: number): number | null {
  if (inside[0]! > 0 && inside[0]! >= mass) return edges[0]!;
  const k = inside.findIndex((m, edge) => edge > 0 && m > 0 && m >= mass) - 1;
  if (k < 0 || !Number.isFinite(edges[k + 1]!)) return null;
  const [a, b, inner, outer] = [inside[k]!, inside[k + 1]!, edges[k]!, edges[k + 1]!];
  // An even density where nothing is known to be further in.
  if (a <= 0 || inner <= 0) return Math.cbrt(inner ** 3 + ((outer ** 3 - inner ** 3) * (mass - a)) / (b - a));
  return inner * (outer / inner) ** (Math.log(mass / a) / Math.log(b / a));
}
