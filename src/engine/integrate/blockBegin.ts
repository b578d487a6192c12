import { define } from "../state/spec.ts";

/** Opens a step of the run: each body takes the step that it wished for. */
export const blockBegin = define({ stage: "integrate/blockBegin" });
