// bins: the key of every body, and between which keys of the last order it comes to lie, BIN bodies apart: its bin.
// reads: posMass, root, sortedKeys (of the last sort), status (levels of the last tree)   reads, writes: counts (bodies of each bin)
// writes: keys, members (CAPACITY for each bin, in no order), status
// threads: 256 a workgroup, one a body
// source: sample sort (Frazer & McKellar 1970), whose samples are the last order: bodies move little in a step
//   assumes: counts cleared; a body before another of the same key in the last order stays before it
#import params
#import bodyKey
#import flat
#import bins
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> root: Root;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> sortedKeys: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> keys: array<vec2u>;
@group(0) @binding(5) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read_write> members: array<u32>;
@group(0) @binding(7) var<storage, read_write> status: array<atomic<u32>>;

// Bodies of this workgroup that stay in its own bin, and where in the bin they begin.
var<workgroup> here: atomic<u32>;
var<workgroup> hereFirst: u32;

const COARSE = 64u;
var<workgroup> coarse: array<vec2u, COARSE>;
fn coarseBin(k: u32) -> u32 { return k * binsOf(params.n) / COARSE; }

// Whether body i comes before the first of a bin, which has this key.
fn precedes(key: vec2u, i: u32, bin: u32, first: vec2u) -> bool {
  if (key.x != first.x) { return key.x < first.x; }
  if (key.y != first.y) { return key.y < first.y; }
  return i < bin * BIN;
}
fn comesBefore(key: vec2u, i: u32, bin: u32) -> bool { return precedes(key, i, bin, sortedKeys[bin * BIN]); }

fn binOf(key: vec2u, i: u32) -> u32 {
  let bins = binsOf(params.n);
  let own = i / BIN;
  if ((own == 0u || !comesBefore(key, i, own)) && (own + 1u >= bins || comesBefore(key, i, own + 1u))) { return own; }
  var k = 0u;
  for (var step = COARSE / 2u; step > 0u; step >>= 1u) {
    if (!precedes(key, i, coarseBin(k + step), coarse[k + step])) { k += step; }
  }
  var low = coarseBin(k);
  var high = select(coarseBin(k + 1u), bins, k + 1u == COARSE);
  // It is in `low` or a later one, before `high`.
  while (high - low > 1u) {
    let middle = (low + high) / 2u;
    if (comesBefore(key, i, middle)) { high = middle; } else { low = middle; }
  }
  return low;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  fillTurns(lane);
  workgroupBarrier();
  let i = flatGroup(group, groups) * 256u + lane;
  let there = i < params.n;
  var key = vec2u(0u);
  if (there) {
    key = bodyKey(root, posMass[i].xyz, sortedLevels(sortedDigits(atomicLoad(&status[7]))));
    keys[i] = key;
  }
  // Some of the bins' first keys, evenly: half of the search is in workgroup memory.
  if (lane < COARSE) { coarse[lane] = sortedKeys[coarseBin(lane) * BIN]; }
  workgroupBarrier();
  var bin = 0u;
  var slot = 0u;
  if (there) {
    bin = binOf(key, i);
    // Most stay where they were: one atomic operation on the bin for all of them.
    if (bin == i / BIN) { slot = atomicAdd(&here, 1u); } else { slot = atomicAdd(&counts[bin], 1u); }
  }
  workgroupBarrier();
  if (lane == 0u && there) { hereFirst = atomicAdd(&counts[i / BIN], atomicLoad(&here)); }
  let first = workgroupUniformLoad(&hereFirst);
  if (!there) { return; }
  if (bin == i / BIN) { slot += first; }
  if (slot < CAPACITY) { members[bin * CAPACITY + slot] = i; } else { atomicOr(&status[0], FAULT_BINS); }
}
