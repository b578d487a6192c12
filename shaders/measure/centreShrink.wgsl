// centreShrink: moves each galaxy's sphere to the centre of mass of what it holds, and shrinks it while it holds enough.
// reads: partials, spheres   writes: spheres
// threads: one workgroup of 64, eight a galaxy
// source: Power et al. 2003, MNRAS 338, 14, section 2.5   assumes: partials of sweepGroups workgroups
//   round 0: centre of mass of all; round 1: a radius, REACH times the geometric mean distance, which no escaper moves
#import params
#import profile
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read> partials: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> spheres: array<Sphere>;

const REACH = 3.0;
const SHRINK = 0.75;
const ENOUGH = 0.02;  // share of the galaxy's bodies
const LEAST = 32.0;   // bodies

var<workgroup> held: array<mat3x4f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) lane: u32) {
  let galaxy = lane >> 3u;
  var sum = mat3x4f();
  if (galaxy < dispatch.last) {
    for (var group = lane & 7u; group < sweepGroups(params.n); group += 8u) {
      let at = 3u * (GALAXIES * group + galaxy);
      sum = sum + mat3x4f(partials[at], partials[at + 1u], partials[at + 2u]);
    }
  }
  held[lane] = sum;
  workgroupBarrier();
  if ((lane & 7u) != 0u || galaxy >= dispatch.last) { return; }
  for (var k = 1u; k < 8u; k++) { sum = sum + held[lane + k]; }
  let mass = sum[0].w;
  let bodies = sum[2].x;
  if (dispatch.index == 0u) {
    let scale = select(0.0, 1.0 / mass, mass > 0.0);
    spheres[galaxy] = Sphere(scale * sum[0].xyz, 0.0, scale * sum[1].xyz, bodies);
  } else if (dispatch.index == 1u) {
    spheres[galaxy].radius = REACH * exp(sum[2].y / max(bodies, 1.0));
  } else {
    let all = spheres[galaxy].bodies;
    if (mass > 0.0 && bodies >= max(ENOUGH * all, min(LEAST, 0.5 * all))) {
      spheres[galaxy].centre += sum[0].xyz / mass;
      spheres[galaxy].velocity = sum[1].xyz / mass;
      spheres[galaxy].radius *= SHRINK;
    }
  }
}
