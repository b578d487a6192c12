import { define } from "../state/spec.ts";

/** What is kept of each body's own step, in the order of the curve or (`inPlace`) in that which bodies have, and which are active. */
export const rungReorder = (inPlace = false) =>
  define({
    stage: "integrate/rungReorder",
    row: "reorder",
    bind: { order: "orderA" },
    constants: () => ({ IN_PLACE: Number(inPlace) }),
  });
