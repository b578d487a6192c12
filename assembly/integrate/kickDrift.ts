// kickDrift: opens a leapfrog step: half a kick, then a drift. The bodies go to the tables that the sort reads.
// reads: posMass, velocity, acceleration, id   writes: nextPosMass, nextVelocity (w = |a|, negative where frozen), nextId
// threads: each takes its own part; returns how many of its bodies were frozen
// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995; Bedorf+ 2012 section 3.1)   assumes: acceleration is at
//   posMass
import { finite, inReach, sum, xyz } from "../shared/vector";

export function kickDrift(
  posMass: usize,
  velocity: usize,
  acceleration: usize,
  id: usize,
  from: u32,
  to: u32,
  kick: f32,
  drift: f32,
  nextPosMass: usize,
  nextVelocity: usize,
  nextId: usize,
): u32 {
  const halfKick = f32x4.splat(0.5 * kick);
  const move = f32x4.splat(drift);
  let frozen: u32 = 0;
  for (let at: usize = 16 * (<usize>from); at < 16 * (<usize>to); at += 16) {
    const pull = xyz(v128.load(acceleration + at));
    const before = v128.load(velocity + at);
    const place = v128.load(posMass + at);
    const speed = f32x4.add(xyz(before), f32x4.mul(halfKick, pull));
    const moved = f32x4.add(place, f32x4.mul(move, speed));
    const size = sqrt(sum(f32x4.mul(pull, pull)));
    store<u32>(nextId + at / 4, load<u32>(id + at / 4));
    if (f32x4.extract_lane(before, 3) < 0) {
      v128.store(nextPosMass + at, place);
      v128.store(nextVelocity + at, f32x4(0, 0, 0, -max(size, <f32>1e-30)));
    } else if (inReach(moved) && inReach(speed)) {
      v128.store(nextPosMass + at, moved);
      v128.store(nextVelocity + at, f32x4.replace_lane(speed, 3, size));
    } else {
      // Frozen: from now on it stays where it was last seen, without mass, so that the others go on.
      v128.store(nextPosMass + at, f32x4.replace_lane(place, 3, 0));
      v128.store(nextVelocity + at, f32x4(0, 0, 0, size > 0 && finite(pull) ? -size : <f32>-1e-30));
      frozen++;
    }
  }
  return frozen;
}
