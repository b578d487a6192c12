import { perThread } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";
import { boxPasses, perGas, perLoop, perNode, topLevel } from "./sizes.ts";

const ROW = "gas";
const [gasState, gasRates, gasSpare] = ["column gasState", "column gasRates", "column gasSpare"] as const;

/** How much gas is in each tile of bodies. */
const count = define<"gas/count">({
  stage: "gas/count",
  row: ROW,
  bind: { params: "params", posMass: "posMass", gasState, counts: "gasCounts" },
  workgroups: perThread("gas/count"),
});

const scan = define<"build/rowScan">({
  stage: "build/rowScan",
  row: ROW,
  bind: { params: "params", dispatch: { index: 256, last: 256 }, counts: "gasCounts", totals: "gasTotals" },
  workgroups: () => 1,
  constants: () => ({ WIDTH: 256, EACH: 8 }),
});

/** Where the gas is among the bodies. */
const places = define<"gas/places">({
  stage: "gas/places",
  row: ROW,
  bind: {
    ...{ params: "params", posMass: "posMass", gasState, gasSpare, counts: "gasCounts" },
    ...{ gasPlace: "gasPlace", gasOld: "gasOld", gasReach: "gasReach", status: "status" },
  },
  workgroups: perThread("gas/places"),
});

/** The gas side by side. */
const gather = (how: Variant) =>
  define<"gas/gather">({
    stage: "gas/gather",
    row: ROW,
    bind: {
      ...{ gasParams: "gasParams", gasPlace: "gasPlace", posMass: "posMass", velocity: "velocity" },
      ...{ gasState, gasRates, status: "status", gasFrom: "gasFrom", gasMotion: "gasMotion" },
    },
    workgroups: perGas,
    constants: () => ({ RUNGS: how.rungs ?? 0 }),
  });

const boxes = (round: number, base: number) =>
  define<"gas/boxes">({
    stage: "gas/boxes",
    row: "gasLists",
    bind: {
      ...{ params: "params", gasParams: "gasParams", gasFrom: "gasFrom", gasReach: "gasReach" },
      ...{ gasBoxes: "gasBoxes", status: "status" },
    },
    workgroups: perNode(base),
    constants: () => ({ BASE: base, ROUND: round }),
  });

const lists = (how: Variant, round: number) =>
  define<"gas/lists">({
    stage: "gas/lists",
    row: "gasLists",
    bind: {
      ...{ params: "params", gasParams: "gasParams", gasBoxes: "gasBoxes", gasFrom: "gasFrom", gasReach: "gasReach" },
      ...{ gasLists: "gasLists", status: "status", gasOld: "gasOld" },
    },
    // Eight threads a cluster: as many as bodies.
    workgroups: perGas,
    constants: (s) => ({
      TOP: topLevel(s),
      ROUND: round,
      PERIODIC: Number(how.periodic ?? false),
      RUNGS: how.rungs ?? 0,
    }),
  });

const density = (how: Variant, round: number, last: number) =>
  define<"gas/density">({
    stage: "gas/density",
    row: "gasDensity",
    bind: {
      ...{ params: "params", gasParams: "gasParams", gasFrom: "gasFrom", gasLists: "gasLists" },
      ...{ gasReach: "gasReach", status: "status", gasSized: "gasSized", gasDense: "gasDense", gasOld: "gasOld" },
      gasHits: "gasHits",
    },
    workgroups: perLoop,
    constants: () => ({ ...loops(how), ROUND: round, LAST: last, RUNGS: how.rungs ?? 0 }),
  });

const pairs = {
  params: "params",
  gasParams: "gasParams",
  gasSized: "gasSized",
  gasMotion: "gasMotion",
  gasLists: "gasLists",
  gasFactors: "gasFactors",
  status: "status",
} as const;

const gradients = (how: Variant, when: When) =>
  define<"gas/gradients">({
    stage: "gas/gradients",
    row: "gasGradients",
    bind: { ...pairs, gasDense: "gasDense", gasOld: "gasOld", gasHits: "gasHits" },
    workgroups: perLoop,
    constants: () => ({
      ...loops(how),
      ENERGY: Number(how.energy),
      FRESH: Number(when === "start"),
      RUNGS: how.rungs ?? 0,
    }),
  });

const forces = (how: Variant) =>
  define<"gas/forces">({
    stage: "gas/forces",
    row: "gasForces",
    bind: { ...pairs, gasHits: "gasHits", gasForce: "gasForce", gasOld: "gasOld" },
    workgroups: perLoop,
    constants: () => ({ ...loops(how), ENERGY: Number(how.energy), RUNGS: how.rungs ?? 0 }),
  });

const limits = define<"gas/limits">({
  stage: "gas/limits",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", gasPlace: "gasPlace", gasForce: "gasForce", gasOld: "gasOld" },
    ...{ acceleration: "acceleration", status: "status" },
  },
  workgroups: perGas,
});

