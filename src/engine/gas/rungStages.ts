import { perThread } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";
import { type boxPasses, perGas } from "./sizes.ts";
import { cool, enrich, gasForces, gasPairs, gasSideBySide, type Variant } from "./stages.ts";

// Gas each of whose bodies has a step of its own, among bodies on rungs: see ../schedule/rungs.

const ROW = "gas";
const [gasState, gasRates, gasSpare] = ["column gasState", "column gasRates", "column gasSpare"] as const;
const gasKept = "column gasKept" as const;

/** How far gas is in steps of its own. */
const when = define<"gas/when">({
  stage: "gas/when",
  row: ROW,
  bind: {
    ...{ params: "params", gasParams: "gasParams", gasPlace: "gasPlace", origin: "origin", rungState: "rungState" },
    ...{ status: "status", gasSpare, gasKept, gasWhen: "gasWhen", gasDense: "gasDense" },
  },
  workgroups: perGas,
});

/** The gas side by side, as it is now by its last forces. */
const ahead = define<"gas/ahead">({
  stage: "gas/ahead",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", gasPlace: "gasPlace", posMass: "posMass", velocity: "velocity" },
    ...{ gasState, gasRates, gasWhen: "gasWhen", gasFrom: "gasFrom", gasMotion: "gasMotion" },
  },
  workgroups: perGas,
});

/** What neighbours read of gas whose step goes on. */
const drifted = define<"gas/drifted">({
  stage: "gas/drifted",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", gasWhen: "gasWhen", gasOld: "gasOld", gasDense: "gasDense", gasFrom: "gasFrom" },
    ...{ gasSized: "gasSized", gasFactors: "gasFactors", gasReach: "gasReach" },
  },
  workgroups: perGas,
});

/** What is kept of it until its next forces. */
const keep = define<"gas/keep">({
  stage: "gas/keep",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", gasPlace: "gasPlace", gasFactors: "gasFactors", gasOld: "gasOld" },
    ...{ gasRates, status: "status", gasState, gasSpare, gasKept },
  },
  workgroups: perGas,
});

/** How long neighbours' steps may be. */
const wake = ({ periodic = false }: Variant) =>
  define<"gas/wake">({
    stage: "gas/wake",
    row: ROW,
    bind: {
      ...{ gasParams: "gasParams", gasOld: "gasOld", gasSized: "gasSized", gasMotion: "gasMotion" },
      ...{ gasLists: "gasLists", gasHits: "gasHits", status: "status", gasWake: "gasWake" },
    },
    workgroups: perGas,
    constants: () => ({ PERIODIC: Number(periodic) }),
  });

/** Holds own steps to that. */
const rouse = (rungs: 1 | 2) =>
  define<"gas/rouse">({
    stage: "gas/rouse",
    row: ROW,
    bind: {
      ...{ params: "params", gasParams: "gasParams", gasPlace: "gasPlace", origin: "origin", rungState: "rungState" },
      ...{ status: "status", gasWake: "gasWake", gasSpare, awake: "awake" },
    },
    workgroups: perGas,
    constants: () => ({ RUNGS: rungs }),
  });

/** Half a step of the change of internal energies, of steps that end or (`opens`) begin. */
const warm = (opens: boolean) =>
  define<"gas/warm">({
    stage: "gas/warm",
    row: ROW,
    bind: {
      ...{ params: "params", gasParams: "gasParams", awake: "awake", origin: "origin", rungState: "rungState" },
      ...{ gasRates, status: "status", gasState, gasSpare },
    },
    workgroups: perThread("gas/warm"),
    constants: () => ({ OPENS: Number(opens) }),
  });

/** Ends the own steps of bodies that are roused. */
const roused = define<"gas/roused">({
  stage: "gas/roused",
  row: ROW,
  bind: {
    ...{ params: "params", gasRates, rungState: "rungState", status: "status", awake: "awake" },
    ...{ velocity: "velocity", posMass: "posMass", origin: "origin" },
  },
  workgroups: perThread("gas/roused"),
});

/** Opens the own steps of gas where a step of the run opens. */
export const open = define<"gas/open">({
  stage: "gas/open",
  row: ROW,
  bind: {
    ...{ params: "params", gasParams: "gasParams", acceleration: "acceleration", gasRates, status: "status" },
    ...{ velocity: "velocity", rungState: "rungState", origin: "origin", gasState, gasSpare },
  },
  workgroups: perThread("gas/open"),
});

/** On which rung each body takes its next step, and how many are on each. */
export const rung = define<"gas/rung">({
  stage: "gas/rung",
  row: "quantity",
  bind: {
    ...{ params: "params", gasParams: "gasParams", velocity: "velocity", id: "id" },
    ...{ gasState, gasSpare, rungCounts: "rungCounts", quantity: "quantity" },
  },
  workgroups: perThread("gas/rung"),
});

/** Forces of gas where a run begins, or of the bodies whose own steps end with a block step, before these are kicked: energies are done here. */
export function gasOnRungs(
  sizes: Parameters<typeof boxPasses>[0],
  variant: Variant,
  which: "start" | "rungs",
): readonly Spec[] {
  if (which === "start") return [...gasForces(sizes, { ...variant, rungs: 1 }, "start"), keep, wake(variant), rouse(1)];
  const inBlocks: Variant = { ...variant, rungs: 2 };
  return [
    ...[...gasSideBySide, when, ahead, drifted],
    ...gasPairs(sizes, inBlocks, "rungs"),
    ...[
      keep,
      wake(variant),
      rouse(2),
      warm(false),
      ...(variant.enriches ? [enrich(inBlocks)] : []),
      ...(variant.cools ? [cool(inBlocks)] : []),
      warm(true),
      roused,
    ],
  ];
}
