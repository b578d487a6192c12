// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.
export const LINK_LEAF: u32 = 0x80000000;

// @ts-ignore: decorator
@inline export function makeLink(leaf: bool, first: u32, count: u32): u32 {
  return (leaf ? LINK_LEAF : 0) | ((count - 1) << 27) | first;
}

// @ts-ignore: decorator
@inline export function linkIsLeaf(link: u32): bool {
  return (link & LINK_LEAF) != 0;
}

// @ts-ignore: decorator
@inline export function linkCount(link: u32): u32 {
  return ((link >> 27) & 15) + 1;
}

// @ts-ignore: decorator
@inline export function linkFirst(link: u32): u32 {
  return link & 0x7ffffff;
}
