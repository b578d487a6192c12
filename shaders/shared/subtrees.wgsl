#import params
// Whose moments are summed together: a subtree is a cell with at most this many bodies whose parent has more. Cells with more
// are the top of the tree. H200, 1M bodies, moments in all: 0.30 ms with 256 bodies, 0.20 with 512, 0.14 with 1024, 0.13
// with 2048 (one dispatch a level: 0.21). Subtrees and top, each alone: 65 536 bodies 28.4 + 27.6 us with 512, 22.5 + 26.0 with 1024, 26.5 + 26.4
// with 2048; 16 384 bodies 31 + 24, 37 + 24, 42 + 24.
fn subtreeBodies(n: u32) -> u32 { return max(clamp(n / 64u, 512u, 1024u), n / 512u); }

// A table of n entries holds the subtrees' roots from its front (entry: node, 0) and the cells of the top from its back
// (node, level); status.subtrees and status.tops say how many.
