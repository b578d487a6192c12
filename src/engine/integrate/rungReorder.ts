import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What is kept of each body's own step, in the order of the curve. */
export const rungReorder = define<"integrate/rungReorder">({
  stage: "integrate/rungReorder",
  row: "reorder",
  bind: {
    params: "params",
    order: "orderA",
    nextOrigin: "nextOrigin",
    rungState: "rungState",
    origin: "origin",
    awake: "awake",
  },
  workgroups: perThread("integrate/rungReorder"),
});
