// lockstep: each body walks the tree by itself, a lane a body, and neighbours go along together: a node is opened where one of them asks for it.
// reads: posMass, nodeCentre, nodeTest, nodeMoments, bucketLink, groupList (ACTIVE: of groups with active bodies)
// writes: acceleration, groupCounts (bodies and cells used by a body, mean; 0; bodies)
// threads: 32 a workgroup, one a body of the group; one workgroup a group
// source: Liu+ 2019 sections 4.1 and 5, Fig. 5 (ChaNGa)   assumes: bodies sorted, moments with OPENING_BMAX and buckets done, groups of at most 32
#import params
#import link
#import interact
#import flat
#import lanes
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;
@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(8) var<storage, read> groupList: array<u32>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;
#import groupAt
#import momentsAt
#import hexadecapole
override QUADRUPOLE: u32 = 1u;

// Softening lengths that Plummer's softening counts as: a spline of so many is as deep.
const PLUMMER_REACH = 2.8;

// Runs of siblings still to be visited, with a bit for each lane that asks for them: of each level all but the one under way.
const DEPTH = 224u;
var<workgroup> stack: array<vec2u, DEPTH>;
var<workgroup> task: vec2u;

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  let index = flatSlice(id, groups, dispatch, params.groupCapacity);
  if (index >= groupList[0]) { return; }
  let group = groupAt(index);
  let body = group.first + lane;
  let there = body < group.end;
  let here = posMass[min(body, group.end - 1u)].xyz;
  // The body's own bucket: a node is held against its tight box.
  let bucket = bucketLink[params.nodeCapacity + min(body, group.end - 1u)];
  var low = here;
  var high = here;
  for (var i = bucket.x; i < bucket.x + bucket.y; i++) {
    low = min(low, posMass[i].xyz);
    high = max(high, posMass[i].xyz);
  }
  let reach = select(PLUMMER_REACH * sqrt(params.eps2), params.spline, params.spline > 0.0);

  var sum = vec4f(0);
  var usedCells = 0u;
  var usedBodies = 0u;
  var size = 1u;
  let all = vote(lane, there && wanted(group, lane));
  if (lane == 0u) { stack[0] = vec2u(makeLink(false, 0u, 1u), all); }
  loop {
    if (lane == 0u) { task = select(vec2u(0), stack[max(size, 1u) - 1u], size > 0u); }
    let now = workgroupUniformLoad(&task);
    if (now.y == 0u) { break; }
    size--;
    let asked = (now.y & (1u << lane)) != 0u;
    for (var node = linkFirst(now.x); node < linkFirst(now.x) + linkCount(now.x); node++) {
      let centre = nodeCentre[node];
      let test = nodeTest[node];
      let gap = max(max(low - centre.xyz, centre.xyz - high), vec3f(0));
      let gap2 = dot(gap, gap);
      let opens = asked && gap2 <= bitcast<f32>(test.x);
      if (asked && !opens) {
        let soft = reach + bitcast<f32>(test.z);
        let offset = centre.xyz - here;
        // Within the reach of softening a node is no more than its mass.
        if (QUADRUPOLE == 0u || gap2 < soft * soft) {
          sum += fromBody(offset, dot(offset, offset) + params.eps2, centre.w);
        } else {
          let at = momentsAt(node);
          let diagonal = nodeMoments[at];
          sum = withCell(sum, here, params.eps2, centre, vec4f(diagonal.xyz, params.eps2 * diagonal.w), nodeMoments[at + 1u].xyz);
          if (HEXADECAPOLE == 1u) {
            sum = withHigh(sum, offset, params.eps2, High(nodeMoments[at + 2u], nodeMoments[at + 3u], nodeMoments[at + 4u], nodeMoments[at + 5u]));
          }
        }
        usedCells++;
      }
      let link = bucketLink[node];
      if ((link.y & LINK_LEAF) == 0u) {
        let askers = vote(lane, opens);
        if (askers != 0u) {
          if (lane == 0u) { stack[size] = vec2u(makeLink(false, link.x, link.y), askers); }
          size++;
        }
      } else if (opens) {
        let end = link.x + (link.y & ~LINK_LEAF);
        usedBodies += link.y & ~LINK_LEAF;
        for (var j = link.x; j < end; j++) {
          let source = posMass[j];
          let offset = source.xyz - here;
          let r2 = dot(offset, offset) + params.eps2;
          let skip = j == body || (r2 == 0.0 && !actsAtZero());
          sum += fromBody(offset, select(r2, 1.0, skip), select(source.w, 0.0, skip));
        }
      }
    }
  }
  if (there && wanted(group, lane)) { acceleration[body] = sum; }
  let used = lanesSum(lane, vec4f(f32(usedBodies), f32(usedCells), f32(u32(there && wanted(group, lane))), 0.0));
  if (lane == 0u) { groupCounts[index] = vec4u(vec2u(used.xy / max(used.z, 1.0) + 0.5), 0u, group.end - group.first); }
}
