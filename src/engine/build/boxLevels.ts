import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type Sizes, tiles } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

const { BOX_FAN, BOX_LEVELS } = CONSTANTS.boxes;

/** Boxes around the boxes of one level. */
const boxLevel = (level: number) =>
  define({
    stage: "build/boxLevels",
    row: "boxes",
    bind: { dispatch: { index: level, last: BOX_LEVELS }, groupList: "groupList", boxes: "groupBoxes" },
    workgroups: (s: Sizes) => tiles(s.groups, 64 * BOX_FAN ** level),
  });

/** Boxes around those of the groups (`groupBoxes`), level by level. */
export const boxLevels: readonly Spec[] = Array.from({ length: BOX_LEVELS - 1 }, (_, k) => boxLevel(k + 1));
