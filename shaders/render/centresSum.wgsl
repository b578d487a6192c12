// centresSum: the core of each galaxy, from the sums of its workgroups.
// reads: sight, partials   reads, writes: centres (x y z width | velocity, mass; per galaxy)   writes: ring (row per galaxy: x y z 1)
// threads: 64 a workgroup, one workgroup a galaxy
// source: shrinking spheres (Power et al. 2003, MNRAS 338, 14)   assumes: 64 partial sums a galaxy, from centres with the same round
#import params
#import sight
@group(0) @binding(0) var<uniform> sight: Sight;
@group(0) @binding(1) var<storage, read> partials: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> centres: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> ring: array<vec4f>;
@group(0) @binding(4) var<uniform> round: Round;

// A core that holds less of its galaxy than this is lost: it then flies on as it was.
const LOST = 1e-4;

var<workgroup> sums: array<mat2x4f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let galaxy = group.x;
  let at = 2u * (64u * galaxy + lane);
  sums[lane] = mat2x4f(partials[at], partials[at + 1u]);
  for (var half = 32u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }
  }
  if (lane > 0u) { return; }
  let old = centres[2u * galaxy];
  let motion = centres[2u * galaxy + 1u];
  var place = old.xyz + f32(round.last) * sight.elapsed * motion.xyz;
  var speed = motion.xyz;
  let mass = sums[0][0].w;
  if (mass > LOST * motion.w) {
    place += sums[0][0].xyz / mass;
    speed = sums[0][1].xyz / mass;
  }
  centres[2u * galaxy] = vec4f(place, old.w);
  centres[2u * galaxy + 1u] = vec4f(speed, motion.w);
  ring[(TRAILS + galaxy) * SLOTS + sight.slot] = vec4f(place, 1.0);
}
