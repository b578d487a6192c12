// walk: the tree seen from 64 neighbours on the curve: cells far enough act as a whole, near leaves body by body.
// reads: posMass, nodeCentre, nodeTest, nodeMoments, groupList   writes: acceleration, groupCounts (bodies, cells used)
// threads: 32 a workgroup, two bodies each; one workgroup a group of up to 64 bodies
// source: papers/000 section 2.2 and Eq. 1, papers/001 section 6.3.1   assumes: bodies sorted, moments done
#import params
#import link
#import interact
#import flat
#import lanes
#import stack
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(7) var<storage, read_write> groupList: array<atomic<u32>>;
#import tiles
#import groups
#import split

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let index = flatGroup(group, groups);
  if (lane == 0u) { findRange(index); }
  let range = workgroupUniformLoad(&ownRange);
  if (range.x >= range.y) { return; }
  let first = range.x;
  let end = range.y;
  here0 = posMass[min(first + lane, end - 1u)].xyz;
  here1 = posMass[min(first + lane + LANES, end - 1u)].xyz;
  let boxLow = lanesMin(lane, vec4f(min(here0, here1), 0.0)).xyz;
  let boxHigh = -lanesMin(lane, vec4f(-max(here0, here1), 0.0)).xyz;
  if (lane == 0u) { stack[0] = 0u; }
  workgroupBarrier();

  var stackSize = 1u;
  var cellCount = 0u;
  var bodyCount = 0u;
  var usedCells = 0u;
  var usedBodies = 0u;
  var patient = SPLIT || end - first <= PIECE;
  while (stackSize > 0u) {
    let batch = batchSize(stackSize, range.z);
    var children = 0u;
    var accepted = 0u;
    var leafBodies = 0u;
    var node = 0u;
    var start = 0u;
    if (lane < batch) {
      node = stack[stackSize - 1u - lane];
      let test = nodeTest[node];
      let com = nodeCentre[node].xyz;
      start = linkFirst(test.w);
      // Distance from the box around the group to the centre of mass.
      let gap = max(max(boxLow - com, com - boxHigh), vec3f(0));
      if (dot(gap, gap) > bitcast<f32>(test.x)) {
        accepted = 1u;
      } else if (linkIsLeaf(test.w)) {
        leafBodies = linkCount(test.w);
      } else {
        children = linkCount(test.w);
      }
    }
    // One scan of three packed counts: children <= 256, cells <= 32, bodies <= 512.
    let place = lanesBefore(lane, children | (accepted << 10u) | (leafBodies << 16u));
    let total = workgroupUniformLoad(&laneTotal);
    for (var c = 0u; c < children; c++) { stack[stackSize - batch + (place & 1023u) + c] = start + c; }
    if (accepted == 1u) { cells[cellCount + ((place >> 10u) & 63u)] = node; }
    for (var b = 0u; b < leafBodies; b++) { bodies[bodyCount + (place >> 16u) + b] = start + b; }
    stackSize += (total & 1023u) - batch;
    cellCount += (total >> 10u) & 63u;
    bodyCount += total >> 16u;
    usedCells += (total >> 10u) & 63u;
    usedBodies += total >> 16u;
    workgroupBarrier();
    if (!patient && usedBodies + 2u * usedCells > params.splitAbove) {
      patient = true;
      splitGroup(lane, first, end);
      if (workgroupUniformLoad(&splitNow) == 1u) {
        if (lane == 0u) { groupCounts[index] = vec4u(0u); }
        return;
      }
    }
    if (cellCount >= LANES) {
      cellCount -= LANES;
      useCells(cellCount, LANES, lane);
    }
    while (bodyCount >= LANES) {
      bodyCount -= LANES;
      useBodies(bodyCount, LANES, lane, first);
    }
  }
  useCells(0u, cellCount, lane);
  useBodies(0u, bodyCount, lane, first);
  if (first + lane < end) { acceleration[first + lane] = sum0; }
  if (first + lane + LANES < end) { acceleration[first + lane + LANES] = sum1; }
  if (lane == 0u) { groupCounts[select(index, params.groupCapacity + index, SPLIT)] = vec4u(usedBodies, usedCells, 0u, end - first); }
}
