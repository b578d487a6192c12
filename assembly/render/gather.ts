// gather: all sums up to a level, on its texels: those of the level below are handed up by the weights by which refinement
// hands them down, 1 3 3 1 over 4 along each axis, so that nothing is lost.
// reads: below (a level's texels, vec4), own (the level's own sums; 0: none)   writes: to, row (room for a row of the level below)
// threads: one
// source: the transpose of the spline's refinement (Chaikin 1974)   assumes: as many columns and rows as src/render/pyramid.ts says

/** Of one column, four rows under each other. */
// @ts-ignore: decorator
@inline function column(x: i32, columns: i32, a: usize, b: usize, c: usize, d: usize): v128 {
  if (<u32>x >= <u32>columns) return f32x4.splat(0);
  const at: usize = 16 * <usize>x;
  const inner = f32x4.mul(f32x4.add(v128.load(b + at), v128.load(c + at)), f32x4.splat(3));
  return f32x4.add(inner, f32x4.add(v128.load(a + at), v128.load(d + at)));
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
  const share = f32x4.splat(1.0 / 16.0);
  // What stands for rows outside.
  memory.fill(row, 0, width);
  for (let y = 0; y < rows; y++) {
    // Texel y - margin takes from 2 (y - margin) - 1 to 2 (y - margin) + 2, which are so many rows in.
    const first = 2 * (y - margin) - 1 + margin;
    const here: usize = below + width * <usize>first;
    const a: usize = <u32>first < <u32>belowRows ? here : row;
    const b: usize = <u32>(first + 1) < <u32>belowRows ? here + width : row;
    const c: usize = <u32>(first + 2) < <u32>belowRows ? here + 2 * width : row;
    const d: usize = <u32>(first + 3) < <u32>belowRows ? here + 3 * width : row;
    let x = -margin - 1;
    let far = column(x, belowColumns, a, b, c, d);
    let near = column(x + 1, belowColumns, a, b, c, d);
    const end: usize = 16 * <usize>((y + 1) * columns);
    for (let at: usize = 16 * <usize>(y * columns); at < end; at += 16) {
      const next = column(x + 2, belowColumns, a, b, c, d);
      const last = column(x + 3, belowColumns, a, b, c, d);
      let sum = f32x4.mul(f32x4.add(near, next), f32x4.splat(3));
      sum = f32x4.mul(f32x4.add(sum, f32x4.add(far, last)), share);
      if (own) sum = f32x4.add(sum, v128.load(own + at));
      v128.store(to + at, sum);
      far = next;
      near = last;
      x += 2;
    }
  }
}
