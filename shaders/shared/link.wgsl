// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.
const LINK_LEAF = 0x80000000u;
// Bodies and nodes have indices of so many bits, here and wherever something else stands above them in a word: the host refuses more (state/capacity.ts).
const INDEX_BITS = 27u;
const INDEX_MASK = 0x7ffffffu;

fn makeLink(leaf: bool, first: u32, count: u32) -> u32 {
  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << INDEX_BITS) | first;
}

fn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }
fn linkCount(link: u32) -> u32 { return ((link >> INDEX_BITS) & 15u) + 1u; }
// Whether it is a leaf of one or two bodies.
fn linkIsFew(link: u32) -> bool { return (link >> 28u) == (LINK_LEAF >> 28u); }
fn linkFirst(link: u32) -> u32 { return link & INDEX_MASK; }
