import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type Sizes, tiles } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

/** Nodes that one workgroup of it takes at first. */
const TILE = 64;

/** Third and fourth moments of the nodes of one level. */
export const hexadecapoles = (level: number) =>
  define({
    stage: "build/hexadecapoles",
    row: "moments",
    bind: { dispatch: { index: level, last: CONSTANTS.level.MAX_LEVEL } },
    workgroups: ({ nodes }: Sizes) => Math.min(1024, 8 ** level, tiles(nodes, TILE)),
  });

/** Those of all levels, from the finest up. */
export const allHexadecapoles: readonly Spec[] = Array.from({ length: CONSTANTS.level.MAX_LEVEL + 1 }, (_, k) =>
  hexadecapoles(CONSTANTS.level.MAX_LEVEL - k),
);
