// Parameters of the stages that work out a number for each body. Written by the host when one changes.
struct QuantityParams {
  n: u32,             // bodies
  unit: f32,          // what their numbers are multiplied by
  time: f32,          // of the bodies
  galaxies: u32,      // whose cores are known
  restart: u32,       // 1: nothing was worked out before
  first: u32,         // bodies of this batch: first, first + every, first + 2 every ... of the table
  every: u32,
  body: u32,          // whose neighbours are looked for
  radius: f32,        // within which
  kineticUnit: f32,   // squared velocities in units of potentials: 1, or a half where the velocity unit is a root of two off
}
