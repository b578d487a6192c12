// vortexWalk: the tree of vortex elements seen from a group of neighbours on the curve: cells far enough act as a whole, near leaves
// element by element.
// reads: elements, strengths, nodeCentre, nodeTest, nodeStrengths, groupList
// writes: induced (rows of the gradient, each with a component of the velocity | exchange), groupCounts (elements, cells used)
// threads: 32 a workgroup, one an element; one workgroup a group
// source: force/walk's way through the tree; Stock & Gharakhani 2008 section IV.A   assumes: elements sorted, groups of 32, vortexMoments done
#import params
#import link
#import biotSavart
#import hexadecapole
#import highSlope
#import flat
#import lanes
#import stack
#import groups
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> elements: array<vec4f>;
@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(5) var<storage, read> nodeStrengths: array<array<vec4f, 7>>;
@group(0) @binding(6) var<storage, read_write> induced: array<array<vec4f, 4>>;
@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(8) var<storage, read> groupList: array<u32>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;

// Cells that act as a whole, fewer than 32 left over and 32 new ones; elements of near leaves, which hold 16 at most.
var<workgroup> cells: array<u32, 64>;
var<workgroup> nearby: array<u32, 544>;
var<workgroup> places: array<vec4f, LANES>;
var<workgroup> tile: array<vec4f, LANES>;
var<workgroup> moments: array<array<vec4f, 7>, LANES>;

var<private> here: vec3f;
var<private> all: Induced;

// Third and fourth moments of a component of a cell's strengths: four vectors of the records behind its first.
fn highOf(node: u32, component: u32) -> High {
  let at = strengthsAt(node) + 1u;
  let k = 4u * component;
  return High(
    nodeStrengths[at + k / 7u][k % 7u],
    nodeStrengths[at + (k + 1u) / 7u][(k + 1u) % 7u],
    nodeStrengths[at + (k + 2u) / 7u][(k + 2u) % 7u],
    nodeStrengths[at + (k + 3u) / 7u][(k + 3u) % 7u]);
}

// `count` (<= 32) cells of the list, from `begin` on.
fn useCells(begin: u32, count: u32, lane: u32) {
  workgroupBarrier();
  if (lane < count) {
    places[lane] = nodeCentre[cells[begin + lane]];
    moments[lane] = nodeStrengths[strengthsAt(cells[begin + lane])];
  }
  workgroupBarrier();
  for (var j = 0u; j < count; j++) {
    let yz = moments[j][6];
    all = withCell(all, here - places[j].xyz,
      Component(moments[j][0], moments[j][3], yz.x),
      Component(moments[j][1], moments[j][4], yz.y),
      Component(moments[j][2], moments[j][5], yz.z));
    if (HEXADECAPOLE == 1u) {
      let node = cells[begin + j];
      let r = here - places[j].xyz;
      all = withSlopes(all, highSlope(highOf(node, 0u), r), highSlope(highOf(node, 1u), r), highSlope(highOf(node, 2u), r));
    }
  }
}

// `count` (<= 32) elements of the list, from `begin` on.
fn useElements(begin: u32, count: u32, lane: u32) {
  workgroupBarrier();
  var place = NO_PLACE;
  var strength = NO_STRENGTH;
  if (lane < count) {
    let i = nearby[begin + lane];
    place = tilePlace(elements[i]);
    strength = tileStrength(strengths[i].xyz, place);
  }
  places[lane] = place;
  tile[lane] = strength;
  workgroupBarrier();
  var near = false;
  for (var j = 0u; j < count; j += 4u) {
    let a = useFar(here, places[j], tile[j]);
    let b = useFar(here, places[j + 1u], tile[j + 1u]);
    let c = useFar(here, places[j + 2u], tile[j + 2u]);
    let d = useFar(here, places[j + 3u], tile[j + 3u]);
    near = near | a | b | c | d;
  }
  if (near) {
    for (var j = 0u; j < count; j++) { useNear(here, places[j], tile[j]); }
  }
  all = takeSums(all);
}

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  let index = flatSlice(id, groups, dispatch, params.groupCapacity);
  if (index >= groupList[0]) { return; }
  let deepest = groupList[1];
  let first = groupList[GROUP_LIST + index];
  let end = groupList[GROUP_LIST + index + 1u];
  let own = min(first + lane, end - 1u);
  here = elements[own].xyz;
  let low = lanesMin(lane, vec4f(here, 0.0)).xyz;
  let high = -lanesMin(lane, vec4f(-here, 0.0)).xyz;

  // The first batch is the root.
  var stackSize = 0u;
  var batch = 1u;
  var node = 0u;
  var cellCount = 0u;
  var nearCount = 0u;
  var usedCells = 0u;
  var usedElements = 0u;
  while (batch > 0u) {
    var opened = false;
    var accepted = false;
    var leaf = 0u;
    var test = vec4u(0u);
    if (lane < batch) {
      test = nodeTest[node];
      let centre = nodeCentre[node].xyz;
      // Distance from the box around the group to the centre.
      let gap = max(max(low - centre, centre - high), vec3f(0));
      if (dot(gap, gap) > bitcast<f32>(test.x)) {
        accepted = true;
      } else if (linkIsLeaf(test.w)) {
        leaf = linkCount(test.w);
      } else {
        opened = true;
      }
    }
    let flags = flagsBefore(lane, opened, accepted, false, false);
    workgroupBarrier();
    let place = lanesBefore(lane, leaf);
    if (opened) { stack[stackSize + (flags.x & 63u)] = test.w; }
    if (accepted) { cells[cellCount + ((flags.x >> 6u) & 63u)] = node; }
    for (var k = 0u; k < leaf; k++) { nearby[nearCount + place + k] = linkFirst(test.w) + k; }
    workgroupBarrier();
    let listed = workgroupUniformLoad(&laneTotal);
    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);
    batch = taken.x;
    stackSize = taken.y;
    let acting = (taken.z >> 6u) & 63u;
    cellCount += acting;
    nearCount += listed;
    usedCells += acting;
    usedElements += listed;
    if (lane < batch) { node = laidItem(lane); }
    // The lists are used up as they fill, and all of them at last.
    let least = select(LANES, 1u, batch == 0u);
    while (cellCount >= least) {
      let used = min(LANES, cellCount);
      cellCount -= used;
      useCells(cellCount, used, lane);
    }
    while (nearCount >= least) {
      let used = min(LANES, nearCount);
      nearCount -= used;
      useElements(nearCount, used, lane);
    }
    workgroupBarrier();
  }
  if (first + lane < end) { induced[first + lane] = rowsOf(all); }
  if (lane == 0u) { groupCounts[index] = vec4u(usedElements, usedCells, 0u, end - first); }
}
