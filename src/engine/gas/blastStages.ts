import { define, type Spec } from "../state/spec.ts";

const ROW = "gasBlasts";
const [gasState, gasSpare] = ["column gasState", "column gasSpare"] as const;

/** Workgroups that share the stars that explode in a step, by turns: mostly none does, and they return at once. */
const [SEARCHING, GIVING] = [256, 16];

/** Which stars explode. */
const ripe = define<"gas/ripe">({
  stage: "gas/ripe",
  row: ROW,
  bind: {
    ...{ params: "params", gasParams: "gasParams", posMass: "posMass", gasState, gasSpare },
    ...{ blasts: "gasBlasts", status: "status" },
  },
});

/** The gas that is nearest to each. */
const nearest = define<"gas/nearest">({
  stage: "gas/nearest",
  row: ROW,
  bind: {
    ...{ gasParams: "gasParams", posMass: "posMass", gasPlace: "gasPlace", gasState },
    ...{ status: "status", blasts: "gasBlasts" },
  },
  workgroups: () => SEARCHING,
});

const bound = {
  gasParams: "gasParams",
  id: "id",
  blasts: "gasBlasts",
  posMass: "posMass",
  velocity: "velocity",
} as const;

/** Gas takes what they give; without metals another table stands for these, which is neither read nor written. */
const explode = (metals: boolean) =>
  define<"gas/explode">({
    stage: "gas/explode",
    row: ROW,
    bind: {
      ...{ ...bound, gasState, gasSpare, status: "status" },
      metallicity: metals ? "column metallicity" : "gasWake",
    },
    workgroups: () => GIVING,
    constants: () => ({ METALS: Number(metals) }),
  });

/** Stars that are old enough give to the gas nearest to them what their supernovae do, where a step of the run ends; `gasSideBySide` is done. */
export const blasts = ({
  metals,
  periodic,
}: {
  readonly metals: boolean;
  readonly periodic: boolean;
}): readonly Spec[] => [ripe, { ...nearest, constants: () => ({ PERIODIC: Number(periodic) }) }, explode(metals)];
