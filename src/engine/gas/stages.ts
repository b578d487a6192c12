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
  bind: { params: "params", repetition: { index: 256, last: 256 }, counts: "gasCounts", totals: "gasTotals" },
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
const gather = define<"gas/gather">({
  stage: "gas/gather",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", gasPlace: "gasPlace", posMass: "posMass", velocity: "velocity" },
    ...{ gasState, gasRates, status: "status", gasFrom: "gasFrom", gasMotion: "gasMotion" },
  },
  workgroups: perGas,
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
      ...{
        params: "params",
        gasParams: "gasParams",
        gasBoxes: "gasBoxes",
        gasFrom: "gasFrom",
        gasReach: "gasReach",
        gasLists: "gasLists",
        status: "status",
      },
    },
    // Eight threads a cluster: as many as bodies.
    workgroups: perGas,
    constants: (s) => ({ TOP: topLevel(s), ROUND: round, PERIODIC: Number(how.periodic ?? false) }),
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
    constants: () => ({ ...loops(how), ROUND: round, LAST: last }),
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

const gradients = (how: Variant, when: "step" | "start") =>
  define<"gas/gradients">({
    stage: "gas/gradients",
    row: "gasGradients",
    bind: { ...pairs, gasDense: "gasDense", gasOld: "gasOld", gasHits: "gasHits" },
    workgroups: perLoop,
    constants: () => ({ ...loops(how), ENERGY: Number(how.energy), FRESH: Number(when === "start") }),
  });

const forces = (how: Variant) =>
  define<"gas/forces">({
    stage: "gas/forces",
    row: "gasForces",
    bind: { ...pairs, gasHits: "gasHits", gasForce: "gasForce" },
    workgroups: perLoop,
    constants: () => ({ ...loops(how), ENERGY: Number(how.energy) }),
  });

const apply = define<"gas/apply">({
  stage: "gas/apply",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", gasPlace: "gasPlace", gasForce: "gasForce", gasOld: "gasOld" },
    ...{ acceleration: "acceleration", gasState, gasRates, gasSpare, status: "status" },
  },
  workgroups: perGas,
});

/** Half a step of the change of internal energies. */
export const heat = define<"gas/heat">({
  stage: "gas/heat",
  row: ROW,
  bind: { params: "params", gasParams: "gasParams", gasRates, status: "status", gasState, gasSpare },
  workgroups: perThread("gas/heat"),
});

/** Metals of the stars of a step; the run has a column of them. */
export const enrich = define<"gas/enrich">({
  stage: "gas/enrich",
  row: ROW,
  bind: {
    ...{ params: "params", gasParams: "gasParams", posMass: "posMass", gasTables: "gasTables" },
    ...{ status: "status", gasState, gasSpare, metallicity: "column metallicity" },
  },
  workgroups: perThread("gas/enrich"),
});

/** Radiation of a step, and stars. */
export const cool = define<"gas/cool">({
  stage: "gas/cool",
  row: ROW,
  bind: {
    ...{ params: "params", gasParams: "gasParams", posMass: "posMass", id: "id", gasTables: "gasTables" },
    ...{ status: "status", gasState, gasSpare },
  },
  workgroups: perThread("gas/cool"),
});

/** What the stages of gas are compiled for. */
export interface Variant {
  /** Wendland's C4 instead of C2. */
  readonly c4: boolean;
  /** The density-energy form instead of the geometric one. */
  readonly energy: boolean;
  /** It cools. */
  readonly cools?: boolean;
  /** In a periodic box. */
  readonly periodic?: boolean;
}

/** What all loops over neighbours are compiled for. */
const loops = ({ c4, periodic = false }: Variant) => ({ C4: Number(c4), PERIODIC: Number(periodic) });

/**
 * Rounds of lists: of a step, in which smoothing lengths change little, and of a start, where they are guessed. A step in which one grew more, as where the
 * neighbours of a body have left it or became stars, stands still after its last round and is done again with the rounds of a start.
 */
const ROUNDS = { step: 2, start: 14 } as const;
/** What `LAST` of the density stage is in the last round. */
const LAST = { step: 1, start: 2 } as const;

/** Forces of gas at the bodies' places, added to those of gravity; `when`: where a run begins, smoothing lengths are farther from what they become. */
export function gasForces(
  sizes: Parameters<typeof boxPasses>[0],
  how: Variant,
  when: "step" | "start",
): readonly Spec[] {
  const rounds = Array.from({ length: ROUNDS[when] }, (_, round) => [
    ...Array.from({ length: boxPasses(sizes) }, (_, pass) => boxes(round, 2 * pass)),
    lists(how, round),
    density(how, round, round === ROUNDS[when] - 1 ? LAST[when] : 0),
  ]);
  return [count, scan, places, gather, ...rounds.flat(), gradients(how, when), forces(how), apply];
}
