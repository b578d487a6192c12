import { define } from "../state/spec.ts";

/** The pull of external fields and how it changes, added to the forces and jerks of the bodies that are due; `sixth`: and to their snaps. */
export const externalJerk = (sixth = false) =>
  define({
    stage: "force/externalJerk",
    row: "external",
    bind: { terms: "externalTerms" },
    indirect: "correctDispatch",
    directUpTo: 512,
    constants: () => ({ SIXTH: Number(sixth) }),
  });
