// Sums in float64 over tiles of bodies, which the host adds in order.

/** Bodies of a tile of the stages that profile. */
export const PROFILE_TILE: u32 = 2048;

/** Adds to sum number `k`. */
// @ts-ignore: decorator
@inline export function add(sums: usize, k: usize, value: f64): void {
  store<f64>(sums + 8 * k, load<f64>(sums + 8 * k) + value);
}
