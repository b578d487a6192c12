import { halves, nearestInside } from "./clusters.ts";
import { findDensity } from "./density.ts";
import type { Gas } from "./gas.ts";
import { findGradients, findPressure, findSwitches } from "./gradients.ts";
import { KERNELS } from "./kernel.ts";
import type { Neighbours } from "./neighbours.ts";

/**
 * A field from outside, such as gravity: adds its accelerations to those of `gas`, or of the `active` particles alone, and gives the potential energy, of pairs
 * once; that counts where all are active.
 */
export type OuterField = (gas: Gas, active?: Uint8Array | null) => number;

/**
 * All that a step needs of the present positions, velocities and energies: densities, gradients, switches `dt` later than the last time (0: they stay
 * at their first values), accelerations and heating. `lists` are those of the last step, if there are any; the lists that hold are returned.
 */
export function findForces(gas: Gas, lists: Neighbours | null, dt: number, field: OuterField | null): Neighbours {
  const now = findDensity(gas, lists);
  findPressure(gas);
  findGradients(gas, now);
  if (dt > 0) findSwitches(gas, dt);
  else gas.compressionBefore.set(gas.compression);
  pressureForces(gas, now);
  gas.account.potential = field ? field(gas) : 0;
  return now;
}

/**
 * Accelerations and heating by pressure, viscosity and conduction, each pair symmetric, so that momentum and energy are kept: the form of Wadsley,
 * Keller & Quinn (2017), or the density-energy form of SPHENIX (Borrow et al. 2022), whose dissipation both have. `active`: of which particles; null: of all.
 */
export function pressureForces(
  gas: Gas,
  { clusters, start, list }: Neighbours,
  active: Uint8Array | null = null,
): void {
  const {
    count,
    settings,
    box,
    expansion,
    position,
    velocity,
    energy,
    mass,
    smoothing,
    number,
    density,
    pressure,
    sound,
  } = gas;
  const { factor, balsara, viscosity, conduction, acceleration, heating } = gas;
  const { slope } = KERNELS[settings.kernel];
  const geometric = settings.form === "geometric";
  const [ex, ey, ez] = box;
  const [halfX, halfY, halfZ] = halves(box);
  // Divisions that all pairs of a particle share.
  const inverse = new Float64Array(count);
  const weight = new Float64Array(count);
  const volume = new Float64Array(count);
  const lightness = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    inverse[i] = 1 / smoothing[i]!;
    weight[i] = factor[i]! / smoothing[i]! ** 4;
    volume[i] = 1 / number[i]!;
    lightness[i] = 1 / density[i]!;
  }
  const { order } = clusters;
  for (let o = 0; o < count; o++) {
    const i = order[o]!;
    if (active && active[i] === 0) continue;
    const x = position[3 * i]!;
    const y = position[3 * i + 1]!;
    const z = position[3 * i + 2]!;
    const vx = velocity[3 * i]!;
    const vy = velocity[3 * i + 1]!;
    const vz = velocity[3 * i + 2]!;
    const h2 = smoothing[i]! * smoothing[i]!;
    const m1 = 1 / mass[i]!;
    const p = pressure[i]!;
    let ax = 0;
    let ay = 0;
    let az = 0;
    let heat = 0;
    for (let k = start[i]!; k < start[i + 1]!; k++) {
      const j = list[k]!;
      const dx = nearestInside(x - position[3 * j]!, halfX, ex);
      const dy = nearestInside(y - position[3 * j + 1]!, halfY, ey);
      const dz = nearestInside(z - position[3 * j + 2]!, halfZ, ez);
      const r2 = dx * dx + dy * dy + dz * dz;
      const near = r2 < h2;
      const nearJ = r2 < smoothing[j]! * smoothing[j]!;
      if (!(near || nearJ) || r2 === 0) continue;
      const r = Math.sqrt(r2);
      const r1 = 1 / r;
      // Both kernels' slopes, times their factors.
      const wi = near ? slope(r * inverse[i]!) * weight[i]! : 0;
      const wj = nearJ ? slope(r * inverse[j]!) * weight[j]! : 0;
      const mean = 0.5 * (wi + wj);
      const wx = vx - velocity[3 * j]!;
      const wy = vy - velocity[3 * j + 1]!;
      const wz = vz - velocity[3 * j + 2]!;
      const approach = (wx * dx + wy * dy + wz * dz) * r1;
      // Dissipation knows that space expands; pressure does not.
      const closing = approach + expansion * r;
      const pj = pressure[j]!;

      let push: number;
      let work: number;
      if (geometric) {
        const both = volume[i]! * volume[j]! * mean;
        push = (p + pj) * both;
        work = p * both;
      } else {
        work = p * volume[i]! * volume[i]! * wi;
        push = work + pj * volume[j]! * volume[j]! * wj;
      }
      push *= m1;
      work *= m1;
      let change = work * approach;
      if (closing < 0) {
        const speed = sound[i]! + sound[j]! - 3 * closing;
        const coefficient = 0.25 * (viscosity[i]! + viscosity[j]!) * (balsara[i]! + balsara[j]!);
        const drag = ((-coefficient * speed * closing) / (density[i]! + density[j]!)) * mass[j]! * mean;
        push += drag;
        change += 0.5 * drag * closing;
      }
      const blend = p * conduction[i]! + pj * conduction[j]!;
      if (blend > 0) {
        const pace = Math.sqrt((2 * Math.abs(p - pj)) / (density[i]! + density[j]!)) + Math.abs(closing);
        const passed = mass[j]! * (wi * lightness[i]! + wj * lightness[j]!);
        change += ((0.5 * blend) / (p + pj)) * pace * (energy[i]! - energy[j]!) * passed;
      }
      const along = push * r1;
      ax -= along * dx;
      ay -= along * dy;
      az -= along * dz;
      heat += change;
    }
    acceleration[3 * i] = ax;
    acceleration[3 * i + 1] = ay;
    acceleration[3 * i + 2] = az;
    heating[i] = heat;
  }
}
