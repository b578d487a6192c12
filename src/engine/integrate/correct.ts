import { define } from "../state/spec.ts";

/** Ends a block step: corrects the bodies that are due and gives each its next step; `sixth`: of sixth order. */
export const correct = (sixth = false) =>
  define({
    stage: "integrate/correct",
    indirect: "correctDispatch",
    directUpTo: 512,
    constants: () => ({ SIXTH: Number(sixth) }),
  });
