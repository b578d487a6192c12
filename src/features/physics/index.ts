import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { physicsAddress } from "./address.ts";
import { PhysicsController } from "./controller.ts";
import { PhysicsGroup } from "./physicsGroup.tsx";
import { createPhysics } from "./state.ts";

export const physics = {
  name: "physics",
  slice: ({ scenario, solvers, solver }: Setup) => createPhysics(scenario.defaults, solvers, solver),
  controller: PhysicsController,
  address: [physicsAddress],
  panels: [{ place: "controls", at: 20, Panel: PhysicsGroup }],
} as const satisfies Feature;
