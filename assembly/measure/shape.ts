// shape: second moments of all bodies that shine inside each galaxy's sphere, of whichever galaxy, over 2048 bodies each.
// reads: posMass, id, classOf, classes (12 bytes: galaxy, shines, quanta), spheres (8 f64: centre, radius, velocity, bodies)
// writes: partials, 8 f64 a tile and galaxy: m xx, m yy, m zz, m | m xy, m xz, m yz, bodies (from the sphere's centre)
// threads: each takes tiles of its own
// source: Bedorf 2014 section 5.4.2   assumes: nothing
import { add, PROFILE_TILE } from "../shared/tile";

export function shape(
  posMass: usize,
  id: usize,
  classOf: usize,
  classes: usize,
  spheres: usize,
  n: u32,
  galaxies: u32,
  from: u32,
  to: u32,
  partials: usize,
): void {
  const width: usize = 64 * (<usize>galaxies);
  for (let tile = from; tile < to; tile++) {
    const ofTile = partials + width * (<usize>tile);
    memory.fill(ofTile, 0, width);
    for (let i = <usize>(PROFILE_TILE * tile); i < <usize>min(n, PROFILE_TILE * (tile + 1)); i++) {
      const kind = <usize>load<u8>(classOf + <usize>load<u32>(id + 4 * i));
      if (load<u32>(classes + 12 * kind, 4) == 0) continue;
      const at = posMass + 16 * i;
      const m = <f64>load<f32>(at, 12);
      for (let galaxy: usize = 0; galaxy < <usize>galaxies; galaxy++) {
        const sphere = spheres + 64 * galaxy;
        const x = <f64>load<f32>(at) - load<f64>(sphere);
        const y = <f64>load<f32>(at, 4) - load<f64>(sphere, 8);
        const z = <f64>load<f32>(at, 8) - load<f64>(sphere, 16);
        const radius = load<f64>(sphere, 24);
        if (x * x + y * y + z * z > radius * radius) continue;
        const sums = ofTile + 64 * galaxy;
        add(sums, 0, m * x * x);
        add(sums, 1, m * y * y);
        add(sums, 2, m * z * z);
        add(sums, 3, m);
        add(sums, 4, m * x * y);
        add(sums, 5, m * x * z);
        add(sums, 6, m * y * z);
        add(sums, 7, 1);
      }
    }
  }
}
