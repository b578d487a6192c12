import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { physicsAddress } from "./address.ts";
import { PhysicsController } from "./controller.ts";
import { physicsControls } from "./controls.ts";
import { PhysicsGroup } from "./physicsGroup.tsx";
import { createPhysics } from "./state.ts";
import { physicsUndo } from "./undo.ts";

export const physics = {
  name: "physics",
  controls: physicsControls,
  slice: ({ scenario, ...setup }: Setup) => createPhysics(scenario.defaults, setup),
  controller: PhysicsController,
  address: [physicsAddress],
  undo: physicsUndo,
  panels: [{ place: "controls", at: 20, group: "accuracy", level: "play", Panel: PhysicsGroup }],
} as const satisfies Feature;
