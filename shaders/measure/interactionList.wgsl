// interactionList: the cells and bodies that the last force calculation used for the selected body: its group's walk once more, with a list instead of forces.
// reads: params, posMass, velocity (w = |a| that the walk weighed errors against), nodeCentre, nodeTest, nodeBox,
//   groupList, places, root
// writes: interactions (arguments of two indirect draws | counts | numbers of the cells, LINK_LEAF on those in the expansion | links of the leaves)
// threads: 32, one workgroup
// source: force/bonsai/walk, and with OPENING_ERROR force/adaptive/walkAdaptive: the same criteria   assumes: the tree of the last forces, places[0] known
#import params
#import root
#import link
#import lanes
#import stack
#import criterion
override SPLINE: u32 = 0u;
override QUADRUPOLE: u32 = 1u;
override OPENING: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(5) var<storage, read> groupList: array<u32>;
@group(0) @binding(6) var<storage, read> places: array<u32>;
@group(0) @binding(7) var<storage, read_write> interactions: array<u32>;
@group(0) @binding(8) var<storage, read> nodeBox: array<vec4f>;
@group(0) @binding(9) var<uniform> root: Root;
#import groups
#import opening

// Words before the two lists, and the capacity of each.
const HEAD = 16u;
const CAPACITY = 32768u;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  // A tree that outgrew its buffers leads nowhere, and is soon built again.
  if (groupList[0] == 0u) {
    if (lane < HEAD) { interactions[lane] = 0u; }
    return;
  }
  // The group that holds the body: the last one that begins at it or before.
  var index = 0u;
  var past = groupList[0];
  while (past - index > 1u) {
    let middle = (index + past) / 2u;
    if (groupList[GROUP_LIST + middle] <= places[0]) { index = middle; } else { past = middle; }
  }
  let deepest = groupList[1];
  let first = groupList[GROUP_LIST + index];
  let end = groupList[GROUP_LIST + index + 1u];
  let targets = targetsOf(lane, first, end);

  var stackSize = 0u;
  var batch = 1u;
  var node = 0u;
  var cellCount = 0u;
  var farCount = 0u;
  var leafCount = 0u;
  var ownBodies = 0u;
  while (batch > 0u) {
    var opened = 0u;
    var far = 0u;
    var near = 0u;
    var leafBodies = 0u;
    var link = 0u;
    if (lane < batch) {
      let test = nodeTest[node];
      let centre = nodeCentre[node];
      link = test.w;
      let leaf = linkIsLeaf(link);
      if (OPENING == OPENING_ERROR) {
        let acts = actsAs(targets, centre, test);
        far = u32(acts.x);
        near = u32(acts.y);
      } else {
        let soft = params.spline + bitcast<f32>(test.z);
        let gap = gapTo(targets, centre.xyz);
        var away = gap;
        if (OPENING == OPENING_DISTANCE) {
          away = max(max(targets.low.xyz - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - targets.high.xyz), vec3f(0));
        }
        near = u32(dot(away, away) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft));
      }
      if (far + near == 0u) {
        if (leaf) { leafBodies = linkCount(link); } else { opened = 1u; }
      }
    }
    let flags = flagsBefore(lane, opened == 1u, near == 1u, far == 1u, leafBodies > 0u);
    let place = flags.x;
    if (opened == 1u) { stack[stackSize + (place & 63u)] = link; }
    let at = cellCount + farCount + ((place >> 6u) & 63u) + ((place >> 12u) & 63u);
    if (far + near == 1u && at < CAPACITY) { interactions[HEAD + at] = node | select(0u, LINK_LEAF, far == 1u); }
    let leafAt = leafCount + (place >> 18u);
    if (leafBodies > 0u && leafAt < CAPACITY) { interactions[HEAD + CAPACITY + leafAt] = link; }
    ownBodies += leafBodies;
    workgroupBarrier();
    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);
    batch = taken.x;
    stackSize = taken.y;
    cellCount += (taken.z >> 6u) & 63u;
    farCount += (taken.z >> 12u) & 63u;
    leafCount += taken.z >> 18u;
    if (lane < batch) { node = laidItem(lane); }
  }
  let bodies = lanesCount(lane, ownBodies);
  if (lane > 0u) { return; }
  // Boxes of 12 edges with 6 vertices each; 16 marks of 6 vertices for each leaf.
  interactions[0] = 72u;
  interactions[1] = min(cellCount + farCount, CAPACITY);
  interactions[2] = 0u;
  interactions[3] = 0u;
  interactions[4] = 6u;
  interactions[5] = 16u * min(leafCount, CAPACITY);
  interactions[6] = 0u;
  interactions[7] = 0u;
  interactions[8] = cellCount;
  interactions[9] = farCount;
  interactions[10] = bodies;
  interactions[11] = end - first;
  interactions[12] = index;
}
