import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type ForceVariant, multipoleConstants, type Opening, openingNumber, PLAIN } from "../state/forceVariant.ts";
import { CURVE_SAMPLES, perKept, perNode, tiles } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

const { MAX_LEVEL } = CONSTANTS.level;
const { BOX_FAN, BOX_LEVELS } = CONSTANTS.boxes;

/** Keys of some bodies after the drift, by which the curve is cut. */
export const curveSamples = define({
  stage: "build/curveSamples",
  row: "exchange",
  bind: { posMass: "nextPosMass", id: "nextId", samples: "curveSamples" },
  workgroups: (s) => tiles(Math.min(s.n, CURVE_SAMPLES), 256),
});

/** The piece of the curve that each body after the drift is in. */
export const pieces = define({
  stage: "build/pieces",
  row: "exchange",
  bind: { posMass: "nextPosMass", id: "nextId", counts: "pieceCounts" },
});

/** Who stays first, who leaves behind, domain by domain. */
export const partition = define({
  stage: "build/partition",
  row: "exchange",
  bind: { counts: "pieceCounts", totals: "pieceTotals", order: "orderA" },
});

/** Where the groups of the tree are. */
export const groupBoxes = define({
  stage: "build/groupBoxes",
  row: "boxes",
  bind: { boxes: "groupBoxes" },
  workgroups: (s) => tiles(s.groups, 64),
});

/** Boxes around those of the groups (`groupBoxes`), level by level. */
export const boxLevels: readonly Spec[] = Array.from({ length: BOX_LEVELS - 1 }, (_, k) => {
  const index = k + 1;
  return define({
    stage: "build/boxLevels",
    row: "boxes",
    bind: { dispatch: { index, last: BOX_LEVELS }, boxes: "groupBoxes" },
    workgroups: ({ groups }) => tiles(groups, 64 * BOX_FAN ** index),
  });
});

/** Nodes that one workgroup of `prune` takes at first. */
const TILE = 64;

/** What another domain's walks may look at of the nodes, level by level from the root down. */
export const prune = (opening: Opening, cells: Pick<ForceVariant, "quadrupole" | "hexadecapole"> = PLAIN) =>
  Array.from({ length: MAX_LEVEL + 1 }, (_, index) =>
    define({
      stage: "build/prune",
      bind: { params: "packParams", dispatch: { index, last: MAX_LEVEL } },
      workgroups: ({ nodes }) => Math.min(8192, 8 ** index, tiles(nodes, TILE)),
      constants: () => ({ OPENING: openingNumber(opening), ...multipoleConstants(cells) }),
    }),
  );

/** Nodes and bodies of each tile of nodes that go into an essential tree. */
export const keptCounts = define({
  stage: "build/keptCounts",
  row: "pack",
  bind: { params: "packParams", counts: "keptCounts" },
  workgroups: perKept,
});

/** Where nodes and bodies will stand in an essential tree. */
export const keptPlaces = define({
  stage: "build/keptPlaces",
  row: "pack",
  bind: { params: "packParams", counts: "keptCounts", places: "keptPlaces" },
  workgroups: perKept,
});

/** The nodes of an essential tree. */
export const packNodes = define({
  stage: "build/packNodes",
  row: "pack",
  bind: { params: "packParams", places: "keptPlaces" },
  workgroups: perNode,
  constants: ({ hexadecapole = false }) => ({ HEXADECAPOLE: Number(hexadecapole) }),
});

/** The bodies of an essential tree. */
export const packBodies = define({
  stage: "build/packBodies",
  row: "pack",
  bind: { params: "packParams", places: "keptPlaces" },
  workgroups: perNode,
});
