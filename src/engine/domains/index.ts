/** What the processes of several GPUs share: the public face of domains. */

export { Portion } from "../portion.ts";
export { changeSettings } from "../settings.ts";
export { type Reached, StepQueue } from "../stepQueue.ts";
export type { Begun } from "../taskQueue.ts";
export type { Boxes, Common, DomainBackend, DomainBodies, EssentialTree, ForceCosts } from "./domain.ts";
export { HostBodies, type HostForces } from "./hostBodies.ts";
export { joined } from "./joined.ts";
export type { Peers, Room } from "./peers.ts";
export { Domain, type DomainMeasurement, partsOfStep, type Timeline } from "./sharedStep.ts";
export { boxOf } from "./sums.ts";
export { bodiesTogether, forcesTogether, type InitialState, initialState, measuredTogether } from "./together.ts";
export { TreeSolver } from "./treeSolver.ts";
