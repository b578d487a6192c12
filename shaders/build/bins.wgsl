// bins: the key of every body, and between which keys of the last order it comes to lie, BIN bodies apart: its bin.
// reads: posMass, root, binKeys (of the last order; from bounds), status (levels of the last tree)   reads, writes: counts (bodies of each bin)
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
@group(0) @binding(3) var<storage, read> binKeys: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> keys: array<vec2u>;
@group(0) @binding(5) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read_write> members: array<u32>;
@group(0) @binding(7) var<storage, read_write> status: AtomicStatus;

// Bodies of this workgroup that stay in its own bin, and where in the bin they begin.
var<workgroup> here: atomic<u32>;
var<workgroup> hereFirst: u32;
// Those that leave it, side by side: few threads search for all of them.
var<workgroup> gone: atomic<u32>;
var<workgroup> goneBody: array<u32, 256>;
var<workgroup> goneKey: array<vec2u, 256>;

// Some of the bins' first keys, evenly: half of the search is in workgroup memory.
const COARSE = 64u;
var<workgroup> coarse: array<vec2u, COARSE>;
fn coarseBin(k: u32) -> u32 { return k * binCount() / COARSE; }

// Whether body i comes before the first of a bin.
fn precedes(key: vec2u, i: u32, bin: u32) -> bool { return comesBefore(key, i, binKeys[bin], binBegin(bin)); }

fn stays(key: vec2u, i: u32) -> bool {
  let own = lastBin(i);
  return (own == 0u || !precedes(key, i, own)) && (own + 1u >= binCount() || precedes(key, i, own + 1u));
}

fn binOf(key: vec2u, i: u32) -> u32 {
  var k = 0u;
  for (var step = COARSE / 2u; step > 0u; step >>= 1u) {
    if (!comesBefore(key, i, coarse[k + step], binBegin(coarseBin(k + step)))) { k += step; }
  }
  var low = coarseBin(k);
  var high = select(coarseBin(k + 1u), binCount(), k + 1u == COARSE);
  // It is in `low` or a later one, before `high`.
  while (high - low > 1u) {
    let middle = (low + high) / 2u;
    if (precedes(key, i, middle)) { high = middle; } else { low = middle; }
  }
  return low;
}

fn put(i: u32, bin: u32, slot: u32) {
  if (slot < CAPACITY) { members[bin * CAPACITY + slot] = i; } else { atomicOr(&status.faults, select(FAULT_BINS, FAULT_TESTS, isTest(i))); }
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  fillTurns(lane);
  if (lane < COARSE) { coarse[lane] = binKeys[coarseBin(lane)]; }
  workgroupBarrier();
  let i = bodyOf(flatGroup(group, groups), lane);
  var slot = 0u;
  var staying = false;
  if (i < params.n) {
    let key = bodyKey(root, posMass[i].xyz, sortedLevels(sortedDigits(atomicLoad(&status.levels))), isTest(i));
    keys[i] = key;
    staying = stays(key, i);
    // Most stay where they were: one atomic operation on the bin for all of them.
    if (staying) {
      slot = atomicAdd(&here, 1u);
    } else {
      let k = atomicAdd(&gone, 1u);
      goneBody[k] = i;
      goneKey[k] = key;
    }
  }
  workgroupBarrier();
  if (lane == 0u && i < params.n) { hereFirst = atomicAdd(&counts[lastBin(i)], atomicLoad(&here)); }
  if (lane < atomicLoad(&gone)) {
    let bin = binOf(goneKey[lane], goneBody[lane]);
    put(goneBody[lane], bin, atomicAdd(&counts[bin], 1u));
  }
  let first = workgroupUniformLoad(&hereFirst);
  if (staying) { put(i, lastBin(i), first + slot); }
}
