import { CONSTANTS } from "../../src/gpu/shaders.gen.ts";
import type { Params } from "./contract.ts";

const { GROUP_LIST } = CONSTANTS.groups;
const { FIRST_WALKS } = CONSTANTS.status;

/** A walk is long that is so many times the mean. */
export const LONG = 1.5;

/** Twin of build/walkOrder: the groups whose last walk was more than LONG times the mean of 256, as many as there are walks to spare, and a bit for each. */
export function walkOrder(tables: {
  params: Params;
  groupList: Uint32Array;
  groupCounts: Uint32Array;
  status: Uint32Array;
  PARTS: number;
  GROUP: number;
}): void {
  const { params, groupList, groupCounts, status, PARTS, GROUP } = tables;
  const { n, groupCapacity } = params;
  const lengths = groupCounts.subarray(4 * PARTS * groupCapacity);
  const slots = Math.ceil(n / GROUP);
  const sample = Array.from({ length: 256 }, (_, k) => lengths[Math.floor((k * slots) / 256)]!);
  const mean = sample.reduce((all, length) => all + length, 0) / 256;
  const isLong = (g: number) => lengths[Math.floor(groupList[GROUP_LIST + g]! / GROUP)]! > LONG * mean;
  const long = Array.from({ length: groupList[0]! }, (_, g) => g).filter(isLong);
  const first = long.slice(0, groupCapacity - groupList[0]!);
  const at = GROUP_LIST + groupCapacity + 1;
  groupList.set([first.length, ...first], at);
  const bits = groupList.subarray(at + 1 + groupCapacity).fill(0);
  for (const g of first) bits[g >> 5]! |= 1 << (g & 31);
  status[FIRST_WALKS] = long.length;
}
