import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { PhysicsController } from "./controller.ts";
import { PhysicsGroup } from "./physicsGroup.tsx";
import { createPhysics, settingsOf } from "./state.ts";

export const physics = {
  name: "physics",
  slice: ({ scenario, solvers, solver, wishes }: Setup) => {
    const { theta, softening, timestep } = { ...scenario.defaults };
    return createPhysics(
      { theta, softening, timestep },
      settingsOf(wishes),
      solvers,
      wishes.solver ?? solver,
      wishes.machine ?? "auto",
    );
  },
  controller: PhysicsController,
  panels: [{ place: "controls", at: 20, Panel: PhysicsGroup }],
} as const satisfies Feature;
