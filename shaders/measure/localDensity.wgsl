// localDensity: the mass density about each body, from its 16 nearest among the 64 before it and the 64 after it along the curve.
// Test particles, which stand behind the bodies with mass, have that of the body with mass that is nearest to them along its curve.
// reads: quantityParams, posMass, id, LISTED: order (of the bodies along the curve), MASSIVE: root   writes: quantity (by id: quantityParams.unit times mass over volume)
// threads: 256 a workgroup, one a body
// source: k-th nearest neighbour, without the body itself and the k-th, so that it has no bias in a uniform medium (Casertano &
//   Hut 1985, ApJ 298, 80); measured on galaxies against all bodies   assumes: bodies lie along the curve or are listed along it, n above 0
#import quantity
#import flat
#import hilbert
#import root
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read_write> quantity: array<f32>;
@group(0) @binding(4) var<storage, read> order: array<u32>;
@group(0) @binding(5) var<storage, read> root: Root;
// 1: bodies stand in any order, and order lists them along the curve.
override LISTED: u32 = 0u;
// Bodies with mass, where test particles stand behind them.
const ALL = 0xffffffffu;
override MASSIVE: u32 = ALL;

const REACH = 64u;
const NEAR = 16u;
// Where the curve leaves a neighbourhood some of the nearest are missed: densities come out too low by this (median).
const MISSED = 1.5;
const VOLUME = 4.18879; // of the unit sphere

var<workgroup> tile: array<vec4f, 384>;

// Bodies among which neighbours are looked for.
fn sources() -> u32 { return min(MASSIVE, quantityParams.n); }

fn keyOf(k: u32) -> vec2u { return hilbertKey(cellOf(root, posMass[place(k)].xyz), 21u); }

// The last body with mass that does not come behind test particle k along the curve, or the first.
fn nearest(k: u32) -> u32 {
  let key = keyOf(k);
  var low = 0u;
  var high = sources();
  while (high - low > 1u) {
    let middle = low + (high - low) / 2u;
    let other = keyOf(middle);
    if (other.x > key.x || (other.x == key.x && other.y > key.y)) { high = middle; } else { low = middle; }
  }
  return low;
}

// Where there are no bodies: points far away, without mass.
const NOWHERE = vec4f(1e18, 1e18, 1e18, 0.0);

// Body `step` of those about body `centre`: REACH is itself. They stand in the tile, or for a test particle anywhere.
fn near(lane: u32, centre: u32, step: u32) -> vec4f {
  if (MASSIVE == ALL || centre == ALL) { return tile[lane + step]; }
  if (centre + step < REACH || centre + step - REACH >= sources()) { return NOWHERE; }
  return posMass[place(centre + step - REACH)];
}

fn place(k: u32) -> u32 {
  if (LISTED == 1u) { return order[k]; }
  return k;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let first = flatGroup(group, groups) * 256u;
  for (var k = lane; k < 256u + 2u * REACH; k += 256u) {
    let j = first + k - REACH;
    if (first + k >= REACH && j < sources()) { tile[k] = posMass[place(j)]; } else { tile[k] = NOWHERE; }
  }
  if (MASSIVE != ALL) { fillTurns(lane); }
  workgroupBarrier();
  let i = first + lane;
  if (i >= quantityParams.n) { return; }
  var centre = ALL;
  if (MASSIVE != ALL && i >= MASSIVE) { centre = nearest(i); }
  let here = near(lane, centre, REACH).xyz;

  // The squared distances of the nearest so far, in order.
  var least: array<f32, 16>;
  for (var s = 0u; s < NEAR; s++) { least[s] = 1e36; }
  for (var k = 0u; k <= 2u * REACH; k++) {
    let offset = near(lane, centre, k).xyz - here;
    var d = dot(offset, offset);
    if (k == REACH || d >= least[NEAR - 1u]) { continue; }
    for (var s = 0u; s < NEAR; s++) {
      let less = min(least[s], d);
      d = max(least[s], d);
      least[s] = less;
    }
  }
  // Of fewer bodies the farthest.
  let last = min(NEAR, max(sources(), 2u) - 1u) - 1u;
  let edge = least[last];
  var mass = 0.0;
  for (var k = 0u; k <= 2u * REACH; k++) {
    let other = near(lane, centre, k);
    let offset = other.xyz - here;
    if (k != REACH && dot(offset, offset) < edge) { mass += other.w; }
  }
  let r = sqrt(max(edge, 1e-24));
  quantity[id[place(i)]] = quantityParams.unit * MISSED * mass / (VOLUME * r * r * r);
}
