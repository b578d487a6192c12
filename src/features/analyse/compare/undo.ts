import type { UndoPart } from "../../kit/undoPart.ts";
import type { CompareSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const compareUndo = {
  settings: {
    compare: {
      comparing: t.commands.compare.label,
      branch: t.commands.compare.label,
      comparedBy: t.by.label,
      rightSide: {
        theta: t.right.theta.label,
        solver: t.right.solver.label,
        integrator: t.right.integrator.label,
        softening: t.right.softening.label,
        timestep: t.right.timestep.label,
        kernel: t.right.kernel.label,
        multipole: t.right.multipole.label,
        stretching: t.right.stretching.label,
        viscosity: t.right.viscosity.label,
        darkEnergy: t.right.darkEnergy.label,
      },
    },
  },
} as const satisfies UndoPart<CompareSlice>;
