// Whom the forces of a stage act on.

// 0: the sources themselves; 1: bodies of another set.
override FOREIGN: u32 = 0u;
// 1: added to what is there, of other sources.
override ADD: u32 = 0u;
// 1: the list of groups holds those with active bodies alone, four words each: first body, end, which of them are active.
override ACTIVE: u32 = 0u;

// No source has this number: nothing that a foreign target could be taken for.
const NO_SOURCE = 0x80000000u;
