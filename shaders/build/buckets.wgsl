// buckets: the tree once more, cut off where a cell holds bucketSize bodies or fewer: such a cell is a bucket, a leaf of its own.
// reads: keys, nodeBegin, nodeLink, levelStart   writes: bucketLink (first child or first body; how many, LINK_LEAF where they are bodies;
//   behind nodeCapacity of them, for each body, the first body of its bucket and how many)
// threads: 64 a workgroup, striding over the nodes
// source: Gaburov+ 2010 section 3.2.1 (N_leaf 64), Liu+ 2019 section 6 (buckets of 32 and 64)   assumes: links done; N_leaf of the tree is at
//   most bucketSize. Cells within a bucket have links too, which are not followed
#import params
#import level
#import link
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> keys: array<vec2u>;
@group(0) @binding(2) var<storage, read> nodeBegin: array<u32>;
@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read_write> bucketLink: array<vec2u>;
#import cellEnd

fn own(begin: u32, end: u32) {
  for (var i = begin; i < end; i++) { bucketLink[params.nodeCapacity + i] = vec2u(begin, end - begin); }
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let total = min(levelStart[31], params.nodeCapacity);
  for (var k = id.x; k < total; k += groups.x * 64u) {
    let begin = nodeBegin[k] & INDEX_MASK;
    let end = cellEnd(k);
    if (end - begin <= params.bucketSize) {
      bucketLink[k] = vec2u(begin, (end - begin) | LINK_LEAF);
      if (k == 0u) { own(begin, end); }
      continue;
    }
    let first = linkFirst(nodeLink[k]);
    let count = linkCount(nodeLink[k]);
    bucketLink[k] = vec2u(first, count);
    // Who holds more than a bucket knows which of its children are some.
    for (var c = 0u; c < count; c++) {
      let childBegin = nodeBegin[min(first + c, total - 1u)] & INDEX_MASK;
      var childEnd = end;
      if (c + 1u < count) { childEnd = nodeBegin[min(first + c + 1u, total - 1u)] & INDEX_MASK; }
      if (childEnd - childBegin <= params.bucketSize) { own(childBegin, childEnd); }
    }
  }
}
