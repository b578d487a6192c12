// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration
// of the group (shared/opening). Far cells are gathered into one local expansion a group, middle ones act by their
// quadrupole, near leaves body by body.
// reads: posMass, velocity (w = |a|; FOREIGN: the table of targets), nodeCentre, nodeTest, nodeMoments, groupList (ACTIVE: of
//   groups with active bodies), root
// writes: (ADD: added to what is there) acceleration, groupCounts (bodies, cells, expansions used; group's bodies); those of
//   part k behind the k n, or k groupCapacity, of the parts before, to be added up by join
//   IMAGES: in a periodic box, of the bodies and of their images in the boxes about it, one box after the other
// threads: 32 a workgroup, BODIES bodies each; PARTS workgroups a group, each with a part of the sources
// source: opening by error after Dehnen 2014 (Comput. Astrophys. 1, 1) with the bounds of Salmon & Warren 1994 (JCP 111, 136),
//   expansions after Dehnen 2002 (JCP 179, 27)
// assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen
#import params
#import root
#import link
#import interact
#import flat
#import lanes
#import stack
#import criterion
#import expansion
#import level
#import images
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(8) var<storage, read> groupList: array<u32>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(10) var<uniform> root: Root;
#import tiles
#import groupAt
#import opening
#import walkOrder

// Far cells wait at the other end of the stack, which leaves room for those of a tile: a batch adds no more to both together than it has nodes.
fn farAt(k: u32) -> u32 { return STACK - 1u - k; }
// In workgroup memory, which costs less than a register for each of its numbers (H200, a walk of 1.50 ms: 0.03); where a lane has one body
// registers are left (131 072 bodies: 0.63 to 0.62 ms a step).
var<workgroup> targets: Targets;

// Workgroups that share a group, a power of two, where groups are too few to keep a GPU busy.
override PARTS: u32 = 1u;

// In the highest bit of a link on the stack, or a node: it is this part's alone. What is not so is tested by every part, and
// acts in one, by its number.
const MINE = LINK_LEAF;

// Whether a cell may hold bodies of the group, or neighbours: all parts open it, else most of the walk were one part's.
fn atHand(centre: vec3f, size: f32) -> bool {
  let gap = gapTo(targets, centre);
  return dot(gap, gap) < size * size;
}

