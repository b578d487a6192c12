// When which group walks. The order stands in `groupList` behind the groups: an index for each, those with long walks first. The lengths of the last walks stand
// in `groupCounts` behind what the parts used: a word for each GROUP bodies along the curve, since groups get other numbers with each tree.

// A walk is long that is so many times the mean (1.25 and 1.5 gain less). More classes would gain no more.
const LONG = 1.1;

fn orderAt(k: u32) -> u32 { return GROUP_LIST + params.groupCapacity + 1u + k; }

// The row of `groupCounts` whose component `slot & 3` is the length of the walk that began at body `slot` times GROUP, or less than GROUP behind it.
fn lengthRow(slot: u32) -> u32 { return PARTS * params.groupCapacity + (slot >> 2u); }
