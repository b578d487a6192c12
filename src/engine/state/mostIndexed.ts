import { CONSTANTS } from "../../gpu/constants.gen.ts";

/** Bodies of a system, and nodes of its tree, at most, on every device: a node's link has room for no larger index (shaders/shared/link.wgsl). */
export const MOST_INDEXED: number = CONSTANTS.link.INDEX_MASK;

/** Throws one line where there are more bodies than any device can index. */
export function checkCount(n: number): void {
  if (n <= MOST_INDEXED) return;
  throw new Error(
    `${n} bodies are more than a tree can index, ${MOST_INDEXED} at most: take fewer, or share them among several GPUs`,
  );
}
