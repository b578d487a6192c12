import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { FAULT_GROUPS, FAULT_NODES, LINK_LEAF, MAX_LEVEL, type Params } from "./contract.ts";

const { GROUP_LIST } = CONSTANTS.groups;

/**
 * Twin of build/nodes: the cells that begin at each body, level by level and along the curve in each level, as nodes: first body | level << 27, and the
 * number of the first child (LINK_LEAF for a leaf). Then where each level starts, the list of groups (their number, the deepest level, the first body
 * of each, n; ORDERED: the order in which they walk, those with long walks first) and the status word. It counts for itself and needs no `counts` or `totals`.
 */
export function nodes(tables: {
  params: Params;
  bodyLevels: Uint32Array;
  nodeBegin: Uint32Array;
  nodeLink: Uint32Array;
  levelStart: Uint32Array;
  groupList: Uint32Array;
  status: Uint32Array;
  ORDERED?: number;
}): void {
  const { params, bodyLevels, nodeBegin, nodeLink, levelStart, groupList, status } = tables;
  const found: { body: number; level: number; leaf: boolean }[] = [];
  let deepest = 0;
  for (let level = 0; level <= MAX_LEVEL; level++) {
    levelStart[level] = found.length;
    for (let body = 0; body < params.n; body++) {
      const first = bodyLevels[body]! % 256;
      const last = Math.floor(bodyLevels[body]! / 256) % 256;
      if (first <= level && level <= last) {
        found.push({ body, level, leaf: level === last });
        deepest = level;
      }
    }
  }
  levelStart[MAX_LEVEL + 1] = found.length;
  const numbers = new Map(found.map(({ body, level }, k) => [32 * body + level, k]));
  found.slice(0, params.nodeCapacity).forEach(({ body, level, leaf }, k) => {
    nodeBegin[k] = body + level * 2 ** 27;
    // A cell's first child begins where it does.
    nodeLink[k] = leaf ? LINK_LEAF : numbers.get(32 * body + level + 1)!;
  });

  const groups: number[] = [];
  for (let body = 0; body < params.n; body++) if (bodyLevels[body]! & 0x10000) groups.push(body);
  const kept = groups.slice(0, params.groupCapacity);
  // A tree that does not fit is not walked.
  const fits = found.length <= params.nodeCapacity && groups.length <= params.groupCapacity;
  groupList.set([fits ? groups.length : 0, deepest, ...kept, params.n]);
  if (tables.ORDERED === 1) {
    const isLong = (k: number) => (bodyLevels[groups[k]!]! & 0x20000) !== 0;
    const numbers = groups.map((_, k) => k);
    const order = [...numbers.filter(isLong), ...numbers.filter((k) => !isLong(k))];
    groupList.set(order.slice(0, params.groupCapacity), GROUP_LIST + params.groupCapacity + 1);
  }

  status[1] = found.length;
  status[4] = groups.length;
  // No subtrees are listed yet.
  status.fill(0, 5, 7);
  status[7] = deepest;
  if (found.length > params.nodeCapacity) status[0]! |= FAULT_NODES;
  if (groups.length > params.groupCapacity) status[0]! |= FAULT_GROUPS;
}
