// When which group walks. A GPU holds two thirds of the walks of 131 072 bodies at a time: one that takes twice as long as most, and begins late, keeps the whole
// step waiting. So those walk first whose last walk was long (longest processing time first, Graham 1969, SIAM J. Appl. Math. 17, 416, in two classes: more gain
// no more). The order stands in `groupList` behind the groups: an index for each. The lengths of the last walks stand in `groupCounts` behind what the parts
// used: a word for each quarter of GROUP bodies along the curve, since groups get other numbers with each tree, by the group of its middle body. Bodies that
// move change groups, and a long walk is that of few bodies far apart: so the new group asks ASKED of its bodies, at the places where they stood then.

// 1: groups walk in that order.
override ORDERED: u32 = 0u;
// Row of the table of counts that belongs to groups with long walks.
const LONG_ROW = 32u;
// Of the levels of a body: a group begins there whose last walk was long.
const LONG_WALK = 0x20000u;
// A walk is long that is so many times the mean.
const LONG = 1.1;
// Bodies of a group that are asked how long their last walks were; as many words hold a full group's own.
const ASKED = 4u;

fn orderAt(k: u32) -> u32 { return GROUP_LIST + params.groupCapacity + 1u + k; }

// The row of `groupCounts` whose component `word & 3` is the length of the walk of the bodies about word * GROUP / ASKED.
fn lengthRow(parts: u32, word: u32) -> u32 { return parts * params.groupCapacity + (word >> 2u); }
