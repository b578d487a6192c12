import { sameCell } from "./cells.ts";
import { LINK_LEAF, MAX_LEVEL, type Params, packLink } from "./contract.ts";

/** Twin of build/links: adds the number of bodies to a leaf's link and the number of children to a cell's, each simply counted. */
export function links(tables: {
  params: Params;
  keys: Uint32Array;
  nodeBegin: Uint32Array;
  levelStart: Uint32Array;
  nodeLink: Uint32Array;
}): void {
  const { params, keys, nodeBegin, levelStart, nodeLink } = tables;
  const total = Math.min(levelStart[MAX_LEVEL + 1]!, params.nodeCapacity);
  for (let k = 0; k < total; k++) {
    const begin = nodeBegin[k]! % 2 ** 27;
    const level = Math.floor(nodeBegin[k]! / 2 ** 27);
    let end = begin + 1;
    while (end < params.n && sameCell(keys, begin, end, level)) end++;
    if (nodeLink[k] === LINK_LEAF) {
      nodeLink[k] = packLink({ leaf: true, first: begin, count: end - begin });
      continue;
    }
    let count = 0;
    for (let child = 0; child < total; child++) {
      const body = nodeBegin[child]! % 2 ** 27;
      if (Math.floor(nodeBegin[child]! / 2 ** 27) === level + 1 && begin <= body && body < end) count++;
    }
    nodeLink[k] = packLink({ leaf: false, first: nodeLink[k]!, count });
  }
}