fn useFar(begin: u32, count: u32, lane: u32) {
  if (lane < count) {
    let cell = stack[farAt(begin + lane)];
    gather(targets.middle.xyz, params.eps2, nodeCentre[cell], nodeMoments[momentsAt(cell)].xyz, nodeMoments[momentsAt(cell) + 1u].xyz);
  }
  // Its list is written again before the next barrier.
  workgroupBarrier();
}

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  let walk = flatSlice(id, groups, dispatch, PARTS * mostWalks());
  var index = walk / PARTS;
  let part = walk % PARTS;
  if (index >= groupList[0]) { return; }
  if (ORDERED == 1u) { index = groupList[orderAt(index)]; }
  // The list knows how deep the targets' own tree is.
  let deepest = select(groupList[1], MAX_LEVEL, FOREIGN == 1u);
  let group = groupAt(index);
  let first = group.first;
  let end = group.end;
  here0 = targetBody(min(first + lane, end - 1u)).xyz;
  here1 = targetBody(min(first + lane + LANES, end - 1u)).xyz;
  let atHome = targetsOf(lane, first, end);
  var found = atHome;
  if (lane == 0u) { targets = found; }
  workgroupBarrier();

  var usedCells = 0u;
  var usedFar = 0u;
  var ownBodies = 0u;
  for (var image = 0u; image < IMAGES; image++) {
    if (image > 0u) {
      // Images that lie one way are seen as the bodies are by targets that lie the other way.
      let shift = -params.side * imageAt(image);
      here0 = targetBody(min(first + lane, end - 1u)).xyz + shift;
      here1 = targetBody(min(first + lane + LANES, end - 1u)).xyz + shift;
      found = seenFrom(atHome, shift);
      if (lane == 0u) { targets = found; }
      workgroupBarrier();
    }
    // The targets among the sources: none where they are foreign, or images of themselves.
    let own = select(first, NO_SOURCE, FOREIGN == 1u || image > 0u);
    let ownEnd = select(end, NO_SOURCE, FOREIGN == 1u || image > 0u);
    // The first batch is the root's children, or the root where it may act, or has none. Each next one is fetched before the sums
    // of the last, which hide the wait for memory.
    let top = nodeTest[0].w;
    let whole = FOREIGN == 1u || linkIsLeaf(top);
    var stackSize = 0u;
    var batch = select(linkCount(top), 1u, whole);
    var node = select(linkFirst(top) + min(lane, batch - 1u), 0u, whole);
    var mine = PARTS == 1u;
    var test = nodeTest[node];
    var centre = nodeCentre[node];
    var cellCount = 0u;
    var farCount = 0u;
    var leafCount = 0u;
    while (batch > 0u) {
      let on = lane < batch;
      var acts = vec2<bool>(false);
      if (GO_ALONG || on) {
        if (BODIES == 1u) { acts = actsAs(found, centre, test); } else { acts = actsAs(targets, centre, test); }
      }
      let leaf = linkIsLeaf(test.w);
      let acting = mine | (node % PARTS == part);
      let opens = on & !any(acts);
      let bodies = opens & leaf & acting;
      let listed = bodies & !liesWithin(test.w, own, ownEnd);
      let accepted = on & acts.y & acting;
      let far = on & acts.x & acting;
      let everyones = (PARTS > 1u) & !mine & atHand(centre.xyz, bitcast<f32>(test.z));
      let opened = opens & !leaf & (acting | everyones);
      let flags = flagsBefore(lane, opened, accepted, far, listed);
      let place = flags.x;
      if (opened) { stack[stackSize + (place & 63u)] = select(test.w | MINE, test.w, everyones | (PARTS == 1u)); }
      if (accepted) { lists[cellCount + ((place >> 6u) & 63u)] = node; }
      if (far) { stack[farAt(farCount + ((place >> 12u) & 63u))] = node; }
      if (listed) { lists[leafAt(leafCount + (place >> 18u))] = test.w; }
      if (bodies) { ownBodies += linkCount(test.w); }
      workgroupBarrier();
      let next = takeBatch(stackSize + (flags.y & 63u), lane, deepest + LANES, flags.y);
      batch = next.x;
      stackSize = next.y;
      let total = next.z;
      cellCount += (total >> 6u) & 63u;
      farCount += (total >> 12u) & 63u;
      leafCount += total >> 18u;
      usedCells += (total >> 6u) & 63u;
      usedFar += (total >> 12u) & 63u;
      if (lane < batch) {
        let taken = laidItem(lane);
        node = taken & ~MINE;
        mine = PARTS == 1u || (taken & MINE) != 0u;
        test = nodeTest[node];
        centre = nodeCentre[node];
      }
      // The lists are used up as they fill, and all of them at last.
      let least = select(LANES, 1u, batch == 0u);
      while (farCount >= least) {
        let used = min(LANES, farCount);
        farCount -= used;
        useFar(farCount, used, lane);
      }
      while (cellCount >= least) {
        let used = min(LANES, cellCount);
        cellCount -= used;
        useCells(cellCount, used, lane);
      }
      while (leafCount >= least) { leafCount -= useLeaves(leafCount, lane, own, ownEnd); }
    }
    if (image == 0u) { useOwn(lane, own, ownEnd, part, PARTS); }
  }

  let usedBodies = lanesCount(lane, ownBodies);
  // The lanes' parts of the expansion become one, in as few vectors as hold them.
  let s0 = lanesSum(lane, vec4f(local.gradient, local.value));
  let s1 = lanesSum(lane, vec4f(local.diagonal, local.mixed.x));
  let s2 = lanesSum(lane, vec4f(local.thirdY, local.mixed.y));
  let s3 = lanesSumOfTwo(lane, vec2f(local.mixed.z, local.fourthZ));
  local = Expansion(s0.w, s0.xyz, s1.xyz, vec3f(s1.w, s2.w, s3.x), lanesSum(lane, local.thirdX), s2.xyz,
    lanesSum(lane, local.fourthX), lanesSum(lane, local.fourthY), s3.y);
  for (var second = 0u; second < BODIES; second++) {
    let body = first + lane + second * LANES;
    if (body >= end) { break; }
    if (ACTIVE == 1u && !wanted(group, body - first)) { continue; }
    var sum = select(sum0, sum1, second == 1u) + evaluate(select(here0, here1, second == 1u) - targets.middle.xyz);
    if (ADD == 1u) { sum += acceleration[part * params.n + body]; }
    acceleration[part * params.n + body] = sum;
  }
  // Of halves there may be more than the table has rows.
  if (lane == 0u && HALVES == 0u) {
    var counts = vec4u(usedBodies, usedCells, usedFar, end - first);
    if (ADD == 1u) { counts += vec4u(groupCounts[part * params.groupCapacity + index].xyz, 0u); }
    groupCounts[part * params.groupCapacity + index] = counts;
  }
  // Of part 0: each word by the group of its middle body, or of the last one, which a lane looks for.
  let each = BODIES * LANES / ASKED;
  let word = first / each + lane;
  let middle = min(word * each + each / 2u, params.n - 1u);
  if (ORDERED == 1u && part == 0u && lane <= ASKED && middle >= max(first, word * each) && middle < end) {
    // In quarters of a body, with what it takes to find out: a cell is tested by one lane and acts on all, an expansion is the work of one lane
    // (H200, parts of the walk of 1 048 576 bodies: bodies 0.57 ms, cells 0.38, expansions 0.11, all the rest 0.83).
    groupCounts[lengthRow(PARTS, word)][word & 3u] = 4u * usedBodies + 10u * usedCells + 3u * usedFar;
  }
}
