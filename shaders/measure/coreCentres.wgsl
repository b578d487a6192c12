// coreCentres: place and motion of the core of each galaxy, from the sums of its workgroups.
// reads: followParams, partials   reads, writes: cores (x y z width | velocity, mass; per galaxy)   writes: trails (row per galaxy: x y z 1)
// threads: CORE_SHARES a workgroup, one workgroup a galaxy
// source: shrinking spheres (Power et al. 2003, MNRAS 338, 14)   assumes: partials of coreSums with the same round
#import params
#import follow
@group(0) @binding(0) var<uniform> followParams: FollowParams;
@group(0) @binding(1) var<storage, read> partials: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> cores: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> trails: array<vec4f>;
@group(0) @binding(4) var<uniform> dispatch: DispatchIndex;

// A core that holds less of its galaxy than this is lost: it then flies on as it was.
const LOST = 1e-4;

var<workgroup> sums: array<mat2x4f, CORE_SHARES>;

@compute @workgroup_size(CORE_SHARES)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let galaxy = group.x;
  let at = 2u * (CORE_SHARES * galaxy + lane);
  sums[lane] = mat2x4f(partials[at], partials[at + 1u]);
  for (var half = CORE_SHARES / 2u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }
  }
  if (lane > 0u) { return; }
  let old = cores[2u * galaxy];
  let motion = cores[2u * galaxy + 1u];
  var place = old.xyz + f32(dispatch.last) * followParams.elapsed * motion.xyz;
  var speed = motion.xyz;
  let mass = sums[0][0].w;
  if (mass > LOST * motion.w) {
    place += sums[0][0].xyz / mass;
    speed = sums[0][1].xyz / mass;
  }
  cores[2u * galaxy] = vec4f(place, old.w);
  cores[2u * galaxy + 1u] = vec4f(speed, motion.w);
  trails[(TRAILS + galaxy) * SLOTS + followParams.slot] = vec4f(place, 1.0);
}
