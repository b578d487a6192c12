import { define, type Spec } from "../state/spec.ts";
import { type boxPasses, perGas, perLoop } from "./sizes.ts";
import { cool, enrich, gasForces, gasPairs, gasSideBySide, twice, type Variant } from "./stages.ts";

// Gas each of whose bodies has a step of its own, among bodies on rungs: see ../schedule/rungs.

const ROW = "gas";
const [gasState, gasRates, gasSpare] = ["column gasState", "column gasRates", "column gasSpare"] as const;
const gasKept = "column gasKept" as const;

/** How far gas is in steps of its own. */
const when = define({ stage: "gas/when", row: ROW, bind: { gasSpare, gasKept }, workgroups: perGas });

/** The gas side by side, as it is now by its last forces. */
const ahead = define({ stage: "gas/ahead", row: ROW, bind: { gasState, gasRates }, workgroups: perGas });

/** What neighbours read of gas whose step goes on. */
const drifted = define({ stage: "gas/drifted", row: ROW, workgroups: perGas });

/** What is kept of it until its next forces. */
const keep = define({
  stage: "gas/keep",
  row: ROW,
  bind: { gasRates, gasState, gasSpare, gasKept },
  workgroups: perGas,
});

/** How long neighbours' steps may be. */
const wake = ({ periodic = false }: Variant) =>
  define({
    stage: "gas/wake",
    row: ROW,
    workgroups: perLoop,
    constants: () => ({ PERIODIC: Number(periodic) }),
  });

/** Holds own steps to that. */
const rouse = (rungs: 1 | 2) =>
  define({
    stage: "gas/rouse",
    row: ROW,
    bind: { gasSpare },
    workgroups: perGas,
    constants: () => ({ RUNGS: rungs }),
  });

/** Half a step of the change of internal energies, of steps that end or (`opens`) begin. */
const warm = (opens: boolean) =>
  define({
    stage: "gas/warm",
    row: ROW,
    bind: { gasRates, gasState, gasSpare },
    constants: () => ({ OPENS: Number(opens) }),
  });

/** Ends the own steps of bodies that are roused. */
const roused = define({ stage: "gas/roused", row: ROW, bind: { gasRates } });

/** Opens the own steps of gas where a step of the run opens. */
export const open = define({ stage: "gas/open", row: ROW, bind: { gasRates, gasState, gasSpare } });

/** On which rung each body takes its next step, and how many are on each. */
export const rung = define({ stage: "gas/rung", row: "quantity", bind: { gasState, gasSpare } });

/** Forces of gas where a run begins, or of the bodies whose own steps end with a block step, before these are kicked: energies are done here. */
export function gasOnRungs(
  sizes: Parameters<typeof boxPasses>[0],
  variant: Variant,
  which: "start" | "rungs",
): readonly Spec[] {
  if (which === "start")
    return [...gasForces(sizes, { ...variant, rungs: 1 }, "start"), keep, ...twice(wake(variant)), rouse(1)];
  const inBlocks: Variant = { ...variant, rungs: 2 };
  return [
    ...gasSideBySide,
    when,
    ahead,
    drifted,
    ...gasPairs(sizes, inBlocks, "rungs"),
    keep,
    ...twice(wake(variant)),
    rouse(2),
    warm(false),
    ...(variant.enriches ? [enrich(inBlocks)] : []),
    ...(variant.cools ? [cool(inBlocks)] : []),
    warm(true),
    roused,
  ];
}
