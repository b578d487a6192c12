// gather: all sums up to a level, on its texels: those of the level below are handed up by the weights by which refinement
// hands them down, 1 3 3 1 over 4 along each axis, so that nothing is lost.
// reads: below (a level's texels, vec4), own (the level's own sums; 0: none)   writes: to, row (room for a row of the level below)
// threads: one
// source: the transpose of the spline's refinement (Chaikin 1974)   assumes: as many columns and rows as src/render/pyramid.ts says

// @ts-ignore: decorator
@inline function at(row: usize, column: i32, columns: i32): v128 {
  return column >= 0 && column < columns ? v128.load(row + 16 * <usize>column) : f32x4.splat(0);
}

export function gather(
  below: usize,
  belowColumns: i32,
  belowRows: i32,
  own: usize,
  to: usize,
  columns: i32,
  rows: i32,
  margin: i32,
  row: usize,
): void {
  const width: usize = 16 * <usize>belowColumns;
  const three = f32x4.splat(3);
  const share = f32x4.splat(1.0 / 16.0);
  for (let y = 0; y < rows; y++) {
    // Texel y - margin takes from 2 (y - margin) - 1 to 2 (y - margin) + 2, which are so many rows in.
    const first = 2 * (y - margin) - 1 + margin;
    const inner = first + 1 >= 0 && first + 2 < belowRows;
    const outer = first >= 0 && first + 3 < belowRows;
    if (inner && outer) {
      const a: usize = below + width * <usize>first;
      for (let x: usize = 0; x < width; x += 16) {
        const middle = f32x4.add(v128.load(a + width + x), v128.load(a + 2 * width + x));
        v128.store(row + x, f32x4.add(f32x4.mul(middle, three), f32x4.add(v128.load(a + x), v128.load(a + 3 * width + x))));
      }
    } else {
      memory.fill(row, 0, width);
      for (let k = 0; k < 4; k++) {
        if (first + k < 0 || first + k >= belowRows) continue;
        const a: usize = below + width * <usize>(first + k);
        const weight = f32x4.splat(k == 0 || k == 3 ? 1 : 3);
        for (let x: usize = 0; x < width; x += 16) {
          v128.store(row + x, f32x4.add(v128.load(row + x), f32x4.mul(v128.load(a + x), weight)));
        }
      }
    }
    const start: usize = 16 * <usize>(y * columns);
    for (let x = 0; x < columns; x++) {
      const left = 2 * (x - margin) - 1 + margin;
      let sum: v128;
      if (left >= 0 && left + 3 < belowColumns) {
        const here = row + 16 * <usize>left;
        sum = f32x4.mul(f32x4.add(v128.load(here, 16), v128.load(here, 32)), three);
        sum = f32x4.add(sum, f32x4.add(v128.load(here), v128.load(here, 48)));
      } else {
        sum = f32x4.add(at(row, left + 1, belowColumns), at(row, left + 2, belowColumns));
        sum = f32x4.mul(sum, three);
        sum = f32x4.add(sum, f32x4.add(at(row, left, belowColumns), at(row, left + 3, belowColumns)));
      }
      sum = f32x4.mul(sum, share);
      if (own) sum = f32x4.add(sum, v128.load(own + start + 16 * <usize>x));
      v128.store(to + start + 16 * <usize>x, sum);
    }
  }
}
