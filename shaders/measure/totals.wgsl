// totals: sums over 256 bodies each; the host adds them in float64.
// reads: posMass, velocity, acceleration   writes: partials, four vectors a workgroup:
//   m, 2K, 2W, virial | momentum, count | angular momentum, 0 | m x, 0   (2K = sum m v^2, 2W = sum m phi, virial = sum m x.a)
// threads: 64 a workgroup, four bodies each
// source: Bedorf+ 2012 section 4.2.2   assumes: velocity and position belong to the same time
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> partials: array<vec4f>;

// Bodies a workgroup.
const TILE = 256u;

var<workgroup> sums: array<mat4x4f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  if (tile * TILE >= params.n) { return; }
  var sum = mat4x4f();
  for (var k = 0u; k < TILE; k += 64u) {
    let i = tile * TILE + k + lane;
    if (i < params.n) {
      let p = posMass[i];
      let v = velocity[i].xyz;
      let a = acceleration[i];
      sum[0] += p.w * vec4f(1.0, dot(v, v), a.w, dot(p.xyz, a.xyz));
      sum[1] += vec4f(p.w * v, 1.0);
      sum[2] += vec4f(p.w * cross(p.xyz, v), 0.0);
      sum[3] += vec4f(p.w * p.xyz, 0.0);
    }
  }
  sums[lane] = sum;
  for (var half = 32u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) {
      sums[lane] = sums[lane] + sums[lane + half];
    }
  }
  if (lane < 4u) { partials[4u * tile + lane] = sums[0][lane]; }
}
