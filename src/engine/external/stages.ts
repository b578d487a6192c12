import { MAX_SAMPLES, perBody, TOTALS_TILE, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What is read of bodies with steps of their own, and else is not. */
const ownSteps = (rungs: boolean) =>
  ({ origin: rungs ? "origin" : "posMass", rungState: rungs ? "rungState" : "status" }) as const;

/** The pull of external fields, added to the forces of the bodies; `rungs`: of those whose own step ends; `alone`: nothing else acts on them. */
export const external = ({ rungs = false, alone = false } = {}) =>
  define({
    stage: "external/external",
    bind: { terms: "externalTerms", ...ownSteps(rungs) },
    constants: () => ({ RUNGS: Number(rungs), ALONE: Number(alone) }),
  });

/** What external fields slow bodies down by, added to their accelerations; `rungs`: to those of bodies whose own step ends. */
export const friction = ({ rungs = false } = {}) =>
  define({
    stage: "external/friction",
    bind: { terms: "frictionTerms", tables: "frictionTables", ...ownSteps(rungs) },
    constants: () => ({ RUNGS: Number(rungs) }),
  });

/** The pull of external fields and how it changes, added to the forces and jerks of the bodies that are due; `sixth`: and to their snaps. */
export const externalJerk = (sixth = false) =>
  define({
    stage: "external/externalJerk",
    row: "external",
    bind: { terms: "externalTerms" },
    indirect: "correctDispatch",
    directUpTo: 512,
    constants: () => ({ SIXTH: Number(sixth) }),
  });

/** Partial sums of the bodies' energy in external fields. */
export const externalEnergy = define({
  stage: "external/externalEnergy",
  row: "totals",
  bind: { terms: "externalTerms", partials: "externalTotals" },
  workgroups: perBody(TOTALS_TILE),
});

/** The pull of external fields on sampled bodies, behind their exact sums. */
export const externalExact = define({
  stage: "external/externalExact",
  row: "forceError",
  bind: { terms: "externalTerms" },
  workgroups: (s) => tiles(Math.min(MAX_SAMPLES, s.n), 64),
});
