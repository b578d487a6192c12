import { INDUCED, type VortexElements } from "./elements.ts";
import { curlAt } from "./invariants.ts";

/** Opening angle for elements whose strengths point everywhere, so that what cells add up to nearly cancels. */
export const FLOW_THETA = 0.25;
/** Time step over the time in which the fastest rotation turns by a radian. */
export const STEP_SHARE = 0.1;
/** Width of an element's image over the vortex's core radius: so that layers flow into each other. */
export const IMAGE = 0.8;

/** STEP_SHARE over the largest rate of rotation, |curl u| / 2, in INDUCED numbers an element, time units; null where nothing turns. */
export function suggestedStep(induced: ArrayLike<number>): number | null {
  let most = 0;
  for (let i = 0; i < induced.length / INDUCED; i++) most = Math.max(most, Math.hypot(...curlAt(induced, i)) / 2);
  return most > 0 ? STEP_SHARE / most : null;
}

/** Settings that suit a flow of which nothing else is known; `induced` at some of its elements. Images are as wide as the mean core wants, length units. */
export function suggestFlow(
  { count, core }: VortexElements,
  induced: ArrayLike<number>,
): { theta: number; softening: number; timestep: number } {
  const mean = core.reduce((sum, sigma) => sum + sigma, 0) / count;
  return { theta: FLOW_THETA, softening: IMAGE * mean, timestep: suggestedStep(induced) ?? 1 };
}
