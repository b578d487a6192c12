// 1: nodes have third and fourth moments too, behind the others, and act by them.
override HEXADECAPOLE: u32 = 0u;

// Where the moments of a node begin, of which it has 2 or 6.
fn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }
