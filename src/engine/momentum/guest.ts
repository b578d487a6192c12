import type { Arrival, Visited } from "../guests/guest.ts";

/**
 * A tree's forces are not equal and opposite. Their sum is taken off all bodies alike, so that the total momentum stays. Without a word it comes to gas in open space
 * with equal steps; null: not to this run. Throws one line where it was asked for and can't act.
 */
export function arrive(run: Visited): Omit<Arrival, "name"> | null {
  const { options, bodies } = run;
  const lack = lackOf(run);
  if (lack !== null && options.momentum) throw new Error(`momentum = true: ${lack}`);
  if (lack !== null || !(options.momentum ?? hasGas(bodies))) return null;
  return { onGpu: async () => (await import("./onGpu.ts")).keeper, sent: () => null };
}

/** Why it can't be kept, in one line; null: it can. */
function lackOf({ settings: { integrator }, space }: Visited): string | null {
  if (space) return "in a periodic box the total momentum isn't kept; leave this out";
  if (integrator === "leapfrog") return null;
  return `with integrator = "${integrator}" bodies feel each other at different times; choose leapfrog, or leave this out`;
}

/** Whether some body is gas that feels pressure. */
const hasGas = ({ columns, mass }: Visited["bodies"]): boolean =>
  columns?.internalEnergy?.some((energy, i) => energy > 0 && mass[i]! > 0) ?? false;
