// blockDispatch: opens a block step: its time, its bodies, and the workgroups for them. Where few are due the sources are cut into
// parts, so that the device has something to do.
// reads, writes: blockState, status   writes: forceDispatch, correctDispatch (x y z of indirect dispatches)
// threads: 1
// source: Bedorf 2014 section 2.2.1 (parallel over sources)   assumes: predict done
#import blocks
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read_write> blockState: array<u32>;
@group(0) @binding(2) var<storage, read_write> status: Status;
@group(0) @binding(3) var<storage, read_write> forceDispatch: array<u32>;
@group(0) @binding(4) var<storage, read_write> correctDispatch: array<u32>;

const MOST = 65535u;
// Bodies a workgroup of force/jerk and of correct.
const BLOCK_BODIES = 64u;
// Workgroups of force/jerk that keep a large device busy; parts of fewer sources are not worth their sum.
const WANTED = 1024u;
const LEAST_SOURCES = 128u;

@compute @workgroup_size(1)
fn main() {
  let count = select(0u, blockState[BLOCK_FOUND], blockState[BLOCK_OPEN] == 1u);
  let groups = (count + BLOCK_BODIES - 1u) / BLOCK_BODIES;
  let splits = clamp(WANTED / max(groups, 1u), 1u, max(params.n / LEAST_SOURCES, 1u));
  let now = blockState[BLOCK_NEXT];
  blockState[BLOCK_NEXT] = NEVER;
  blockState[BLOCK_FOUND] = 0u;
  blockState[BLOCK_NOW] = now;
  blockState[BLOCK_ACTIVE] = count;
  blockState[BLOCK_SPLITS] = splits;
  forceDispatch[0] = min(groups * splits, MOST);
  forceDispatch[1] = (groups * splits + MOST - 1u) / MOST;
  forceDispatch[2] = 1u;
  correctDispatch[0] = groups;
  correctDispatch[1] = 1u;
  correctDispatch[2] = 1u;
  if (count == 0u) { return; }
  blockState[BLOCK_COUNT]++;
  let pairs = blockState[BLOCK_PAIRS] + count;
  blockState[BLOCK_PAIRS + 1u] += u32(pairs < count);
  blockState[BLOCK_PAIRS] = pairs;
  if (now == TICKS) {
    blockState[BLOCK_OPEN] = 0u;
    status.steps++;
  }
}
