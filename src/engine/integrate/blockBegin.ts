import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Opens a step of the run: each body takes the step that it wished for. */
export const blockBegin = define<"integrate/blockBegin">({
  stage: "integrate/blockBegin",
  row: "blockBegin",
  bind: {
    params: "params",
    fixedVelocity: "fixedVelocity",
    fixedPosition: "fixedPosition",
    blockState: "blockState",
    due: "due",
  },
  workgroups: perThread("integrate/blockBegin"),
});
