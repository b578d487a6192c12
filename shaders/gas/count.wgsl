// count: how many of 256 bodies are gas: those with mass and internal energy.
// reads: posMass, gasState   writes: counts
// threads: 256 a workgroup, one a body
// source: our own   assumes: bodies along the curve
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> counts: array<u32>;

var<workgroup> found: atomic<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let i = tile * 256u + lane;
  if (i < params.n && gasState[i].x > 0.0 && posMass[i].w > 0.0) { atomicAdd(&found, 1u); }
  workgroupBarrier();
  if (lane == 0u && tile * 256u < params.n) { counts[tile] = atomicLoad(&found); }
}
