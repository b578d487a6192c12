// bridgeField: all bodies as sources of the field: those of the cluster have no mass in it.
// reads: posMass, id, clusterPlace   writes: fieldPosMass
// threads: 256 a workgroup, one a body
// source: Fujii+ 2007, PASJ 59, 1095, section 2   assumes: bodies are sorted
#import params
#import flat
#import cluster
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read> clusterPlace: array<u32>;
@group(0) @binding(4) var<storage, read_write> fieldPosMass: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let p = posMass[i];
  fieldPosMass[i] = vec4f(p.xyz, select(0.0, p.w, clusterPlace[id[i]] == OUTSIDE_CLUSTER));
}
