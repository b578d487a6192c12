import { CONSTANTS } from "../../src/gpu/shaders.gen.ts";
import type { Params } from "./contract.ts";

const { GROUP_LIST } = CONSTANTS.groups;
const { ORDERED_FIRST, ORDERED_LAST } = CONSTANTS.status;
const { LONG } = CONSTANTS.walkOrder;

/** Twin of build/walkOrder: groups whose last walk was more than LONG times the mean of 256, in their order, then all others. */
export function walkOrder(tables: {
  params: Params;
  groupList: Uint32Array;
  groupCounts: Uint32Array;
  status: Uint32Array;
  PARTS: number;
  GROUP: number;
}): void {
  const { params, groupList, groupCounts, status, PARTS, GROUP } = tables;
  const lengths = groupCounts.subarray(4 * PARTS * params.groupCapacity);
  const slots = Math.ceil(params.n / GROUP);
  const sample = Array.from({ length: 256 }, (_, k) => lengths[Math.floor((k * slots) / 256)]!);
  const mean = sample.reduce((all, length) => all + length, 0) / 256;
  const isLong = (g: number) => lengths[Math.floor(groupList[GROUP_LIST + g]! / GROUP)]! > LONG * mean;
  const groups = Array.from({ length: groupList[0]! }, (_, g) => g);
  const long = groups.filter(isLong);
  const others = groups.filter((g) => !isLong(g));
  groupList.set([...long, ...others.reverse()], GROUP_LIST + params.groupCapacity + 1);
  status[ORDERED_FIRST] = long.length;
  status[ORDERED_LAST] = others.length;
}
