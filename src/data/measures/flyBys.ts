/**
 * Rows of a run, in order of time, without its fly-bys. A galaxy that passes through a remnant counts as part of it for a while, or ends its plateau
 * too early; what has merged stays. So the mass is compared with the course that never falls and is nearest to all rows (least
 * absolute deviations, by pooling neighbours: Barlow et al. 1972, Statistical inference under order restrictions), and rows that are off by more than
 * half of `child`, the mass of a child, are left out. A rise at the very end cannot be judged yet: it stays. After Bedorf (2014), notes to figures 5.5 and 5.11.
 */
export function withoutFlyBys<R extends { readonly mass: number }>(rows: readonly R[], child: number): R[] {
  const blocks: { masses: number[]; middle: number }[] = [];
  for (const { mass } of rows) {
    let block = { masses: [mass], middle: mass };
    for (let last = blocks.at(-1); last && last.middle > block.middle; last = blocks.at(-1)) {
      blocks.pop();
      const masses = [...last.masses, ...block.masses];
      block = { masses, middle: lowerMiddle(masses) };
    }
    blocks.push(block);
  }
  const course = blocks.flatMap(({ masses, middle }) => masses.map(() => middle));
  return rows.filter(({ mass }, k) => Math.abs(mass - course[k]!) <= child / 2);
}

const lowerMiddle = (values: readonly number[]) => Float64Array.from(values).sort()[(values.length - 1) >> 1]!;
