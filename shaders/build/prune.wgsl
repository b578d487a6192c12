// prune: which nodes of a domain's tree the walks of another domain's groups may look at, level by level from the root.
// reads: boxes (shared/boxes), nodeCentre, nodeTest, levelStart
// reads, writes: kept (of each node: not looked at, looked at, opened)
// threads: 64 a workgroup, striding over the nodes of the level dispatch.index
// source: local essential trees, Bedorf 2014 section 6.3.2   assumes: moments done for the same OPENING, the levels above pruned
#import params
#import link
#import criterion
#import kept
#import boxes
override OPENING: u32 = 0u;
override QUADRUPOLE: u32 = 1u;
override HEXADECAPOLE: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> boxes: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read_write> kept: array<u32>;
@group(0) @binding(6) var<uniform> dispatch: DispatchIndex;

// Distances are taken for shorter by this part: more than what float32 rounds here and in a walk, so that none opens what is left out.
const ROUNDED = 1e-5;

// Whether a node acts as a whole on every group within a box. Each group is at least as far from the node's centre of mass as the box is, and feels at
// least the least |a| of the box; what a node costs falls with the distance and is weighed against |a|. What a walk decides by the group's own mass, radius
// and largest |a| (shared/opening) only lets more act, except that a cell heavier than the group must be CLOSEST radii away: each cell must be, here.
fn actsOnAll(low: vec4f, high: vec4f, centre: vec4f, test: vec4u) -> bool {
  let gap = max(max(low.xyz - centre.xyz, centre.xyz - high.xyz), vec3f(0));
  let d = (1.0 - ROUNDED) * length(gap);
  let size = bitcast<f32>(test.z);
  if (OPENING == OPENING_BONSAI) {
    // With spline softening a cell whose bodies may lie within its reach is opened.
    return d * d > bitcast<f32>(test.x) && (params.spline == 0.0 || d > params.spline + size);
  }
  let clear = d - size;
  if (!(clear > params.spline)) { return false; }
  if (params.angle * d > size) { return true; }
  let x = bitcast<f32>(test.y) / d;
  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);
  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }
  return d >= CLOSEST * size && centre.w * lost <= params.tau * low.w * clear * clear;
}

fn headNumber(k: u32) -> u32 { return u32(boxes[k >> 2u][k & 3u]); }

// Whether some group may open a node: down into boxes that do not say no for all that is in them, else on to the next.
fn opened(centre: vec4f, test: vec4u) -> bool {
  let levels = headNumber(0u);
  if (levels == 0u) { return false; }
  // Opening by error takes one body or two for themselves.
  if (OPENING == OPENING_ERROR && linkIsLeaf(test.w) && linkCount(test.w) <= 2u) { return true; }
  var level = levels - 1u;
  var first = headNumber(1u + level);
  var count = headNumber(2u + level) - first;
  var k = 0u;
  loop {
    if (k == count) {
      if (level == levels - 1u) { return false; }
      k = (k - 1u) / BOX_FAN + 1u;
      level += 1u;
    } else {
      let at = BOX_HEAD / 4u + 2u * (first + k);
      if (actsOnAll(boxes[at], boxes[at + 1u], centre, test)) {
        k += 1u;
        if (k % BOX_FAN != 0u || level == levels - 1u) { continue; }
        k /= BOX_FAN;
        level += 1u;
      } else {
        if (level == 0u) { return true; }
        k *= BOX_FAN;
        level -= 1u;
      }
    }
    first = headNumber(1u + level);
    count = headNumber(2u + level) - first;
  }
  return false;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let level = dispatch.index;
  for (var k = levelStart[level] + id.x; k < levelStart[level + 1u]; k += groups.x * 64u) {
    let test = nodeTest[k];
    var state = LOOKED_AT;
    if (level > 0u) { state = kept[k]; }
    if (state != LEFT_OUT && opened(nodeCentre[k], test)) { state = OPENED; }
    kept[k] = state;
    if (linkIsLeaf(test.w)) { continue; }
    for (var c = 0u; c < linkCount(test.w); c++) { kept[linkFirst(test.w) + c] = select(LEFT_OUT, LOOKED_AT, state == OPENED); }
  }
}
