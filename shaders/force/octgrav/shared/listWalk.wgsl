#import params
#import link
#import criterion
#import groups
#import listSlice
// The walk that makes interaction lists: one lane a group, depth first, by a stack of runs of siblings (Gaburov+ 2010, Lists 3.1 and 3.2). A stage that
// imports it has its bindings and says what `put` does with a node of a list.
override OPENING: u32 = 3u;
override SPLINE: u32 = 0u;
// A run a level is the most that waits.
const LIST_DEPTH = 32u;
var<workgroup> runs: array<array<u32, LIST_LANES>, LIST_DEPTH>;

// What the walk of the bodies `first` to `end` - 1 finds: cells that act as a whole, put from `cellsAt` on, and buckets that act by their bodies, put
// from `bucketsAt` on; how many of both, and how many bodies.
fn walkLists(lane: u32, first: u32, end: u32, cellsAt: u32, bucketsAt: u32) -> vec3u {
  var low = posMass[first].xyz;
  var high = low;
  for (var i = first + 1u; i < end; i++) {
    low = min(low, posMass[i].xyz);
    high = max(high, posMass[i].xyz);
  }
  let middle = 0.5 * (low + high);
  let extent = high - low;
  let half = 0.5 * max(extent.x, max(extent.y, extent.z));
  var found = vec3u(0);
  runs[0][lane] = makeLink(false, 0u, 1u);
  var depth = 1u;
  while (depth > 0u) {
    let run = runs[depth - 1u][lane];
    let node = linkFirst(run);
    if (linkCount(run) > 1u) { runs[depth - 1u][lane] = makeLink(false, node + 1u, linkCount(run) - 1u); } else { depth--; }
    let test = nodeTest[node];
    let com = nodeCentre[node].xyz;
    let gap = max(max(low - com, com - high), vec3f(0));
    // A cell whose bodies may lie within the reach of spline softening is opened.
    let soft = params.spline + bitcast<f32>(test.z);
    var apart = gap;
    if (OPENING == OPENING_CUBE_GAP) {
      let boxLow = nodeBox[2u * node].xyz;
      let boxHigh = nodeBox[2u * node + 1u].xyz;
      let side = boxHigh - boxLow;
      apart = max(abs(0.5 * (boxLow + boxHigh) - middle) - vec3f(half + 0.5 * max(side.x, max(side.y, side.z))), vec3f(0));
    }
    if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {
      put(cellsAt + found.x, node);
      found.x++;
      continue;
    }
    let link = bucketLink[node];
    if ((link.y & LINK_LEAF) != 0u) {
      put(bucketsAt + found.y, node);
      found += vec3u(0u, 1u, link.y & ~LINK_LEAF);
    } else {
      runs[depth][lane] = makeLink(false, link.x, link.y);
      depth++;
    }
  }
  return found;
}
