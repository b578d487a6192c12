// links: completes each node's link with the number of its children or bodies, and lists the subtrees in which moments are
// summed, and the cells above them, in any order.
// reads: keys, nodeBegin, levelStart   reads, writes: nodeLink, status (counts of both lists)   writes: subtrees
// threads: 64 a workgroup, striding over the nodes
// source: Bedorf+ 2012 section 2.1 (binary search of the end of a cell)   assumes: nodes in breadth-first order
#import params
#import status
#import level
#import link
#import ranges
#import subtrees
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> keys: array<vec2u>;
@group(0) @binding(2) var<storage, read> nodeBegin: array<u32>;
@group(0) @binding(3) var<storage, read> levelStart: array<u32>;
@group(0) @binding(4) var<storage, read_write> nodeLink: array<u32>;
@group(0) @binding(5) var<storage, read_write> subtrees: array<vec2u>;
@group(0) @binding(6) var<storage, read_write> status: AtomicStatus;
#import cellEnd

fn addSubtree(node: u32) { subtrees[min(atomicAdd(&status.subtrees, 1u), params.n - 1u)] = vec2u(node, 0u); }

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let total = min(levelStart[31], params.nodeCapacity);
  for (var k = id.x; k < total; k += groups.x * 64u) {
    let begin = nodeBegin[k] & INDEX_MASK;
    let level = nodeBegin[k] >> INDEX_BITS;
    let end = cellEnd(k);
    let first = nodeLink[k];
    let top = end - begin > subtreeBodies(massive());
    if (top) { subtrees[params.n - 1u - min(atomicAdd(&status.tops, 1u), params.n - 1u)] = vec2u(k, level); }
    if (k == 0u && !top) { addSubtree(0u); }
    if (first == LINK_LEAF) {
      nodeLink[k] = makeLink(true, begin, end - begin);
    } else {
      let levelEnd = min(levelStart[min(level + 2u, 31u)], total);
      var next = first + 1u;
      while (next < levelEnd && next < first + 8u && (nodeBegin[next] & INDEX_MASK) < end) { next++; }
      nodeLink[k] = makeLink(false, first, next - first);
      for (var child = first; top && child < next; child++) {
        var childEnd = end;
        if (child + 1u < next) { childEnd = nodeBegin[child + 1u] & INDEX_MASK; }
        if (childEnd - (nodeBegin[child] & INDEX_MASK) <= subtreeBodies(massive())) { addSubtree(child); }
      }
    }
  }
}
