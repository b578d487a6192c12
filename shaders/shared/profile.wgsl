// Radial profiles are counted about the centres of up to 8 galaxies, in 96 shells, apart for each of up to 20 classes of
// bodies: the components of the galaxies. Classes and shells fill the 16 KiB of a workgroup.
const GALAXIES = 8u;
const CLASSES = 20u;
const SHELLS = 96u;

struct Class {
  galaxy: u32,
  shines: u32,  // 1 where it is no dark halo
  quanta: f32,  // whole numbers that masses are counted in, per unit of mass times gravity
}

// Where a galaxy is: in the end the sphere within which its shape is measured.
struct Sphere {
  centre: vec3f,
  radius: f32,
  velocity: vec3f,
  bodies: f32,  // of the galaxy, near and far
}

// Class numbers are packed, four a word.
fn byteOf(word: u32, index: u32) -> u32 {
  return (word >> (8u * (index & 3u))) & 255u;
}

// Workgroups of 64 that stride over all bodies and write one partial sum each: sixteen bodies a thread, so that adding up
// over the threads costs little beside, and more where 256 workgroups are not enough.
const SWEEP_TILE = 1024u;
const SWEEP_GROUPS = 256u;

fn sweepGroups(n: u32) -> u32 {
  return clamp((n + SWEEP_TILE - 1u) / SWEEP_TILE, 1u, SWEEP_GROUPS);
}
