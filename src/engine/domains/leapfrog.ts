import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { REACH } from "../state/faults.ts";
import type { DomainBodies } from "./domain.ts";

/** The time step in units of velocity over acceleration and of length over velocity, as the stages have it (`Params`). */
export const stepFactors = ({ timestep }: Settings, scaling: Scaling) => ({
  kick: Math.fround(timestep * (scaling.acceleration / scaling.velocity)),
  drift: Math.fround(timestep * (scaling.velocity / scaling.length)),
});

type StepFactors = ReturnType<typeof stepFactors>;

/**
 * Half a kick and a drift of a domain's bodies, in place and in float32, as the stage integrate/kickDrift: |a| goes beside the velocity, and a body whose
 * numbers would leave float32, or its reach, stays where it is, without mass or velocity and with a negative |a|. Returns how many those were.
 */
export function kickDrift(
  { posMass, velocity }: DomainBodies,
  acceleration: Float32Array,
  { kick, drift }: StepFactors,
): number {
  let frozen = 0;
  const half = 0.5 * kick;
  const { abs, fround, hypot, max } = Math;
  for (let at = 0; at < posMass.length; at += 4) {
    if (velocity[at + 3]! < 0) continue;
    const ax = acceleration[at]!;
    const ay = acceleration[at + 1]!;
    const az = acceleration[at + 2]!;
    const size = hypot(ax, ay, az);
    const u = fround(velocity[at]! + half * ax);
    const v = fround(velocity[at + 1]! + half * ay);
    const w = fround(velocity[at + 2]! + half * az);
    const x = fround(posMass[at]! + drift * u);
    const y = fround(posMass[at + 1]! + drift * v);
    const z = fround(posMass[at + 2]! + drift * w);
    // False for what is no number, too.
    if (max(abs(u), abs(v), abs(w), abs(x), abs(y), abs(z)) < REACH) {
      posMass[at] = x;
      posMass[at + 1] = y;
      posMass[at + 2] = z;
      velocity[at] = u;
      velocity[at + 1] = v;
      velocity[at + 2] = w;
      velocity[at + 3] = size;
    } else {
      posMass[at + 3] = 0;
      velocity.set([0, 0, 0, size > 0 && size < Number.POSITIVE_INFINITY ? -size : -1e-30], at);
      frozen++;
    }
  }
  return frozen;
}

/** Half a kick, as the stage integrate/kick. */
export function kick({ velocity }: DomainBodies, acceleration: Float32Array, { kick }: StepFactors): void {
  for (let at = 0; at < velocity.length; at += 4) {
    if (velocity[at + 3]! < 0) continue;
    for (let k = at; k < at + 3; k++) velocity[k]! += 0.5 * kick * acceleration[k]!;
  }
}

/** |a| beside the velocities, of bodies that are not frozen, as the stage integrate/accelerationSize. */
export function accelerationSize({ velocity }: DomainBodies, acceleration: Float32Array): void {
  for (let at = 0; at < velocity.length; at += 4)
    if (velocity[at + 3]! >= 0)
      velocity[at + 3] = Math.hypot(acceleration[at]!, acceleration[at + 1]!, acceleration[at + 2]!);
}
