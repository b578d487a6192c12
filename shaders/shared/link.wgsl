// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.
const LINK_LEAF = 0x80000000u;

fn makeLink(leaf: bool, first: u32, count: u32) -> u32 {
  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;
}

fn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }
fn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }
// Whether it is a leaf of one or two bodies.
fn linkIsFew(link: u32) -> bool { return (link >> 28u) == (LINK_LEAF >> 28u); }
fn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }
