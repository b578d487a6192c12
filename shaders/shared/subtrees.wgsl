#import params
// Where moments are summed apart: a subtree is a cell with at most so many bodies whose parent has more. Cells with more
// are the top of the tree. 2048 times as many bodies leave some thousand subtrees, which fill a large GPU.
fn subtreeBodies(n: u32) -> u32 { return max(512u, n / 2048u); }

// A table of n entries holds the subtrees' roots from its front (entry: node, 0) and the cells of the top from its back
// (node, level); status[5] and status[6] say how many.
