// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration
// that the group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their
// quadrupole, near leaves body by body.
// reads: posMass, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList
// writes: acceleration, groupCounts (bodies, cells, expansions used)
// threads: 32 a workgroup, BODIES bodies each; one workgroup a group
// source: opening by error after Dehnen 2014 (Comput. Astrophys. 1, 1), expansions after Dehnen 2002 (JCP 179, 27)
// assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is not 0 for bodies that feel a force
#import params
#import link
#import interact
#import flat
#import lanes
#import stack
#import expansion
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(8) var<storage, read> groupList: array<u32>;
@group(0) @binding(9) var<uniform> round: Round;
#import tiles
#import groups
#import nearest

var<workgroup> farCells: array<u32, 64>;

fn useFar(begin: u32, count: u32, lane: u32, middle: vec3f) {
  if (lane < count) {
    let cell = farCells[begin + lane];
    gather(middle, params.eps2, nodeCentre[cell], nodeMoments[2u * cell].xyz, nodeMoments[2u * cell + 1u].xyz);
  }
}

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  let index = flatSlice(group, groups, round, params.groupCapacity);
  if (index >= groupList[0]) { return; }
  let deepest = groupList[1];
  let first = groupList[GROUP_LIST + index];
  let end = groupList[GROUP_LIST + index + 1u];
  let body0 = min(first + lane, end - 1u);
  let body1 = min(first + lane + LANES, end - 1u);
  here0 = posMass[body0].xyz;
  here1 = posMass[body1].xyz;
  let a0 = abs(velocity[body0].w);
  let a1 = abs(velocity[body1].w);
  let low = lanesMin(lane, vec4f(min(here0, here1), min(a0, a1)));
  let high = -lanesMin(lane, -vec4f(max(here0, here1), max(a0, a1)));
  let middle = 0.5 * (low.xyz + high.xyz);
  let radius = -lanesMin(lane, vec4f(-max(distance(here0, middle), distance(here1, middle)))).x;
  // Errors are weighed against the smallest acceleration in the group; a body where forces cancel must not open it all.
  let allowed = params.tau * max(max(low.w, 0.1 * high.w), 1e-30);
  // The first moments that a cell drops fall with the fifth power of the distance, or the fourth.
  let reach = pow(allowed, select(-0.25, -0.2, QUADRUPOLE == 1u));
  let allowedFar = params.farShare * allowed / 5.0;

  // The first batch is the root. Each next one is fetched before the sums of the last, which hide the wait for memory.
  var stackSize = 0u;
  var batch = 1u;
  var node = 0u;
  var test = nodeTest[0];
  var centre = nodeCentre[0];
  let heavy = HEAVY_SHARE * centre.w;
  var cellCount = 0u;
  var farCount = 0u;
  var leafCount = 0u;
  var usedCells = 0u;
  var usedFar = 0u;
  var ownBodies = 0u;
  while (batch > 0u) {
    var opened = 0u;
    var accepted = 0u;
    var far = 0u;
    var leafBodies = 0u;
    if (lane < batch) {
      let spread = bitcast<f32>(test.y);
      let size = bitcast<f32>(test.z);
      let count = linkCount(test.w);
      let apart = centre.xyz - middle;
      let apart2 = dot(apart, apart);
      // Dropping the fifth order of the expansion costs at most 5 M (radius + spread)^4 / distance^6 of force.
      let sum = radius + spread;
      let sum2 = sum * sum;
      let clear = NEAREST * (radius + size) + params.spline;
      let gap = max(max(low.xyz - centre.xyz, centre.xyz - high.xyz), vec3f(0));
      let near = max(bitcast<f32>(test.x) * reach, select(NEAREST, CLOSEST, centre.w > heavy) * size + params.spline);
      let leaf = linkIsLeaf(test.w);
      if (QUADRUPOLE == 1u && apart2 > clear * clear && apart2 > params.farSoftening && centre.w * sum2 * sum2 <= allowedFar * apart2 * apart2 * apart2) {
        far = 1u;
      } else if (dot(gap, gap) > near * near && !(leaf && count <= 2u)) {
        accepted = 1u;
      } else if (leaf) {
        leafBodies = count;
      } else {
        opened = 1u;
      }
    }
    // One scan of packed counts, each <= 32: opened, cells, far cells, leaves.
    let place = lanesBefore(lane, opened | (accepted << 6u) | (far << 12u) | (u32(leafBodies > 0u) << 18u));
    let total = workgroupUniformLoad(&laneTotal);
    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }
    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }
    if (far == 1u) { farCells[farCount + ((place >> 12u) & 63u)] = node; }
    if (leafBodies > 0u) { leaves[leafCount + (place >> 18u)] = test.w; }
    ownBodies += leafBodies;
    stackSize += total & 63u;
    cellCount += (total >> 6u) & 63u;
    farCount += (total >> 12u) & 63u;
    leafCount += total >> 18u;
    usedCells += (total >> 6u) & 63u;
    usedFar += (total >> 12u) & 63u;
    workgroupBarrier();
    let taken = takeBatch(stackSize, lane, deepest);
    batch = taken.x;
    stackSize = taken.y;
    if (lane < batch) {
      node = batchNodes[lane];
      test = nodeTest[node];
      centre = nodeCentre[node];
    }
    if (farCount >= LANES) {
      farCount -= LANES;
      useFar(farCount, LANES, lane, middle);
    }
    if (cellCount >= LANES) {
      cellCount -= LANES;
      useCells(cellCount, LANES, lane);
    }
    while (leafCount >= LANES) { leafCount -= useLeaves(leafCount, lane, first); }
  }
  useFar(0u, farCount, lane, middle);
  useCells(0u, cellCount, lane);
  useLastLeaves(leafCount, lane, first);

  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);
  // The lanes' parts of the expansion become one.
  let s0 = lanesSum(lane, vec4f(local.gradient, local.value));
  let s1 = lanesSum(lane, vec4f(local.diagonal, local.fourthZ));
  let s2 = lanesSum(lane, vec4f(local.mixed, 0.0));
  local = Expansion(s0.w, s0.xyz, s1.xyz, s2.xyz, lanesSum(lane, local.thirdX), lanesSum(lane, vec4f(local.thirdY, 0.0)).xyz,
    lanesSum(lane, local.fourthX), lanesSum(lane, local.fourthY), s1.w);
  for (var second = 0u; second < BODIES; second++) {
    let body = first + lane + second * LANES;
    if (body >= end) { break; }
    acceleration[body] = select(sum0, sum1, second == 1u) + evaluate(select(here0, here1, second == 1u) - middle);
  }
  if (lane == 0u) { groupCounts[index] = vec4u(usedBodies, usedCells, usedFar, end - first); }
}
