import { define } from "../../state/spec.ts";

/** What the parts of a direct sum found, added up. */
export const joinSums = define({
  stage: "force/direct/joinSums",
  row: "walk",
  constants: ({ parts }) => ({ PARTS: parts }),
});
