/** Ranks from 0; ties share their mean. */
function ranksOf(values: readonly number[]): Float64Array {
  const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!);
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++;
    for (let i = from; i < to; i++) ranks[order[i]!] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** Spearman's rank correlation, -1 to 1. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ra, rb] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  const sum = (x: Float64Array, y: Float64Array) =>
    x.reduce((total, value, i) => total + (value - mean) * (y[i]! - mean), 0);
  return sum(ra, rb) / Math.sqrt(sum(ra, ra) * sum(rb, rb));
}
