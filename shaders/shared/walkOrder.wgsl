// When which group walks. Behind the groups stand in `groupList`: how many walk first, which ones, and a bit for each group, 1: it does. All others come behind
// them in their own order, those that have walked left out. The lengths of the last walks stand in `groupCounts` behind what the parts used: a word for each
// GROUP bodies along the curve, since groups get other numbers with each tree.

// How many walk first.
fn firstWalks() -> u32 { return GROUP_LIST + params.groupCapacity + 1u; }

// The group that walks as number k, where that is one of them.
fn firstWalk(k: u32) -> u32 { return firstWalks() + 1u + k; }

// The word with the bit of a group.
fn walksFirst(group: u32) -> u32 { return firstWalk(params.groupCapacity) + (group >> 5u); }

// The row of `groupCounts` whose component `slot & 3` is the length of the walk that began at body `slot` times GROUP, or less than GROUP behind it.
fn lengthRow(slot: u32) -> u32 { return PARTS * params.groupCapacity + (slot >> 2u); }
