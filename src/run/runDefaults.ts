import type { Bodies } from "../data/bodies/bodies.ts";
import { suggestSettings } from "../data/bodies/suggest.ts";

/** Settings for bodies of which nothing else is known, with the reasons as sentences. */
export function runDefaults(bodies: Bodies): {
  readonly settings: { theta: number; softening: number; timestep: number };
  readonly reasons: string[];
} {
  const { softening, timestep } = suggestSettings(bodies);
  return {
    settings: { theta: 0.6, softening: softening.value, timestep: timestep.value },
    reasons: [softening.reason, timestep.reason],
  };
}
