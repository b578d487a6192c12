// What the stages that work out a number for each body are told before a picture.
struct Asked {
  n: u32,         // bodies
  unit: f32,      // what their numbers are multiplied by
  now: f32,       // time of the bodies
  galaxies: u32,  // whose centres are known
  anew: u32,      // 1: nothing was worked out before
  first: u32,     // bodies of this turn: first, first + every, first + 2 every ... of the table
  every: u32,
  kinetic: f32,   // squared velocities in units of potentials: 1, or a half where the velocity unit is a root of two off
}
