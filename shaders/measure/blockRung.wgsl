// blockRung: how many times the next step of each body is half the step of the run, by the step that it wished for in block steps,
// and how many bodies are on each such rung.
// reads: params, fixedVelocity (wished step), id   reads, writes: rungCounts (bodies of each rung)
// writes: quantity (by id: 1 + the rung)
// threads: 256 a workgroup, one a body
// source: block time steps (McMillan 1986), as integrate/blockBegin opens the next step of the run   assumes: rungCounts are 0 before
#import blocks
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> fixedVelocity: array<vec4u>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read_write> rungCounts: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read_write> quantity: array<f32>;
#import rungCounts

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  let isThere = i < params.n;
  var halvings = 0u;
  if (isThere) { halvings = countTrailingZeros(TICKS) - countTrailingZeros(ticksWithin(bitcast<f32>(fixedVelocity[2u * i].w))); }
  countRung(i, isThere, halvings, lane);
}
