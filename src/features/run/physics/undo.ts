import type { UndoPart } from "../../kit/undoPart.ts";
import type { PhysicsSlice } from "./state.ts";

export const physicsUndo = { along: { physics: ["ranges", "usualEngine"] } } as const satisfies UndoPart<PhysicsSlice>;
