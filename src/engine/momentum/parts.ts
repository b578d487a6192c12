import { CONSTANTS } from "../../gpu/constants.gen.ts";

/** Workgroups that share the sum over `n` bodies. */
export const momentumParts = (n: number): number =>
  Math.min(CONSTANTS["momentum/sum"].MOST_PARTS, Math.max(1, Math.ceil(n / 256)));
