import { define } from "../state/spec.ts";

/** Opens a block step: its time, its bodies, their workgroups. */
export const blockDispatch = define<"integrate/blockDispatch">({
  stage: "integrate/blockDispatch",
  row: "blockDispatch",
  bind: {
    params: "params",
    blockState: "blockState",
    status: "status",
    forceDispatch: "forceDispatch",
    correctDispatch: "correctDispatch",
  },
  workgroups: () => 1,
});
