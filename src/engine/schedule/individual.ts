/** What runs take whose bodies have steps of their own: loaded with their integrators. */
export { bridge } from "./bridge.ts";
export { checkBridge, checkIndividual, checkRungs } from "./checks.ts";
export { clusterOf } from "./cluster.ts";
export { Executor } from "./executor.ts";
export { hermite } from "./hermite.ts";
export { rungs } from "./rungs.ts";
