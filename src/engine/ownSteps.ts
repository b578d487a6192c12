import { BlockSteps, type OwnParts } from "./blocks.ts";
import { BridgeSteps } from "./bridge.ts";
import { findIntegrator } from "./integrate/index.ts";
import { RungSteps } from "./rungs.ts";

/** How steps are done where bodies have steps of their own. */
export type OwnSteps = BlockSteps | RungSteps | BridgeSteps;

/** Those of an integrator; null where all bodies have one step. */
export function ownSteps(integrator: string, parts: OwnParts): OwnSteps | null {
  const { blocks, rungs, bridge } = findIntegrator(integrator);
  if (bridge) return new BridgeSteps(parts);
  if (blocks) return new BlockSteps(parts);
  return rungs ? new RungSteps(parts) : null;
}
