import { define } from "../state/spec.ts";

/** Counts a block step, and with the last one the step of the run. */
export const rungNext = define<"integrate/rungNext">({
  stage: "integrate/rungNext",
  row: "rungNext",
  bind: { params: "params", activeList: "activeList", rungState: "rungState", status: "status" },
  workgroups: () => 1,
});
