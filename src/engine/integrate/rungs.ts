import { define } from "../state/spec.ts";

/** Opens a step of the run on rungs: each body's own step, and half its kick. */
export const rungBegin = define({ stage: "integrate/rungBegin" });

/** All bodies at the time of a block step, with what is kept of each, where the sort reads them. */
export const rungDrift = define({ stage: "integrate/rungDrift" });

/** What is kept of each body's own step, in the order of the curve or (`inPlace`) in that which bodies have, and which are active. */
export const rungReorder = (inPlace = false) =>
  define({
    stage: "integrate/rungReorder",
    row: "reorder",
    bind: { order: "orderA" },
    constants: () => ({ IN_PLACE: Number(inPlace) }),
  });

/** Ends the own steps that end with this block step, and opens the next ones. */
export const rungKick = define({ stage: "integrate/rungKick" });

/** Counts a block step, and with the last one the step of the run. */
export const rungNext = define({ stage: "integrate/rungNext", workgroups: () => 1 });
