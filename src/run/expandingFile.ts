import type { Bodies } from "../data/bodies/bodies.ts";
import { clockAt } from "../data/bodies/clock.ts";
import { expanding, hasGas } from "../data/bodies/comoving.ts";
import { SPACING_PER_SOFTENING, USUAL_STEP, universeOf } from "../physics/cosmology/universe.ts";
import type { runDefaults } from "./runDefaults.ts";

/** Bodies of a file as an engine runs them, and what was chosen for them. */
export type InTheirBox = ReturnType<typeof runDefaults> & { readonly bodies: Bodies };

/**
 * Comoving bodies of a file in the expanding box that its header says. `reasons`: what was assumed, one sentence each. A text: why they can't be run.
 */
export function inTheirBox(given: Bodies & Required<Pick<Bodies, "comoving">>): InTheirBox | string {
  const { side, omegaM, omegaL, omegaR, w, h, velocityPower } = given.comoving;
  const more = [
    omegaR === undefined ? "without radiation" : `with omegaR = ${omegaR}`,
    ...(w === undefined ? [] : [`with w = ${w}`]),
  ];
  // Comoving; physical at most half of that.
  const softening = side / Math.cbrt(given.count) / SPACING_PER_SOFTENING;
  let bodies: Bodies;
  try {
    bodies = expanding(given, universeOf(given.comoving), softening / 2);
  } catch (error) {
    return `It can't be run: ${(error as Error).message}`;
  }
  // Bodies of today go on by steps of the usual length.
  const left = -clockAt(given.time);
  const timestep = left > 1e-6 ? left / Math.ceil(left / USUAL_STEP - 1e-6) : USUAL_STEP;
  return {
    bodies,
    settings: { theta: 0.6, softening, timestep },
    reasons: [
      `It runs in an expanding periodic box of ${side}, with omegaM = ${omegaM}, omegaL = ${omegaL} and h = ${h} of its header, ${more.join(", ")}; velocities are taken for the peculiar ones over a^${velocityPower}.`,
      `Suggested softening: a ${SPACING_PER_SOFTENING}th of the mean distance between neighbours, ${softening.toPrecision(3)} comoving, and at most half of that in today's lengths.`,
      `Suggested step: ${timestep.toPrecision(3)} in ln a today, a^(-1/3) times as long before.`,
      ...(hasGas(bodies) ? ["Its gas flows, and neither cools nor becomes stars in an expanding box."] : []),
    ],
  };
}
