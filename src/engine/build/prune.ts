import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type ForceVariant, multipoleConstants, type Opening, openingNumber, PLAIN } from "../state/forceVariant.ts";
import { type Sizes, tiles } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

/** Nodes that one workgroup of it takes at first. */
const TILE = 64;

/** What another domain's walks may look at of the nodes of one level. */
const prune = (level: number, opening: Opening, cells: Pick<ForceVariant, "quadrupole" | "hexadecapole">) =>
  define({
    stage: "build/prune",
    bind: { params: "packParams", dispatch: { index: level, last: CONSTANTS.level.MAX_LEVEL } },
    workgroups: ({ nodes }: Sizes) => Math.min(8192, 8 ** level, tiles(nodes, TILE)),
    constants: () => ({ OPENING: openingNumber(opening), ...multipoleConstants(cells) }),
  });

/** The same of all levels, from the root down. */
export const pruneAll = (opening: Opening, cells: Pick<ForceVariant, "quadrupole" | "hexadecapole"> = PLAIN) =>
  Array.from({ length: CONSTANTS.level.MAX_LEVEL + 1 }, (_, level): Spec => prune(level, opening, cells));
