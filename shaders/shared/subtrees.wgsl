#import params
// Whose moments are summed together: a subtree is a cell with at most this many bodies whose parent has more. Cells with more
// are the top of the tree. H200, 1M bodies, moments in all: 0.30 ms with 256 bodies, 0.20 with 512, 0.14 with 1024, 0.13
// with 2048 (one dispatch a level: 0.21).
fn subtreeBodies(n: u32) -> u32 { return max(512u, n / 512u); }

// A table of n entries holds the subtrees' roots from its front (entry: node, 0) and the cells of the top from its back
// (node, level); status[5] and status[6] say how many.
