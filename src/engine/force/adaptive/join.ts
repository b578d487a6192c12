import { define } from "../../state/spec.ts";

/** What the parts of each group's walk found, added up. */
export const join = define({
  stage: "force/adaptive/join",
  row: "walk",
  constants: ({ parts }) => ({ PARTS: parts }),
});
