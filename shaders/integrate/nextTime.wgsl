// nextTime: when the next bodies are due.
// reads: due   reads, writes: blockState
// threads: 256 a workgroup, TILE bodies
// source: block time steps (McMillan 1986; Bedorf 2014 section 2.1)   assumes: blockState[BLOCK_NEXT] is NEVER before
#import blocks
#import flat
const TILE = 2048u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> due: array<u32>;
@group(0) @binding(2) var<storage, read_write> blockState: array<atomic<u32>>;

var<workgroup> first: atomic<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  if (lane == 0u) { atomicStore(&first, NEVER); }
  workgroupBarrier();
  let begin = flatGroup(group, groups) * TILE;
  var soonest = NEVER;
  for (var i = begin + lane; i < min(begin + TILE, params.n); i += 256u) { soonest = min(soonest, due[i]); }
  atomicMin(&first, soonest);
  workgroupBarrier();
  if (lane == 0u && atomicLoad(&blockState[BLOCK_OPEN]) == 1u) { atomicMin(&blockState[BLOCK_NEXT], atomicLoad(&first)); }
}
