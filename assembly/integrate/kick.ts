// kick: closes a leapfrog step with its second half kick.
// reads: acceleration   reads, writes: velocity
// threads: each takes the bodies whose forces it has found
// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995)   assumes: acceleration is at the drifted positions
import { xyz } from "../shared/vector";

export function kick(acceleration: usize, from: u32, to: u32, kickOfStep: f32, velocity: usize): void {
  const half = f32x4.splat(0.5 * kickOfStep);
  for (let at: usize = 16 * (<usize>from); at < 16 * (<usize>to); at += 16) {
    const speed = v128.load(velocity + at);
    // Frozen bodies stay.
    if (f32x4.extract_lane(speed, 3) < 0) continue;
    v128.store(velocity + at, f32x4.add(speed, f32x4.mul(half, xyz(v128.load(acceleration + at)))));
  }
}
