import { CONSTANTS } from "../../gpu/constants.gen.ts";

const { BOX_FAN, BOX_HEAD } = CONSTANTS.boxes;

/** Numbers of a box: low x y z and the least |a| in it, high x y z and a spare one. */
export const BOX = 8;

/** Numbers of a table of boxes around so many groups, with the boxes around those (shaders/shared/boxes). */
export function boxNumbers(groups: number): number {
  let all = groups;
  for (let count = groups; count > BOX_FAN; all += count) count = Math.ceil(count / BOX_FAN);
  return BOX_HEAD + BOX * all;
}
