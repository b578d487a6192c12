// localDensity: the mass density about each body, from its 16 nearest among the 64 before it and the 64 after it along the curve.
// reads: quantityParams, posMass, id, LISTED: order (of the bodies along the curve)   writes: quantity (by id: quantityParams.unit times mass over volume)
// threads: 256 a workgroup, one a body
// source: k-th nearest neighbour, without the body itself and the k-th, so that it has no bias in a uniform medium (Casertano &
//   Hut 1985, ApJ 298, 80); measured on galaxies against all bodies   assumes: bodies lie along the curve or are listed along it, n above 0
#import quantity
#import flat
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read_write> quantity: array<f32>;
@group(0) @binding(4) var<storage, read> order: array<u32>;
// 1: bodies stand in any order, and order lists them along the curve.
override LISTED: u32 = 0u;

const REACH = 64u;
const NEAR = 16u;
// Where the curve leaves a neighbourhood some of the nearest are missed: densities come out too low by this (median).
const MISSED = 1.5;
const VOLUME = 4.18879; // of the unit sphere

var<workgroup> tile: array<vec4f, 384>;

fn along(k: u32) -> u32 {
  if (LISTED == 1u) { return order[k]; }
  return k;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let first = flatGroup(group, groups) * 256u;
  for (var k = lane; k < 256u + 2u * REACH; k += 256u) {
    // Beyond either end there are no bodies: fill in points far away, without mass.
    let j = first + k - REACH;
    if (first + k >= REACH && j < quantityParams.n) { tile[k] = posMass[along(j)]; } else { tile[k] = vec4f(1e18, 1e18, 1e18, 0.0); }
  }
  workgroupBarrier();
  let i = first + lane;
  if (i >= quantityParams.n) { return; }
  let here = tile[lane + REACH].xyz;

  // The squared distances of the nearest so far, in order.
  var near: array<f32, 16>;
  for (var s = 0u; s < NEAR; s++) { near[s] = 1e36; }
  for (var k = 0u; k <= 2u * REACH; k++) {
    let offset = tile[lane + k].xyz - here;
    var d = dot(offset, offset);
    if (k == REACH || d >= near[NEAR - 1u]) { continue; }
    for (var s = 0u; s < NEAR; s++) {
      let less = min(near[s], d);
      d = max(near[s], d);
      near[s] = less;
    }
  }
  // Of fewer bodies the farthest.
  let last = min(NEAR, max(quantityParams.n, 2u) - 1u) - 1u;
  let edge = near[last];
  var mass = 0.0;
  for (var k = 0u; k <= 2u * REACH; k++) {
    let offset = tile[lane + k].xyz - here;
    if (k != REACH && dot(offset, offset) < edge) { mass += tile[lane + k].w; }
  }
  let r = sqrt(max(edge, 1e-24));
  quantity[id[along(i)]] = quantityParams.unit * MISSED * mass / (VOLUME * r * r * r);
}
