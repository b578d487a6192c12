import { define, type Spec } from "../state/spec.ts";

const ROW = "gasBlasts";
const [gasState, gasSpare, blasts] = ["column gasState", "column gasSpare", "gasBlasts"] as const;

/** Workgroups that share the stars that explode in a step, by turns: mostly none does, and they return at once. */
const [SEARCHING, GIVING] = [256, 16];

/** Which stars explode. */
const ripe = define({ stage: "gas/ripe", row: ROW, bind: { gasState, gasSpare, blasts } });

/** The gas that is nearest to each. */
const nearest = (periodic: boolean) =>
  define({
    stage: "gas/nearest",
    row: ROW,
    bind: { gasState, blasts },
    workgroups: () => SEARCHING,
    constants: () => ({ PERIODIC: Number(periodic) }),
  });

/** Gas takes what they give; without metals another table stands for these, which is neither read nor written. */
const explode = (metals: boolean) =>
  define({
    stage: "gas/explode",
    row: ROW,
    bind: { blasts, gasState, gasSpare, metallicity: metals ? "column metallicity" : "gasWake" },
    workgroups: () => GIVING,
    constants: () => ({ METALS: Number(metals) }),
  });

/** Stars that are old enough give to the gas nearest to them what their supernovae do, where a step of the run ends; `gasSideBySide` is done. */
export const blastStages = (metals: boolean, periodic: boolean): readonly Spec[] => [
  ripe,
  nearest(periodic),
  explode(metals),
];
