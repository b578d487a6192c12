// listStarts: where each group's list begins: the prefix sum of their lengths. Lists that don't all fit become empty, and are asked for.
// reads: groupList, listEntries (its size alone)   reads, writes: listSizes (writes z: its begin), status
// threads: 256, one workgroup, neighbouring groups a thread
// source: Gaburov+ 2010 section 3.2.2, where the host adds up; Blelloch 1990   assumes: lengths from listLengths
#import params
#import link
#import status
#import flat
#import groups
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> groupList: array<u32>;
@group(0) @binding(2) var<storage, read> listEntries: array<u32>;
@group(0) @binding(3) var<storage, read_write> listSizes: array<vec4u>;
@group(0) @binding(4) var<storage, read_write> status: AtomicStatus;
@group(0) @binding(5) var<uniform> dispatch: DispatchIndex;
#import listSlice

const WIDTH = 256u;
var<workgroup> sums: array<u32, WIDTH>;

@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lane: u32) {
  let slice = listGroups(dispatch);
  let count = max(slice.y, slice.x) - slice.x;
  let each = (count + WIDTH - 1u) / WIDTH;
  let first = slice.x + min(lane * each, count);
  let end = slice.x + min((lane + 1u) * each, count);
  var own = 0u;
  for (var group = first; group < end; group++) { own += listSizes[group].x + listSizes[group].y; }
  sums[lane] = own;
  workgroupBarrier();
  for (var reach = 1u; reach < WIDTH; reach <<= 1u) {
    var before = 0u;
    if (lane >= reach) { before = sums[lane - reach]; }
    workgroupBarrier();
    sums[lane] += before;
    workgroupBarrier();
  }
  let wanted = workgroupUniformLoad(&sums[WIDTH - 1u]);
  let fits = wanted <= arrayLength(&listEntries);
  if (lane == 0u) {
    atomicMax(&status.entries, wanted);
    if (!fits) { atomicOr(&status.faults, FAULT_LISTS); }
  }
  var start = sums[lane] - own;
  for (var group = first; group < end; group++) {
    let size = listSizes[group].xy;
    listSizes[group] = select(vec4u(0), vec4u(size, start, 0u), fits);
    start += size.x + size.y;
  }
}
