// refine: a level's surface brightness: its own sums over the area of its texels, its part of the glow, and what the wider levels
// have there.
// reads: own (sums, vec4 a texel; 0: none), glow (all sums gathered here; 0: none), over (the next wider level, joined; 0: none)
//   writes: to (may be own), row (room for a row of the wider level)
// threads: one
// source: src/render/pyramid.ts   assumes: wider levels first
import { across, mixRows } from "./shared/rows";

export function refine(
  own: usize,
  glow: usize,
  glowShare: f32,
  area: f32,
  over: usize,
  overColumns: i32,
  columns: i32,
  rows: i32,
  margin: i32,
  row: usize,
  to: usize,
): void {
  const ownPart = f32x4.splat(1 / area);
  const glowPart = f32x4.splat(glowShare / area);
  for (let y = 0; y < rows; y++) {
    if (over) mixRows(over, overColumns, margin, y - margin, row);
    const start: usize = 16 * <usize>(y * columns);
    for (let x = 0; x < columns; x++) {
      const at: usize = start + 16 * <usize>x;
      let sum = own ? f32x4.mul(v128.load(own + at), ownPart) : f32x4.splat(0);
      if (glow) sum = f32x4.add(sum, f32x4.mul(v128.load(glow + at), glowPart));
      if (over) {
        const column = x - margin;
        const near = row + 16 * <usize>((column >> 1) + margin);
        const far = column & 1 ? near + 16 : near - 16;
        sum = f32x4.add(sum, across(v128.load(near), v128.load(far)));
      }
      v128.store(to + at, sum);
    }
  }
}
