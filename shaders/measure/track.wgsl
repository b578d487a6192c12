// track: where the chosen bodies are now, whatever their place in the order.
// reads: followParams, posMass, velocity, acceleration, id, chosen (ids)   writes: tracked (x y z mass | velocity | acceleration,
//   potential; per chosen body), places (their places in the order), trails (row per trail: x y z 1)
// threads: 256 a workgroup, one a body
// source: bodies are found by id, since every step reorders them   assumes: unused entries of chosen hold NO_BODY
#import follow
#import flat
@group(0) @binding(0) var<uniform> followParams: FollowParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read> id: array<u32>;
@group(0) @binding(5) var<storage, read> chosen: array<u32>;
@group(0) @binding(6) var<storage, read_write> tracked: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> places: array<u32>;
@group(0) @binding(8) var<storage, read_write> trails: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= followParams.n) { return; }
  let body = id[i];
  for (var k = 0u; k < CHOSEN; k++) {
    if (chosen[k] != body) { continue; }
    let p = posMass[i];
    tracked[3u * k] = p;
    tracked[3u * k + 1u] = velocity[i];
    tracked[3u * k + 2u] = acceleration[i];
    places[k] = i;
    if (k > 0u) { trails[(k - 1u) * SLOTS + followParams.slot] = vec4f(p.xyz, 1.0); }
  }
}
