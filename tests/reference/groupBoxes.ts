import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats } from "./contract.ts";

const { GROUP_LIST } = CONSTANTS.groups;
const { BOX_HEAD } = CONSTANTS.boxes;

/** Twin of build/groupBoxes: low x y z, the least |a| of bodies that are not frozen, high x y z and 0 of each group, behind the head. */
export function groupBoxes(tables: { posMass: Floats; velocity: Floats; groupList: Uint32Array; boxes: Floats }): void {
  const { posMass, velocity, groupList, boxes } = tables;
  for (let g = 0; g < groupList[0]!; g++) {
    const [first, end] = groupList.subarray(GROUP_LIST + g, GROUP_LIST + g + 2) as unknown as [number, number];
    const of = (table: Floats, k: number) => Array.from({ length: end - first }, (_, j) => table[4 * (first + j) + k]!);
    const low = [0, 1, 2].map((k) => Math.min(...of(posMass, k)));
    const high = [0, 1, 2].map((k) => Math.max(...of(posMass, k)));
    const least = Math.min(1e30, ...of(velocity, 3).filter((size) => size >= 0));
    boxes.set([...low, Math.fround(least), ...high, 0], BOX_HEAD + 8 * g);
  }
}
