// profile: mass and number of bodies of every class in shells about one centre.
// reads: posMass, id, classOf, classes (12 bytes: galaxy, shines, quanta), centre (3 f64), edges (shells + 1 f64)   writes:
//   histogram (of the thread; adds), 2 f64 a class and shell: mass in quanta, bodies
// threads: any takes the next tiles of 2048 bodies, into a histogram of its own; whole numbers add up to the same in any order
// source: Bedorf 2014 section 5.4   assumes: edges are squared radii that begin with 0; no mass above 2^20 quanta
import { PROFILE_TILE } from "../shared/tile";

const MOST: f64 = 1048576;

/** The last shell that begins at or below r2. */
function shellOf(r2: f64, edges: usize, shells: u32): u32 {
  let low: u32 = 0;
  let high = shells;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (r2 >= load<f64>(edges + 8 * (<usize>middle))) low = middle;
    else high = middle;
  }
  return low;
}

export function profile(
  posMass: usize,
  id: usize,
  classOf: usize,
  classes: usize,
  centre: usize,
  edges: usize,
  shells: u32,
  n: u32,
  from: u32,
  to: u32,
  histogram: usize,
): void {
  for (let i = <usize>(PROFILE_TILE * from); i < <usize>min(n, PROFILE_TILE * to); i++) {
    const kind = <u32>load<u8>(classOf + <usize>load<u32>(id + 4 * i));
    const at = posMass + 16 * i;
    const x = <f64>load<f32>(at) - load<f64>(centre);
    const y = <f64>load<f32>(at, 4) - load<f64>(centre, 8);
    const z = <f64>load<f32>(at, 8) - load<f64>(centre, 16);
    const quanta = <f64>load<f32>(at, 12) * <f64>load<f32>(classes + 12 * (<usize>kind), 8);
    const slot = histogram + 16 * (<usize>(shells * kind + shellOf(x * x + y * y + z * z, edges, shells)));
    store<f64>(slot, load<f64>(slot) + min(MOST, max<f64>(0, floor(quanta + 0.5))));
    store<f64>(slot, load<f64>(slot, 8) + 1, 8);
  }
}
