// rootCube: the cube that the curve runs through. A few bodies far from all others do not make it large: they are drawn in.
// reads: params, partials, posMass   reads, writes: BY_ID: samples (cleared)   writes: root
// threads: one workgroup of 256
// source: Bedorf+ 2012 appendix B; the bulk is what lies between the SHARE-th and the last but SHARE-th of some bodies,
//   along each axis   assumes: partials of boundsGroups workgroups
#import params
#import root
#import boundsGroups
#import ranges
#import samples
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> partials: array<vec4f>;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> root: Root;
@group(0) @binding(4) var<storage, read_write> samples: array<vec4f>;

// How many of the sample may lie outside the bulk, on each side of it: 3 %.
const SHARE = 33u;
// Sides of the bulk that are left as they are: a galaxy's halo, or a companion, is no far body.
const WIDE = 16.0;
// BY_ID: more than 3 % of a random sample may be far bodies where they are some percent of all. What lies between the tenths is the bulk where it is
// so many times narrower; a Plummer sphere's is half as wide.
const TENTH = 10u;
const NARROWER = 4.0;

var<workgroup> low: array<vec3f, SAMPLES>;
var<workgroup> high: array<vec3f, SAMPLES>;
var<workgroup> places: array<vec3u, SAMPLES>;
var<workgroup> sampled: atomic<u32>;
var<workgroup> bulkLow: array<f32, 3>;
var<workgroup> bulkHigh: array<f32, 3>;
var<workgroup> tenthLow: array<f32, 3>;
var<workgroup> tenthHigh: array<f32, 3>;

// Numbers in the order of these coordinates.
fn ordered(place: vec3f) -> vec3u {
  let bits = bitcast<vec3u>(place);
  return select(bits | vec3u(0x80000000u), ~bits, bits >= vec3u(0x80000000u));
}

// Of the boxes that the workgroups of `bounds` found from `first` on, the one around all.
fn boxOf(first: u32, lane: u32) {
  low[lane] = vec3f(3e38);
  high[lane] = vec3f(-3e38);
  if (lane < boundsGroups(params.n)) {
    low[lane] = partials[2u * (first + lane)].xyz;
    high[lane] = partials[2u * (first + lane) + 1u].xyz;
  }
}

fn joinBoxes(lane: u32) {
  for (var half = 128u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) {
      low[lane] = min(low[lane], low[lane + half]);
      high[lane] = max(high[lane], high[lane + half]);
    }
  }
}

// Half the side of the test particles' cube, for those at `reach` or less about its middle and others up to `farthest`: doubled until it holds them all, or so
// often that it reaches 2^31 times as far. Those beyond share its faces.
const MOST_DOUBLED = 5u;
fn outerHalf(farthest: f32, reach: f32) -> f32 {
  if (reach > 1e30) { return 0.0; }
  var outer = reach;
  for (var k = 0u; k < MOST_DOUBLED && outer < 1.000001 * drawnIn(farthest, reach); k++) { outer *= 2.0; }
  return outer;
}

// How far from a place, along an axis, a box reaches.
fn farthestFrom(place: vec3f, lowest: vec3f, highest: vec3f) -> f32 { return widest(max(highest - place, place - lowest)); }

fn widest(sides: vec3f) -> f32 { return max(sides.x, max(sides.y, sides.z)); }

// How many of four samples stand before `limit`, along each axis: four at a time, so that none waits for the one before.
fn standBefore(four: u32, limit: vec3u) -> vec3u {
  return vec3u(places[four] < limit) + vec3u(places[four + 1u] < limit) + vec3u(places[four + 2u] < limit) + vec3u(places[four + 3u] < limit);
}

@compute @workgroup_size(SAMPLES)
fn main(@builtin(local_invocation_index) lane: u32) {
  boxOf(0u, lane);
  var mine: vec3f;
  var there: bool;
  if (BY_ID == 1u) {
    mine = samples[lane].xyz;
    there = samples[lane].w == 1.0;
    samples[lane] = vec4f(0.0);
  } else {
    let most = min(SAMPLES, massive());
    // Spread evenly over the bodies, in whole numbers below 2^32.
    let body = lane * (massive() / max(most, 1u)) + (lane * (massive() % max(most, 1u))) / max(most, 1u);
    mine = posMass[min(body, max(massive(), 1u) - 1u)].xyz;
    there = lane < most;
  }
  if (there) { atomicAdd(&sampled, 1u); }
  let here = select(vec3u(0xffffffffu), ordered(mine), there);
  places[lane] = here;
  joinBoxes(lane);
  // The rank of each along each axis; equal ones stand in the order of their numbers, so those before this one count up to here.
  let own = lane & ~3u;
  var rank = vec3u(0u);
  for (var four = 0u; four < own; four += 4u) { rank += standBefore(four, here + 1u); }
  for (var other = own; other < own + 4u; other++) {
    rank += vec3u(places[other] < here + select(0u, 1u, other < lane));
  }
  for (var four = own + 4u; four < SAMPLES; four += 4u) { rank += standBefore(four, here); }
  let count = atomicLoad(&sampled);
  if (there) {
    let first = count / SHARE;
    for (var axis = 0u; axis < 3u; axis++) {
      if (rank[axis] == first) { bulkLow[axis] = mine[axis]; }
      if (rank[axis] == count - 1u - first) { bulkHigh[axis] = mine[axis]; }
      if (rank[axis] == count / TENTH) { tenthLow[axis] = mine[axis]; }
      if (rank[axis] == count - 1u - count / TENTH) { tenthHigh[axis] = mine[axis]; }
    }
  }
  workgroupBarrier();
  let lowest = low[0];
  let highest = high[0];
  if (RANGES == 2u) {
    workgroupBarrier();
    boxOf(boundsGroups(params.n), lane);
    joinBoxes(lane);
  }
  if (lane > 0u) { return; }
  var bulk0 = vec3f(bulkLow[0], bulkLow[1], bulkLow[2]);
  var bulk1 = vec3f(bulkHigh[0], bulkHigh[1], bulkHigh[2]);
  if (BY_ID == 1u) {
    let tenth0 = vec3f(tenthLow[0], tenthLow[1], tenthLow[2]);
    let tenth1 = vec3f(tenthHigh[0], tenthHigh[1], tenthHigh[2]);
    let narrow = widest(tenth1 - tenth0);
    if (narrow > 0.0 && widest(bulk1 - bulk0) > NARROWER * narrow) {
      bulk0 = tenth0;
      bulk1 = tenth1;
    }
  }
  let wide = 0.5 * WIDE * (bulk1 - bulk0);
  let reach = widest(wide);
  let core = 0.5 * bulk0 + 0.5 * bulk1;
  let farthest = farthestFrom(core, lowest, highest);
  var half: f32;
  if (massive() > 0u && reach > 0.0 && farthest > reach) {
    root.middle = core;
    root.reach = reach;
    half = drawnIn(farthest, reach);
  } else {
    let extent = highest - lowest;
    root.middle = lowest + 0.5 * extent;
    root.reach = 3e38;
    half = 0.5 * max(extent.x, max(extent.y, extent.z));
  }
  // A hair larger than the bodies, so that the largest coordinate still falls inside the last cell.
  half *= 1.000001;
  root.half = half;
  root.scale = select(0.0, 1048576.0 / half, half > 0.0 && half < 1.5e38);
  if (RANGES == 2u) {
    let tests = cubeOfTests(Root(root.middle, root.reach, root.half, root.scale, 1.0));
    root.outer = outerHalf(farthestFrom(tests.middle, low[0], high[0]), tests.reach);
  }
}
