import { MAX_SAMPLES, perBody, tiles } from "../state/sizes.ts";
import { type DispatchIndex, define, type Spec } from "../state/spec.ts";
import { boxPasses, FAN, perGas, perLong, perLoop, perNode, TEAM_THREADS, topLevel } from "./sizes.ts";

const ROW = "gas";
const [gasState, gasRates, gasSpare] = ["column gasState", "column gasRates", "column gasSpare"] as const;

/** How much gas is in each tile of bodies. */
const count = define({ stage: "gas/count", row: ROW, bind: { gasState, counts: "gasCounts" } });

const scan = define({
  stage: "build/rowScan",
  row: ROW,
  bind: { dispatch: { index: 256, last: 256 }, counts: "gasCounts", totals: "gasTotals" },
  workgroups: () => 1,
  constants: () => ({ WIDTH: 256, EACH: 8 }),
});

/** Where the gas is among the bodies. */
const places = define({
  stage: "gas/places",
  row: ROW,
  bind: { gasState, gasSpare, counts: "gasCounts" },
});

/** The gas side by side. */
const gather = (how: Variant) =>
  define({
    stage: "gas/gather",
    row: ROW,
    bind: { gasState, gasRates },
    workgroups: perGas,
    constants: () => rungsOf(how),
  });

const boxes = (round: DispatchIndex, base: number) =>
  define({
    stage: "gas/boxes",
    row: "gasLists",
    bind: { dispatch: round },
    workgroups: perNode(base),
    constants: () => ({ BASE: base }),
  });

/** What walks of the boxes are compiled for. */
const walks = ({ periodic = false }: Variant, s: Sizes) => ({ TOP: topLevel(s), PERIODIC: Number(periodic) });

const lists = (how: Variant, round: DispatchIndex) =>
  define({
    stage: "gas/lists",
    row: "gasLists",
    bind: { dispatch: round },
    // Eight threads a cluster: as many as bodies.
    workgroups: perGas,
    constants: (s) => ({ ...walks(how, s), ...rungsOf(how) }),
  });

const longLists = (how: Variant, round: DispatchIndex) =>
  define({
    stage: "gas/longLists",
    row: "gasLists",
    bind: { dispatch: round },
    workgroups: perLong,
    constants: (s) => walks(how, s),
  });

const density = (how: Variant, round: DispatchIndex, last: number) =>
  define({
    stage: "gas/density",
    row: "gasDensity",
    bind: { dispatch: round },
    workgroups: perLoop,
    constants: () => ({ ...loops(how), LAST: last }),
  });

const gradients = (how: Variant, when: When) =>
  define({
    stage: "gas/gradients",
    row: "gasGradients",
    workgroups: perLoop,
    constants: () => ({ ...loops(how), ENERGY: Number(how.energy), FRESH: Number(when === "start") }),
  });

const forces = (how: Variant) =>
  define({
    stage: "gas/forces",
    row: "gasForces",
    workgroups: perLoop,
    constants: () => ({ ...loops(how), ENERGY: Number(how.energy) }),
  });

/** A loop over neighbours, of bodies whose lists are in their own places, a thread each, and of the others, each of which has a team of threads. */
export const twice = (loop: Spec): readonly Spec[] => [
  loop,
  {
    ...loop,
    workgroups: perLong,
    constants: (s) => ({ ...loop.constants!(s), LOOP_THREADS: TEAM_THREADS, TEAM: TEAM_THREADS / FAN }),
  },
];

const limits = define({ stage: "gas/limits", row: ROW, workgroups: perGas });

/** Whether the step that follows has the parts that gas allows. */
const agree = define({ stage: "gas/agree", row: ROW, workgroups: () => 1 });

const apply = (how: Variant) =>
  define({
    stage: "gas/apply",
    row: ROW,
    bind: { gasState, gasRates, gasSpare },
    workgroups: perGas,
    constants: () => rungsOf(how),
  });

/** Half a step of the change of internal energies. */
export const heat = define({ stage: "gas/heat", row: ROW, bind: { gasRates, gasState, gasSpare } });

/** Radiation of a step, and stars; of the own steps that end with a block step, where bodies have these. */
export const cool = (how: Variant) =>
  define({
    stage: "gas/cool",
    row: ROW,
    bind: { gasState, gasSpare, ...ownSteps(how) },
    constants: () => ({ ...rungsOf(how), BACKGROUND: Number(how.irradiated ?? false) }),
  });

/** Metals of the stars of a step, or of own steps; the run has a column of them. */
export const enrich = (how: Variant) =>
  define({
    stage: "gas/enrich",
    row: ROW,
    bind: { gasState, gasSpare, metallicity: "column metallicity", ...ownSteps(how) },
    constants: () => rungsOf(how),
  });

/** Where all bodies have one step there is nothing of their own ones, and it isn't read. */
const ownSteps = ({ rungs }: Variant) => (rungs === 2 ? {} : ({ awake: "id", rungState: "id" } as const));

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

const rungsOf = ({ rungs }: Variant) => ({ RUNGS: rungs ?? 0 });

/** What all loops over neighbours are compiled for. */
const loops = (how: Variant) => ({ C4: Number(how.c4), PERIODIC: Number(how.periodic ?? false), ...rungsOf(how) });

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
  const last = ROUNDS[when] - 1;
  const rounds = Array.from({ length: last + 1 }, (_, index) => ({ index, last })).flatMap((round) => [
    ...Array.from({ length: boxPasses(sizes) }, (_, pass) => boxes(round, 2 * pass)),
    lists(how, round),
    longLists(how, round),
    ...twice(density(how, round, LAST[when])),
  ]);
  const parts = how.rungs ? [] : [limits, ...(when === "step" ? [agree] : [])];
  return [...rounds, ...twice(gradients(how, when)), ...twice(forces(how)), ...parts, apply(how)];
}

/** The forces of gas on sampled bodies, behind their exact sums. */
export const gasExact = define({
  stage: "gas/exact",
  row: "forceError",
  workgroups: (s) => tiles(Math.min(MAX_SAMPLES, s.n), 64),
});

/** Partial sums of thermal energy, of what has left the gas, and of what stars gave that explode. */
export const gasEnergy = define({
  stage: "gas/energy",
  row: "totals",
  bind: { gasState, gasSpare, partials: "gasTotalsOfEnergy" },
  workgroups: perBody(256),
});
