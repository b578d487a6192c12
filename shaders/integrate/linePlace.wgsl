// linePlace: place of each vortex element along the curve, by its id, so that elements find their neighbours on their lines.
// reads: id   writes: linePlace
// threads: 256 a workgroup, one an element
// source: our own   assumes: ids are 0 to n - 1, each once
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read_write> linePlace: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  linePlace[id[i]] = i;
}
