import { define } from "../state/spec.ts";

/** Whole forces, and the second half kick (not with `kick` false, where a run begins). */
export const bridgeEnd = (kick = true) =>
  define({ stage: "integrate/bridgeEnd", constants: () => ({ KICK: Number(kick) }) });
