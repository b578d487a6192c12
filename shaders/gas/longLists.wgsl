// longLists: the lists of clusters that are too long for their own places, in the order of the curve as those of `lists`.
// reads: gasParams, gasBoxes, gasFrom, gasReach (H)   reads, writes: gasLists (where each list begins, its length, the lists, which clusters have long ones),
//   status (gas, gasPending, gasLong, gasEntries, faults)
// threads: 256 a workgroup, which takes a cluster after the other; eight for each of up to 32 nodes whose children are tested at a time
// source: as lists   assumes: lists done. A list stands wherever there was room first: what it says is always the same
#import params
#import status
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasBoxes: array<vec4f>;
@group(0) @binding(2) var<storage, read> gasFrom: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasReach: array<f32>;
@group(0) @binding(4) var<storage, read_write> gasLists: array<u32>;
@group(0) @binding(5) var<storage, read_write> status: AtomicStatus;
// Which round of lists.
@group(0) @binding(6) var<uniform> dispatch: DispatchIndex;
#import gasBoxes

const PARENTS = 32u;
const ROOM = 2048u;
// There is no room for a list.
const NOWHERE = 0xffffffffu;
var<workgroup> stack: array<u32, ROOM>;
var<workgroup> height: u32;
// Places of the cluster's bodies and squares of their reaches.
var<workgroup> bodies: array<vec4f, 8>;
// Which children are near it, a bit a thread.
var<workgroup> near: array<atomic<u32>, 8>;
var<workgroup> turns: u32;
var<workgroup> at: u32;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  if (lane == 0u) { turns = select(0u, atomicLoad(&status.gasLong), isAsked(atomicLoad(&status.gasPending), dispatch.index)); }
  let end = workgroupUniformLoad(&turns);
  for (var turn = group.x; turn < end; turn += groups.x) {
    let cluster = gasLists[longFrom() + turn];
    if (lane < FAN) {
      let g = min(FAN * cluster + lane, n - 1u);
      let reach = gasParams.skin * gasReach[g];
      bodies[lane] = vec4f(gasFrom[g].xyz, reach * reach);
    }
    // The first walk counts, the second one writes.
    var found = 0u;
    var place = NOWHERE;
    for (var walk = 0u; walk < 2u; walk++) {
      if (lane == 0u) {
        // The root has no box to test.
        stack[0] = TOP << LEVEL;
        height = u32(walk == 0u || place != NOWHERE);
      }
      found = 0u;
      var count = workgroupUniformLoad(&height);
      while (count > 0u) {
        let level = (stack[count - 1u] >> LEVEL) - 1u;
        var taken = 1u;
        while (taken < min(PARENTS, count) && (stack[count - 1u - taken] >> LEVEL) == level + 1u) { taken++; }
        let index = FAN * (stack[count - 1u - min(lane / FAN, taken - 1u)] & MASK) + lane % FAN;
        var isNear = false;
        if (lane / FAN < taken && index < nodesOf(n, level)) {
          let box = 2u * (levelFrom(n, level) + index);
          let low = gasBoxes[box];
          let high = gasBoxes[box + 1u].xyz;
          for (var b = 0u; b < FAN; b++) { isNear |= touches(bodies[b], 0.5 * (low.xyz + high), 0.5 * (high - low.xyz), low.w * low.w); }
        }
        if (isNear) { atomicOr(&near[lane / 32u], 1u << (lane % 32u)); }
        workgroupBarrier();
        var before = countOneBits(atomicLoad(&near[lane / 32u]) & ((1u << (lane % 32u)) - 1u));
        var all = 0u;
        for (var word = 0u; word < 8u; word++) {
          let hits = countOneBits(atomicLoad(&near[word]));
          before += select(0u, hits, word < lane / 32u);
          all += hits;
        }
        if (level > 0u) {
          if (isNear) { stack[count - taken + all - 1u - before] = (level << LEVEL) | index; }
        } else {
          if (isNear && place != NOWHERE) { gasLists[place + found + before] = index; }
          found += all;
        }
        if (lane == 0u) { height = count - taken + select(0u, all, level > 0u); }
        count = workgroupUniformLoad(&height);
        // Read by all; the next step's are set behind a barrier.
        if (lane < 8u) { atomicStore(&near[lane], 0u); }
        workgroupBarrier();
      }
      if (walk == 0u) {
        if (lane == 0u) {
          // Lists begin at a multiple of four.
          let room = (found + 3u) & ~3u;
          let spare = atomicAdd(&status.gasEntries, room);
          let fits = spare + room <= gasParams.spare;
          if (!fits) { atomicOr(&status.faults, FAULT_GAS); }
          at = select(NOWHERE, spareFrom() + spare, fits);
          gasLists[2u * cluster] = spareFrom() + select(0u, spare, fits);
          gasLists[2u * cluster + 1u] = select(0u, found, fits);
        }
        place = workgroupUniformLoad(&at);
      }
    }
  }
}
