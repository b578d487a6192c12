// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.
struct Params {
  n: u32,             // bodies
  sources: u32,       // bodies that act on them: the same n, or those of another set
  total: u32,         // bodies of the whole run, where these are one domain's, or bodies with mass
  massive: u32,       // bodies with mass, where test particles stand behind them (shared/ranges)
  nodeCapacity: u32,  // nodes that fit the buffers
  groupCapacity: u32, // groups that fit the buffers
  leafSize: u32,      // N_leaf: a cell with more bodies is split
  bucketSize: u32,    // a cell with more bodies is opened further where a solver cuts the tree off at buckets
  theta: f32,         // opening angle
  eps2: f32,          // softening length squared
  drift: f32,         // time step in units of length over velocity
  kick: f32,          // time step in units of velocity over acceleration
  closingKick: f32,   // the same of the kick that closes a leapfrog step: another one where space expands
  side: f32,          // of the periodic box that begins at the origin; 0: open space
  leastFelt: f32,     // in a periodic box: errors are held against no smaller acceleration
  tau: f32,           // force error that a cell may cause, over the acceleration
  farShare: f32,      // part of it for cells in the local expansion, which are many
  angle: f32,         // a cell seen under less, its radius over its distance, acts whatever its error
  ownPull: f32,       // what a group's own bodies pull at its edge counts so many times as its acceleration
  farSoftening: f32,  // squared distance within which softening forbids an expansion
  eta: f32,           // accuracy of individual time steps
  spline: f32,        // distance at which spline softening ends; 0 with Plummer's
  kickBend0: f32,     // where space expands: rate of kicks over `kick`, less 1, as a cubic of the part of the step that is past (shared/rungs)
  kickBend1: f32,
  kickBend2: f32,
  kickBend3: f32,
  driftBend0: f32,    // the same of drifts
  driftBend1: f32,
  driftBend2: f32,
  driftBend3: f32,
}

// Which of the dispatches of a stage this one is: sort digit, range of levels, slice of a long stage.
struct DispatchIndex {
  index: u32,
  last: u32,
}
