import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What is kept of each body's own step, in the order of the curve or (`keep`) in that which bodies have, and which are active. */
export const rungReorder = (keep = false) =>
  define<"integrate/rungReorder">({
    stage: "integrate/rungReorder",
    row: "reorder",
    bind: {
      params: "params",
      order: "orderA",
      nextOrigin: "nextOrigin",
      rungState: "rungState",
      id: "id",
      origin: "origin",
      awake: "awake",
      nextId: "nextId",
    },
    workgroups: perThread("integrate/rungReorder"),
    constants: () => ({ KEEP: Number(keep) }),
  });
