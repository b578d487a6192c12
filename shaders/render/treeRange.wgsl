// treeRange: which cells are drawn, as the arguments of an indirect draw.
// reads: view, params, levelStart   writes: cellDraw (vertices, cells, 0, 0 | number of the first one)
// threads: 1
// source: nodes of one level are neighbours in the list, levels follow each other (papers/000 section 2.1)   assumes: a tree
#import params
#import view
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> view: ViewParams;
@group(0) @binding(2) var<storage, read> levelStart: array<u32>;
@group(0) @binding(3) var<storage, read_write> cellDraw: array<u32>;

// Six vertices for each edge of a box.
const BOX_VERTICES = 72u;

@compute @workgroup_size(1)
fn main() {
  let first = min(levelStart[min(view.shallowest, 31u)], params.nodeCapacity);
  let end = min(levelStart[min(view.deepest + 1u, 31u)], params.nodeCapacity);
  cellDraw[0] = BOX_VERTICES;
  cellDraw[1] = max(end, first) - first;
  cellDraw[2] = 0u;
  cellDraw[3] = 0u;
  cellDraw[4] = first;
}
