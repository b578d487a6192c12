// blockBegin: opens a step of the run: all bodies are at its time 0, and each has the step that it wished for, as this run's counts it.
// reads: fixedVelocity (wished step)   reads, writes: fixedPosition (time)   writes: blockState, due
// threads: 256 a workgroup, one a body
// source: block time steps (McMillan 1986)   assumes: the step before is closed
#import openBlocks
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> fixedVelocity: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> fixedPosition: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> blockState: array<u32>;
@group(0) @binding(4) var<storage, read_write> due: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i == 0u) {
    openBlocks();
    blockState[BLOCK_COUNT] = 0u;
  }
  if (i >= params.n) { return; }
  fixedPosition[2u * i].w = 0u;
  due[i] = ticksWithin(bitcast<f32>(fixedVelocity[2u * i].w));
}
