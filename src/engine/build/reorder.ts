import { BODY_TILE, define, perBody } from "../state/workspace.ts";

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
    workgroups: perBody(BODY_TILE),
    constants: () => ({ KEEP: Number(keep) }),
  });
