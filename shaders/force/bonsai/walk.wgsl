// walk: the tree seen from a group of neighbours on the curve: cells far enough act as a whole, near leaves body by body.
// reads: posMass, nodeCentre, nodeTest, nodeMoments, nodeBox (FOREIGN: the table of targets instead, so not from box to box),
//   groupList (ACTIVE: of groups with active bodies)
// writes: (ADD: added to what is there) acceleration, groupCounts (bodies, cells used)
// threads: 32 a workgroup, BODIES bodies each; one workgroup a group
// source: Bedorf+ 2012 section 2.2 and Eq. 1, Bedorf 2014 section 6.3.1   assumes: bodies sorted, moments done
#import params
#import link
#import interact
#import flat
#import lanes
#import stack
#import criterion
#import level
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(7) var<storage, read> groupList: array<u32>;
@group(0) @binding(8) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(9) var<storage, read> nodeBox: array<vec4f>;
#import tiles
#import groupAt
override OPENING: u32 = 0u;

fn targetPlace(i: u32) -> vec3f {
  if (FOREIGN == 1u) { return nodeBox[2u * i].xyz; }
  return posMass[i].xyz;
}

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  let index = flatSlice(id, groups, dispatch, mostWalks());
  if (index >= groupList[0]) { return; }
  // The list knows how deep the targets' own tree is.
  let deepest = select(groupList[1], MAX_LEVEL, FOREIGN == 1u);
  let group = groupAt(index);
  let first = group.first;
  let end = group.end;
  here0 = targetPlace(min(first + lane, end - 1u));
  here1 = targetPlace(min(first + lane + LANES, end - 1u));
  // The targets among the sources: none where they are foreign.
  let own = select(first, NO_SOURCE, FOREIGN == 1u);
  let ownEnd = select(end, NO_SOURCE, FOREIGN == 1u);
  let boxLow = lanesMin(lane, vec4f(min(here0, here1), 0.0)).xyz;
  let boxHigh = -lanesMin(lane, vec4f(-max(here0, here1), 0.0)).xyz;

  // The first batch is the root. Each next one is fetched before the sums of the last, which hide the wait for memory.
  var stackSize = 0u;
  var batch = 1u;
  var node = 0u;
  var test = nodeTest[0];
  var centre = nodeCentre[0];
  var cellCount = 0u;
  var leafCount = 0u;
  var usedCells = 0u;
  var ownBodies = 0u;
  while (batch > 0u) {
    var opened = 0u;
    var accepted = 0u;
    var leafBodies = 0u;
    var listed = false;
    if (lane < batch) {
      let com = centre.xyz;
      // Distance from the box around the group to the centre of mass.
      let gap = max(max(boxLow - com, com - boxHigh), vec3f(0));
      // A cell whose bodies may lie within the reach of spline softening is opened.
      let soft = params.spline + bitcast<f32>(test.z);
      var apart = gap;
      // From box to box: the nearest that one of its bodies can be.
      if (OPENING == OPENING_DISTANCE) {
        apart = max(max(boxLow - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - boxHigh), vec3f(0));
      }
      if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {
        accepted = 1u;
      } else if (linkIsLeaf(test.w)) {
        leafBodies = linkCount(test.w);
        listed = !liesWithin(test.w, own, ownEnd);
      } else {
        opened = 1u;
      }
    }
    let flags = flagsBefore(lane, opened == 1u, accepted == 1u, listed, false);
    let place = flags.x;
    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }
    if (accepted == 1u) { lists[cellCount + ((place >> 6u) & 63u)] = node; }
    if (listed) { lists[leafAt(leafCount + ((place >> 12u) & 63u))] = test.w; }
    ownBodies += leafBodies;
    workgroupBarrier();
    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);
    batch = taken.x;
    stackSize = taken.y;
    cellCount += (taken.z >> 6u) & 63u;
    leafCount += (taken.z >> 12u) & 63u;
    usedCells += (taken.z >> 6u) & 63u;
    if (lane < batch) {
      node = laidItem(lane);
      test = nodeTest[node];
      centre = nodeCentre[node];
    }
    // The lists are used up as they fill, and all of them at last.
    let least = select(LANES, 1u, batch == 0u);
    while (cellCount >= least) {
      let used = min(LANES, cellCount);
      cellCount -= used;
      useCells(cellCount, used, lane);
    }
    while (leafCount >= least) { leafCount -= useLeaves(leafCount, lane, own, ownEnd); }
  }
  useOwn(lane, own, ownEnd, 0u, 1u);
  let usedBodies = lanesCount(lane, ownBodies);
  if (ADD == 1u) {
    sum0 += acceleration[min(first + lane, end - 1u)];
    sum1 += acceleration[min(first + lane + LANES, end - 1u)];
  }
  if (first + lane < end && wanted(group, lane)) { acceleration[first + lane] = sum0; }
  if (first + lane + LANES < end && wanted(group, lane + LANES)) { acceleration[first + lane + LANES] = sum1; }
  // Of halves there may be more than the table has rows.
  if (lane == 0u && HALVES == 0u) {
    var counts = vec4u(usedBodies, usedCells, 0u, end - first);
    if (ADD == 1u) { counts += vec4u(groupCounts[index].xyz, 0u); }
    groupCounts[index] = counts;
  }
}
