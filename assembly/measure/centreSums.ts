// centreSums: mass, places and velocities of each galaxy's bodies inside its sphere, in float64, over 2048 bodies each.
// reads: posMass, velocity, id, classOf, classes (12 bytes: galaxy, shines, quanta), spheres (8 f64: centre, radius, velocity,
//   bodies)   writes: partials, 12 f64 a tile and galaxy: m d, m | m v, 0 | bodies, twos, rest, 0 (d from the sphere's centre;
//   the product of all d.d is 2^twos times rest, for the mean of ln |d|)
// threads: each takes tiles of its own
// source: Power et al. 2003, MNRAS 338, 14, section 2.5   assumes: rounds 0 and 1 take all bodies of a galaxy
import { add, PROFILE_TILE } from "../shared/tile";

const LEAST: f64 = 1e-30;
const MANTISSA: u64 = 0xfffffffffffff;
const ONE: u64 = 0x3ff0000000000000;
/** Where the product of mantissas is made smaller, by 2^512. */
const LARGE: f64 = 1.3407807929942597e154;

export function centreSums(
  posMass: usize,
  velocity: usize,
  id: usize,
  classOf: usize,
  classes: usize,
  spheres: usize,
  n: u32,
  galaxies: u32,
  round: u32,
  from: u32,
  to: u32,
  partials: usize,
): void {
  const width: usize = 96 * (<usize>galaxies);
  for (let tile = from; tile < to; tile++) {
    const ofTile = partials + width * (<usize>tile);
    memory.fill(ofTile, 0, width);
    for (let galaxy: u32 = 0; galaxy < galaxies; galaxy++) store<f64>(ofTile + 96 * (<usize>galaxy) + 80, 1);
    for (let i = <usize>(PROFILE_TILE * tile); i < <usize>min(n, PROFILE_TILE * (tile + 1)); i++) {
      const body = <usize>load<u32>(id + 4 * i);
      const galaxy = <usize>load<u32>(classes + 12 * (<usize>load<u8>(classOf + body)));
      const sphere = spheres + 64 * galaxy;
      const at = posMass + 16 * i;
      // Before anything is known distances are from the origin.
      const near: f64 = round == 0 ? 0 : 1;
      const x = <f64>load<f32>(at) - near * load<f64>(sphere);
      const y = <f64>load<f32>(at, 4) - near * load<f64>(sphere, 8);
      const z = <f64>load<f32>(at, 8) - near * load<f64>(sphere, 16);
      const r2 = x * x + y * y + z * z;
      const radius = load<f64>(sphere, 24);
      if (round >= 2 && r2 > radius * radius) continue;
      const m = <f64>load<f32>(at, 12);
      const sums = ofTile + 96 * galaxy;
      add(sums, 0, m * x);
      add(sums, 1, m * y);
      add(sums, 2, m * z);
      add(sums, 3, m);
      for (let k: usize = 0; k < 3; k++) add(sums, 4 + k, m * <f64>load<f32>(velocity + 16 * i + 4 * k));
      add(sums, 8, 1);
      if (round != 1) continue;
      const bits = reinterpret<u64>(max(r2, LEAST));
      add(sums, 9, <f64>(<i64>(bits >> 52) - 1023));
      const product = load<f64>(sums + 80) * reinterpret<f64>((bits & MANTISSA) | ONE);
      if (product >= LARGE) add(sums, 9, 512);
      store<f64>(sums + 80, product >= LARGE ? product / LARGE : product);
    }
  }
}
