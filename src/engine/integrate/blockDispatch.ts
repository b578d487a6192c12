import { define } from "../state/spec.ts";

/** Opens a block step: its time, its bodies, their workgroups. */
export const blockDispatch = define({ stage: "integrate/blockDispatch", workgroups: () => 1 });
