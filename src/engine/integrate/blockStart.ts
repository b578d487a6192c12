import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What a run in block steps begins with; `sixth`: of sixth order. */
export const blockStart = (sixth = false) =>
  define({
    stage: "integrate/blockStart",
    workgroups: perThread("integrate/blockStart"),
    constants: () => ({ SIXTH: Number(sixth) }),
  });
