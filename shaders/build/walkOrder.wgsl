// walkOrder: which groups walk first: those whose last walk was long (shared/walkOrder). A GPU holds two thirds of the walks of 131 072 bodies
// at a time: one that takes twice as long as most, and begins late, keeps the whole step waiting.
// reads: groupCounts   reads, writes: groupList, status
// threads: 256 a workgroup, one a group
// source: longest processing time first (Graham 1969, SIAM J. Appl. Math. 17, 416), in two classes
// assumes: PARTS and GROUP as in the walk; none are first yet, in groupList and status
#import params
#import flat
#import groups
#import status
#import walkOrder
override PARTS: u32 = 1u;
// A walk is long that is so many times the mean (1.1 costs a Plummer sphere 4 %, 2 leaves some long ones; more classes gain no more).
const LONG = 1.5;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read_write> groupList: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read> groupCounts: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> status: array<atomic<u32>>;

var<workgroup> lengths: array<f32, 256>;
// One row: the groups with long walks.
const ROWS = 1u;
#import present
var<workgroup> place: u32;

fn lengthOf(slot: u32) -> f32 { return f32(groupCounts[lengthRow(slot)][slot & 3u]); }

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let begin = 256u * flatGroup(group, groups);
  let count = atomicLoad(&groupList[0]);
  // The mean of 256 walks stands for that of all.
  let slots = (params.n + GROUP - 1u) / GROUP;
  lengths[lane] = lengthOf((lane * slots) >> 8u);
  for (var half = 128u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { lengths[lane] += lengths[lane + half]; }
  }
  workgroupBarrier();
  var long = false;
  if (begin + lane < count) { long = lengthOf(atomicLoad(&groupList[GROUP_LIST + begin + lane]) / GROUP) > LONG / 256.0 * lengths[0]; }
  let bit = 1u << (lane & 31u);
  if (long) { atomicOr(&present[lane >> 5u], bit); }
  workgroupBarrier();
  let before = rank(0u, lane >> 5u, bit);
  var all = 0u;
  for (var word = 0u; word < 8u; word++) { all += countOneBits(atomicLoad(&present[word])); }
  // No more than there are walks to spare. Which workgroup's come first is open: when groups walk changes no bit of what they find.
  let most = params.groupCapacity - min(count, params.groupCapacity);
  if (lane == 0u) {
    place = atomicAdd(&status[FIRST_WALKS], all);
    if (all > 0u) { atomicMax(&groupList[firstWalks()], min(place + all, most)); }
  }
  let at = workgroupUniformLoad(&place) + before;
  if (long && at < most) { atomicStore(&groupList[firstWalk(at)], begin + lane); }
  if (long && at >= most) { atomicAnd(&present[lane >> 5u], ~bit); }
  workgroupBarrier();
  if (lane < 8u && begin + 32u * lane < params.groupCapacity) { atomicStore(&groupList[walksFirst(begin + 32u * lane)], atomicLoad(&present[lane])); }
}
