import type { UndoPart } from "../undoPart.ts";
import type { PhysicsSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const physicsUndo = {
  settings: {
    settings: { theta: t.theta.label, softening: t.softening.label, timestep: t.timestep.label },
    solver: t.solver.label,
    machine: t.machine.label,
    engineChoices: {
      integrator: t.integrator.label,
      eta: t.eta.label,
      precision: t.precision.label,
      kernel: t.engine.kernel.label,
      multipole: t.engine.multipole.label,
      leafSize: t.engine.leafSize.label,
      bucketSize: t.engine.bucketSize.label,
      rebuildInterval: t.engine.rebuildInterval.label,
      stretching: t.flow.stretching.label,
      viscosity: t.flow.viscosity.label,
    },
    keepEvery: t.engine.keepEvery.label,
  },
  along: ["ranges", "usualEngine"],
} as const satisfies UndoPart<PhysicsSlice>;
