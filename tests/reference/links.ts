import { sameCell } from "./cells.ts";
import { LINK_LEAF, MAX_LEVEL, type Params, packLink } from "./contract.ts";

/** Bodies of a subtree at most: moments are summed apart in each. */
export const subtreeBodies = (n: number) =>
  Math.max(Math.min(Math.max(Math.floor(n / 64), 512), 1024), Math.floor(n / 512));

/**
 * Twin of build/links: adds the number of bodies to a leaf's link and the number of children to a cell's, each simply counted. Lists the cells with
 * at most `subtreeBodies` bodies whose parent has more from the front of `subtrees` (node, 0) and those with more from its back (node, level).
 */
export function links(tables: {
  params: Params;
  keys: Uint32Array;
  nodeBegin: Uint32Array;
  levelStart: Uint32Array;
  nodeLink: Uint32Array;
  subtrees: Uint32Array;
  status: Uint32Array;
}): void {
  const { params, keys, nodeBegin, levelStart, nodeLink, subtrees, status } = tables;
  const total = Math.min(levelStart[MAX_LEVEL + 1]!, params.nodeCapacity);
  /** First bodies of the nodes of each level. */
  const firsts: number[][] = Array.from({ length: MAX_LEVEL + 2 }, () => []);
  for (const packed of nodeBegin.subarray(0, total)) firsts[Math.floor(packed / 2 ** 27)]!.push(packed % 2 ** 27);
  for (let k = 0; k < total; k++) {
    const begin = nodeBegin[k]! % 2 ** 27;
    const level = Math.floor(nodeBegin[k]! / 2 ** 27);
    let end = begin + 1;
    while (end < params.n && sameCell(keys, begin, end, level)) end++;
    const most = subtreeBodies(params.n);
    let parent = begin;
    if (level > 0) while (parent > 0 && sameCell(keys, parent - 1, begin, level - 1)) parent--;
    let parentEnd = end;
    if (level > 0) while (parentEnd < params.n && sameCell(keys, begin, parentEnd, level - 1)) parentEnd++;
    if (end - begin > most) subtrees.set([k, level], 2 * (params.n - 1 - status[6]!++));
    else if (level === 0 || parentEnd - parent > most) subtrees.set([k, 0], 2 * status[5]!++);
    if (nodeLink[k] === LINK_LEAF) {
      nodeLink[k] = packLink({ leaf: true, first: begin, count: end - begin });
      continue;
    }
    let count = 0;
    for (const body of firsts[level + 1]!) if (begin <= body && body < end) count++;
    nodeLink[k] = packLink({ leaf: false, first: nodeLink[k]!, count });
  }
}
