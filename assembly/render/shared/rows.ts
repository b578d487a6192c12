// A level of sums on the texels of the next finer one: the quadratic spline's own refinement (Chaikin 1974), weights 3/4 of the
// near texel and 1/4 of the far one along each axis.

/** Row `y` of the finer level, with the columns of the wider one and a quarter of its weight: 3/16 near + 1/16 far. */
export function mixRows(over: usize, columns: i32, margin: i32, y: i32, row: usize): void {
  const near = y >> 1;
  const far = near + ((y & 1) << 1) - 1;
  const a = over + 16 * <usize>((near + margin) * columns);
  const b = over + 16 * <usize>((far + margin) * columns);
  const nearShare = f32x4.splat(3.0 / 16.0);
  const farShare = f32x4.splat(1.0 / 16.0);
  for (let at: usize = 0; at < 16 * <usize>columns; at += 16) {
    const mixed = f32x4.add(f32x4.mul(v128.load(a + at), nearShare), f32x4.mul(v128.load(b + at), farShare));
    v128.store(row + at, mixed);
  }
}

/** Of the texels x and x + 1 (x even) the one on the left: three quarters of `near`, a quarter of `far` (see mixRows). */
// @ts-ignore: decorator
@inline export function across(near: v128, far: v128): v128 {
  return f32x4.add(f32x4.mul(near, f32x4.splat(3)), far);
}