/** Whether the step that follows has the parts that gas allows. */
const agree = define<"gas/agree">({
  stage: "gas/agree",
  row: ROW,
  bind: { gasParams: "gasParams", status: "status" },
  workgroups: () => 1,
});

const apply = (how: Variant) =>
  define<"gas/apply">({
    stage: "gas/apply",
    row: ROW,
    bind: {
      ...{ gasParams: "gasParams", gasPlace: "gasPlace", gasForce: "gasForce", gasOld: "gasOld" },
      ...{ acceleration: "acceleration", gasState, gasRates, gasSpare, status: "status" },
    },
    workgroups: perGas,
    constants: () => ({ RUNGS: how.rungs ?? 0 }),
  });

/** Half a step of the change of internal energies. */
export const heat = define<"gas/heat">({
  stage: "gas/heat",
  row: ROW,
  bind: { params: "params", gasParams: "gasParams", gasRates, status: "status", gasState, gasSpare },
  workgroups: perThread("gas/heat"),
});

/** Radiation of a step, and stars; of the own steps that end with a block step, where bodies have these. */
export const cool = (how: Variant) =>
  define<"gas/cool">({
    stage: "gas/cool",
    row: ROW,
    bind: {
      ...{ params: "params", gasParams: "gasParams", posMass: "posMass", id: "id", gasTables: "gasTables" },
      ...{ status: "status", gasState, gasSpare, ...ownSteps(how) },
    },
    workgroups: perThread("gas/cool"),
    constants: () => ({ RUNGS: how.rungs ?? 0, BACKGROUND: Number(how.irradiated ?? false) }),
  });

/** Metals of the stars of a step, or of own steps; the run has a column of them. */
export const enrich = (how: Variant) =>
  define<"gas/enrich">({
    stage: "gas/enrich",
    row: ROW,
    bind: {
      ...{ params: "params", gasParams: "gasParams", posMass: "posMass", gasTables: "gasTables", status: "status" },
      ...{ gasState, gasSpare, metallicity: "column metallicity", ...ownSteps(how) },
    },
    workgroups: perThread("gas/enrich"),
    constants: () => ({ RUNGS: how.rungs ?? 0 }),
  });

// Where all bodies have one step there is nothing of their own ones, and it isn't read.
function ownSteps({ rungs }: Variant) {
  return rungs === 2
    ? ({ awake: "awake", rungState: "rungState" } as const)
    : ({ awake: "id", rungState: "id" } as const);
}

/** What the stages of gas are compiled for. */
export interface Variant {
  /** Wendland's C4 instead of C2. */
  readonly c4: boolean;
  /** The density-energy form instead of the geometric one. */
  readonly energy: boolean;
  /** It cools. */
  readonly cools?: boolean;
  /** A background heats it. */
  readonly irradiated?: boolean;
  /** Stars give metals back. */
  readonly enriches?: boolean;
  /** In a periodic box. */
  readonly periodic?: boolean;
  /** Bodies have steps of their own: forces of a start, or of a block step. */
  readonly rungs?: 1 | 2;
}

/** What all loops over neighbours are compiled for. */
const loops = ({ c4, periodic = false }: Variant) => ({ C4: Number(c4), PERIODIC: Number(periodic) });

/**
 * Rounds of lists: of a step, in which smoothing lengths change little, and of a start, where they are guessed. A step in which one grew more, as where the
 * neighbours of a body have left it or became stars, stands still after its last round and is done again with the rounds of a start. A block step on rungs
 * has rounds enough for this.
 */
const ROUNDS = { step: 2, start: 14, rungs: 6 } as const;
/** What `LAST` of the density stage is in the last round. */
const LAST = { step: 1, start: 2, rungs: 2 } as const;

type When = keyof typeof ROUNDS;
type Sizes = Parameters<typeof boxPasses>[0];

/** Forces of gas at the bodies' places, added to those of gravity; `when`: where a run begins, smoothing lengths are farther from what they become. */
export function gasForces(sizes: Sizes, how: Variant, when: When): readonly Spec[] {
  return [...gasSideBySide, gather(how), ...gasPairs(sizes, how, when)];
}

/** Where the gas is among the bodies. */
export const gasSideBySide: readonly Spec[] = [count, scan, places];

/** The loops over neighbours, of gas that stands side by side, and what comes of them. */
export function gasPairs(sizes: Sizes, how: Variant, when: When): readonly Spec[] {
  const rounds = Array.from({ length: ROUNDS[when] }, (_, round) => [
    ...Array.from({ length: boxPasses(sizes) }, (_, pass) => boxes(round, 2 * pass)),
    lists(how, round),
    density(how, round, round === ROUNDS[when] - 1 ? LAST[when] : 0),
  ]);
  const parts = how.rungs ? [] : [limits, ...(when === "step" ? [agree] : [])];
  return [...rounds.flat(), gradients(how, when), forces(how), ...parts, apply(how)];
}
