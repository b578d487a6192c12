import { perThread } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";

/** What the parts of each group's walk found, added up. */
export const join = define({
  stage: "force/adaptive/join",
  row: "walk",
  workgroups: perThread("force/adaptive/join"),
  constants: ({ parts }) => ({ PARTS: parts }),
});
