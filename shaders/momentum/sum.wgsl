// sum: what gravity does to all bodies together, in parts: sums of mass times acceleration, and of mass.
// reads: posMass, acceleration   writes: parts (m ax, m ay, m az, m; one a workgroup)
// threads: 256 a workgroup, each strides over the bodies; PARTS workgroups
// source: Newton's third law, which a tree's forces don't keep   assumes: acceleration is that of gravity alone
#import params
#import finite
#import workgroupSum
override PARTS: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> parts: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  var sum = vec4f();
  for (var i = group.x * 256u + lane; i < params.n; i += PARTS * 256u) {
    let mass = posMass[i].w;
    let pull = mass * acceleration[i].xyz;
    // A body that is about to be frozen takes no other with it.
    if (mass != 0.0 && finite(pull)) { sum += vec4f(pull, mass); }
  }
  let all = workgroupSum(lane, sum);
  if (lane == 0u) { parts[group.x] = all; }
}
