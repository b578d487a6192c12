// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of
// each group, n.
override GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32
// 1: where bodies are active, each half of a group of 64 that has some is walked by itself: of few walks the longest decides.
override HALVES: u32 = 0u;
const GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels
const GROUP_LIST = 2u;  // where the first bodies begin
const BEGINS_GROUP = 0x10000u;  // of the levels of a body: a group begins there
