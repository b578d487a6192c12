import { type ForceVariant, multipoleConstants, type Opening, openingNumber } from "../state/forceVariant.ts";
import { define } from "../state/spec.ts";

/** The cells and leaves that the walk of the selected body's group used, by the criterion of that walk. */
export const interactionList = ({
  opening,
  spline,
  ...cells
}: Pick<ForceVariant, "spline" | "quadrupole" | "hexadecapole"> & { readonly opening: Opening }) =>
  define<"measure/interactionList">({
    stage: "measure/interactionList",
    row: "follow",
    bind: {
      params: "params",
      root: "root",
      posMass: "posMass",
      velocity: "velocity",
      nodeCentre: "nodeCentre",
      nodeTest: "nodeTest",
      nodeBox: "nodeBox",
      groupList: "groupList",
      places: "places",
      interactions: "interactions",
    },
    workgroups: () => 1,
    constants: () => ({
      SPLINE: Number(spline),
      ...multipoleConstants(cells),
      OPENING: openingNumber(opening),
    }),
  });
