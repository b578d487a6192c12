import { sameCell } from "./cells.ts";
import { LINK_LEAF, MAX_LEVEL, type Params, unpackLink } from "./contract.ts";

/**
 * Twin of build/buckets: a node with at most bucketSize bodies, simply counted, links to them; any other to its children, as in the tree. Behind
 * them stands the bucket of each body, its first body and how many: the topmost such node over it.
 */
export function buckets(tables: {
  params: Params;
  keys: Uint32Array;
  nodeBegin: Uint32Array;
  nodeLink: Uint32Array;
  levelStart: Uint32Array;
  bucketLink: Uint32Array;
}): void {
  const { params, keys, nodeBegin, nodeLink, levelStart, bucketLink } = tables;
  const total = Math.min(levelStart[MAX_LEVEL + 1]!, params.nodeCapacity);
  // From the finest level up, so that the last one to claim a body is the topmost.
  for (let k = total - 1; k >= 0; k--) {
    const begin = nodeBegin[k]! % 2 ** 27;
    const level = Math.floor(nodeBegin[k]! / 2 ** 27);
    let end = begin + 1;
    while (end < params.n && sameCell(keys, begin, end, level)) end++;
    const few = end - begin <= params.bucketSize;
    const { first, count } = unpackLink(nodeLink[k]!);
    bucketLink.set(few ? [begin, end - begin + LINK_LEAF] : [first, count], 2 * k);
    for (let i = begin; few && i < end; i++) bucketLink.set([begin, end - begin], 2 * (params.nodeCapacity + i));
  }
}

/** What a node of the tree that is cut off at buckets leads to. */
export function bucketAt(bucketLink: Uint32Array, node: number): { leaf: boolean; first: number; count: number } {
  const word = bucketLink[2 * node + 1]!;
  return { leaf: word >= LINK_LEAF, first: bucketLink[2 * node]!, count: word % LINK_LEAF };
}
