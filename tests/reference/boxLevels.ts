import { BOX } from "../../src/engine/domains/boxTable.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";

const { BOX_FAN, BOX_HEAD } = CONSTANTS.boxes;

/** Puts around the boxes `from` to `to` - 1 of a table a box at `at`. */
function enclose(boxes: Float32Array, from: number, to: number, at: number): void {
  boxes.copyWithin(at, from, from + BOX);
  for (let box = from + BOX; box < to; box += BOX) {
    for (let k = 0; k < 4; k++) boxes[at + k] = Math.min(boxes[at + k]!, boxes[box + k]!);
    for (let k = 4; k < 7; k++) boxes[at + k] = Math.max(boxes[at + k]!, boxes[box + k]!);
  }
}

/**
 * The tight boxes of a domain's groups, along the curve, 8 numbers each, and boxes around every 16 of those, level by level, as build/prune goes down them
 * (shaders/shared/boxes): twin of build/boxLevels. Whatever a box says for all that is in it is said once; where it can't, what lies in it is asked, down to the groups.
 */
export function boxLevels(groupBoxes: Float32Array): Float32Array<ArrayBuffer> {
  const counts = [groupBoxes.length / BOX];
  if (counts[0] === 0) return new Float32Array();
  while (counts.at(-1)! > BOX_FAN) counts.push(Math.ceil(counts.at(-1)! / BOX_FAN));
  const begins = [0];
  for (const count of counts) begins.push(begins.at(-1)! + count);
  const boxes = new Float32Array(BOX_HEAD + BOX * begins.at(-1)!);
  boxes[0] = counts.length;
  boxes.set(begins, 1);
  const table = boxes.subarray(BOX_HEAD);
  table.set(groupBoxes);
  counts.slice(1).forEach((count, level) => {
    const [below, end] = [begins[level]!, begins[level + 1]!];
    for (let k = 0; k < count; k++) {
      const from = below + BOX_FAN * k;
      enclose(table, BOX * from, BOX * Math.min(end, from + BOX_FAN), BOX * (end + k));
    }
  });
  return boxes;
}
