// What the host sets for gas. Inside, velocities of gas are in roots of the unit of potentials, so that its numbers have one system of units:
// lengths, masses times gravity, and times in lengths over those velocities.
struct GasParams {
  dt: f32,           // time step
  speed: f32,        // the unit of the bodies' velocities
  gamma: f32,        // ratio of specific heats
  neighbours: f32,   // mean number of neighbours
  own: f32,          // a body's own term in its density, W(0) H^3 without what is too much of it
  least: f32,        // range of the coefficient of viscosity
  most: f32,
  first: f32,        // that of new gas
  decay: f32,        // its rate, in sound crossings
  conduction: f32,   // largest coefficient of conduction
  rise: f32,         // how fast it rises
  courant: f32,      // Courant number
  acceleration: f32, // a step is at most so many sqrt(H / |a|)
  floor: f32,        // least internal energy
  longest: f32,      // largest smoothing length
  skin: f32,         // lists reach so many times the largest smoothing length of a cluster
  clusters: u32,     // clusters that there is room for
  each: u32,         // entries of a list in its own place
  spare: u32,        // entries behind them all, for longer lists
  stamp: u32,        // the bits of the time at the end of the step, in the bodies' unit
  limitLow: u32,     // the bits of the limits with which the next step has the parts in which it was submitted: from the lower one up to the upper one
  limitHigh: u32,
  ripe: f32,         // stars that were born up to this time explode at the end of the step; below 0: none do
  coolFirst: f32,    // log2 of the least internal energy that cooling leaves, where its table begins
  coolPer: f32,      // points of the table for each unit of log2
  coolEnd: f32,      // u over the loss where it ends
  shielded: f32,     // density from which on gas is shielded from a background
  thinnest: f32,     // log2 of the density of the first row of the table of gas in a background
  rowsPer: f32,      // rows of it for each unit of log2
  threshold: f32,    // density from which on gas has two phases and stars form
  densePer: f32,     // points of their table for each unit of log2
  yields: f32,       // mass of metals that stars give back, over their own
  jeans: f32,        // a floor of the pressure: least internal energy over density and the square of a length; 0: none
  softened: f32,     // the least of such lengths: the softening of gravity
  blast: f32,        // heat that stars give when they explode, for a unit of their mass, and the parts of it that are gas and new metals
  ejecta: f32,
  newMetals: f32,
  side: f32,         // of the periodic box that begins at the origin
  scale: f32,        // gravity is so many times stronger than `acceleration` has it: the scale factor where space expands, else 1
  expansion: f32,    // how fast distances grow besides, as a share in a unit of time
  lasts: f32,        // the time step in the bodies' unit
}

// Gas bodies of a cluster, and clusters or nodes of a node.
const FAN = 8u;
// Threads of the stages that take a body, cluster or node each.
const GAS_THREADS = 64u;
// Levels of boxes at most.
const MOST_LEVELS = 12u;
const SPHERE = 4.18879020479;
// 1: Wendland's C4 instead of C2.
override C4: u32 = 0u;

const WENDLAND2 = 3.34225380493;
const WENDLAND4 = 4.92385605191;

// 1: in a periodic box.
override PERIODIC: u32 = 0u;

// A way by the nearest image.
fn nearest(d: vec3f) -> vec3f {
  if (PERIODIC == 1u) { return d - gasParams.side * round(d / gasParams.side); }
  return d;
}

// The smoothing length that belongs to so many bodies in a unit of volume.
fn lengthOf(number: f32) -> f32 { return min(pow(gasParams.neighbours / (SPHERE * number), 1.0 / 3.0), gasParams.longest); }

// In block steps on rungs: the viscosity of a body whose own step goes on is this less it, where its new one is found.
const ON_ITS_WAY = -2.0;
fn goesOnItsWay(old: vec4f) -> bool { return old.x <= ON_ITS_WAY; }

// The longest step by Courant's condition in sixteenths of a power of two of the run's, and the divergence times it: a whole number that float32 holds.
fn packedLimit(limit: f32, divergence: f32) -> f32 {
  let steps = clamp(floor(16.0 * log2(limit / gasParams.dt)) + 256.0, 0.0, 511.0);
  let much = clamp(round(8192.0 * (divergence * limit + 2.0)), 0.0, 32767.0);
  return steps * 32768.0 + much;
}
fn unpackedLimit(both: f32) -> vec2f {
  let steps = floor(both / 32768.0);
  let limit = gasParams.dt * exp2((steps - 256.0) / 16.0);
  return vec2f(limit, ((both - 32768.0 * steps) / 8192.0 - 2.0) / limit);
}

// W H^3 at q = r / H < 1.
fn kernelAt(q: f32) -> f32 {
  let t = 1.0 - q;
  let t2 = t * t;
  if (C4 == 1u) { return WENDLAND4 * t2 * t2 * t2 * (1.0 + q * (6.0 + 11.6666667 * q)); }
  return WENDLAND2 * t2 * t2 * (1.0 + 4.0 * q);
}

// dW/dr H^4 there.
fn slopeAt(q: f32) -> f32 {
  let t = 1.0 - q;
  if (C4 == 1u) {
    let t2 = t * t;
    return -18.6666667 * WENDLAND4 * q * t2 * t2 * t * (1.0 + 5.0 * q);
  }
  return -20.0 * WENDLAND2 * q * t * t * t;
}

// Whether a round of lists is wanted: the first, or one behind a round that did not find every smoothing length, of which `pending` has a bit.
fn isAsked(pending: u32, round: u32) -> bool {
  return round == 0u || (pending >> (max(round, 1u) - 1u)) % 2u == 1u;
}

// Where lists begin, behind two numbers of each cluster.
fn listsFrom() -> u32 { return (2u * gasParams.clusters + 3u) & ~3u; }

// Where lists begin that are too long for their own places, and behind them which clusters have these.
fn spareFrom() -> u32 { return listsFrom() + gasParams.each * gasParams.clusters; }
fn longFrom() -> u32 { return spareFrom() + gasParams.spare; }

// Nodes of a level over so many gas bodies; level 0 are the clusters.
fn nodesOf(count: u32, level: u32) -> u32 {
  let shift = 3u * (level + 1u);
  return (count + (1u << shift) - 1u) >> shift;
}

// Where the nodes of a level begin among all boxes.
fn levelFrom(n: u32, level: u32) -> u32 {
  var before = 0u;
  for (var l = 0u; l < level; l++) { before += nodesOf(n, l); }
  return before;
}
