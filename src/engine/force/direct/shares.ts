import { SUM_BLOCK, tiles } from "../../state/sizes.ts";
import type { Solver } from "../solver.ts";

/**
 * Sources of a direct sum are split until there are so many workgroups, into so many parts at most (H100, 131 072 bodies: 1424, 1504, 1588, 1636 and 1683 G pairs/s
 * by 1, 2, 4, 8 and 16 parts; 16 384 bodies: 288, 967, 1276, 1341 and 1392 by 1, 4, 8, 16 and 32).
 */
const [SUM_GROUPS, SUM_PARTS] = [16_384, 32];

/** How many workgroups share the sources of a direct sum of n bodies: a power of two, no more than there are tiles of sources. */
function sumParts(n: number): number {
  let parts = SUM_PARTS;
  while (parts > 1 && (parts * tiles(n, SUM_BLOCK) > SUM_GROUPS || parts > tiles(n, SUM_BLOCK / 2))) parts >>= 1;
  return parts;
}

export const shares: NonNullable<Solver["shares"]> = (n) => ({ parts: sumParts(n) });
