// sample: positions of bodies spread evenly over the table that the run began with, in its order: every STRIDE-th one.
// reads: posMass, id   writes: positions (x y z mass of body k STRIDE at k)
// threads: 256 a workgroup, one a body
// source: a gather by id, so that runs whose bodies lie in another order can be compared   assumes: id is a permutation
#import params
#import flat
override STRIDE: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read_write> positions: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let body = id[i];
  if (body % STRIDE == 0u) { positions[body / STRIDE] = posMass[i]; }
}
