// coreSums: sums for the core of each galaxy: its bodies, weighed by a Gaussian about the place where the core should be by now.
// reads: followParams, posMass, velocity, id, traits, cores (x y z width | velocity, mass; per galaxy)
// writes: partials (sum of w m (offset, 1) | of w m (velocity, 1); per workgroup)
// threads: 256 a workgroup, each strides over the bodies; CORE_SHARES workgroups a galaxy, one galaxy after the other
// source: shrinking spheres (Power et al. 2003, MNRAS 338, 14) with a soft edge   assumes: nothing;
//   dispatch.index: the Gaussian is 2^index times as wide as the core; dispatch.last 1: the time that passed is to be made up for
#import params
#import follow
@group(0) @binding(0) var<uniform> followParams: FollowParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> traits: array<vec2u>;
@group(0) @binding(5) var<storage, read> cores: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> partials: array<vec4f>;
@group(0) @binding(7) var<uniform> dispatch: DispatchIndex;

var<workgroup> sums: array<mat2x4f, 256>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let galaxy = group.x / CORE_SHARES;
  let share = group.x % CORE_SHARES;
  let old = cores[2u * galaxy];
  let middle = old.xyz + f32(dispatch.last) * followParams.elapsed * cores[2u * galaxy + 1u].xyz;
  let width = old.w * f32(1u << dispatch.index);
  var sum = mat2x4f();
  for (var i = share * 256u + lane; i < followParams.n; i += CORE_SHARES * 256u) {
    if ((traits[id[i]].x & 255u) != galaxy) { continue; }
    let p = posMass[i];
    let offset = p.xyz - middle;
    let weight = p.w * exp(-dot(offset, offset) / (width * width));
    sum[0] += weight * vec4f(offset, 1.0);
    sum[1] += weight * vec4f(velocity[i].xyz, 1.0);
  }
  sums[lane] = sum;
  for (var half = 128u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }
  }
  if (lane < 2u) { partials[2u * group.x + lane] = sums[0][lane]; }
}
