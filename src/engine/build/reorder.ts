import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Bodies and ids into the order of the curve; with `keep` in the order that they have. */
export const reorder = (keep = false) =>
  define<"build/reorder">({
    stage: "build/reorder",
    row: "reorder",
    bind: {
      params: "params",
      order: "orderA",
      fromPosMass: "nextPosMass",
      fromVelocity: "nextVelocity",
      fromId: "nextId",
      toPosMass: "posMass",
      toVelocity: "velocity",
      toId: "id",
    },
    workgroups: perThread("build/reorder"),
    constants: () => ({ KEEP: Number(keep) }),
  });
