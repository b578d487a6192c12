import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type Sizes, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

const { BLOCK_BODIES, WANTED, LEAST_SOURCES } = CONSTANTS["integrate/blockDispatch"];

/** From so many bodies on the sums are what a step takes, not its dispatches. */
const MANY_BODIES = 8192;

/** The most workgroups that integrate/blockDispatch asks for. */
const mostGroups = ({ n }: Sizes) => {
  const groups = tiles(n, BLOCK_BODIES);
  return Math.max(groups, Math.min(WANTED, groups * Math.max(1, Math.floor(n / LEAST_SOURCES))));
};

/** Acceleration, potential and jerk of the bodies that are due; `extended`: by differences of 64 bits; `sixth`: their snap too. */
export const jerk = (extended: boolean, sixth = false) =>
  define({
    stage: "force/jerk",
    workgroups: mostGroups,
    indirect: "forceDispatch",
    directUpTo: 512,
    constants: ({ n }) => ({ EXTENDED: Number(extended), SIXTH: Number(sixth), MANY: Number(n >= MANY_BODIES) }),
  });
