import { define } from "../state/spec.ts";

/** Bodies and ids into the order of the curve; with `inPlace` in the order that they have. */
export const reorder = (inPlace = false) =>
  define({
    stage: "build/reorder",
    bind: {
      order: "orderA",
      fromPosMass: "nextPosMass",
      fromVelocity: "nextVelocity",
      fromId: "nextId",
      toPosMass: "posMass",
      toVelocity: "velocity",
      toId: "id",
    },
    constants: () => ({ IN_PLACE: Number(inPlace) }),
  });

/** The bodies as they are to where the sort reads them. */
export const toSort = define({
  stage: "build/reorder",
  bind: {
    order: "orderA",
    fromPosMass: "posMass",
    fromVelocity: "velocity",
    fromId: "id",
    toPosMass: "nextPosMass",
    toVelocity: "nextVelocity",
    toId: "nextId",
  },
  constants: () => ({ IN_PLACE: 1 }),
});
