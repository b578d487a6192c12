// Groups of bodies that share one walk. The list of groups: their number, the number of pieces, the deepest level of the
// tree, the first body of each group and n; behind params.groupCapacity + 4 words first body and end of each piece of the
// split groups.
const GROUP = 64u;      // at most so many bodies (N_crit)
const HEAVY = 2048u;    // a cell with so many bodies ends a group
const GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels
const PIECE = 8u;       // bodies in a piece of a group that was split because its lists grew too long
const GROUP_LIST = 3u;  // where the first bodies begin

fn pieceAt(k: u32) -> u32 { return params.groupCapacity + 4u + 2u * k; }
