import { perThread } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";

/** What the parts of a direct sum found, added up. */
export const joinSums = define<"force/direct/joinSums">({
  stage: "force/direct/joinSums",
  row: "walk",
  bind: { params: "params", acceleration: "acceleration" },
  workgroups: perThread("force/direct/joinSums"),
  constants: ({ parts }) => ({ PARTS: parts }),
});
