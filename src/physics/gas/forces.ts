import { halves, nearestInside } from "./clusters.ts";
import { findDensity } from "./density.ts";
import type { Gas } from "./gas.ts";
import { findGradients, findPressure, findSwitches } from "./gradients.ts";
import { KERNELS } from "./kernel.ts";
import type { Neighbours } from "./neighbours.ts";
import { ALONE, type GasTeam } from "./team.ts";

/**
 * A field from outside, such as gravity: adds its accelerations to those of `gas`, or of the `active` particles alone, and gives the potential energy, of pairs
 * once; that counts where all are active.
 */
export type OuterField = (gas: Gas, active?: Uint8Array | null) => number;

/**
 * All that a step needs of the present positions, velocities and energies: densities, gradients, switches `dt` later than the last time (0: they stay
 * at their first values), accelerations and heating. `lists` are those of the last step, if there are any; the lists that hold are returned.
 * A thread of a team finds accelerations and heating of the particles of its own lists, and has met the others when all else is found.
 */
export function findForces(
  gas: Gas,
  lists: Neighbours | null,
  dt: number,
  field: OuterField | null,
  team: GasTeam = ALONE,
): Neighbours {
  const now = findDensity(gas, lists, null, team);
  findPressure(gas, team);
  team.barrier();
  findGradients(gas, now);
  team.barrier();
  if (dt > 0) findSwitches(gas, dt, null, team);
  else keepCompression(gas, team);
  team.barrier();
  pressureForces(gas, now);
  gas.account.potential = field ? field(gas) : 0;
  return now;
}

/**
 * Accelerations and heating by pressure, viscosity and conduction, each pair symmetric, so that momentum and energy are kept: the form of Wadsley,
 * Keller & Quinn (2017), or the density-energy form of SPHENIX (Borrow et al. 2022), whose dissipation both have. `active`: of which particles; null: of
 * all that have lists.
 */
export function pressureForces(
  gas: Gas,
  { clusters, from, to, start, list }: Neighbours,
  active: Uint8Array | null = null,
): void {
  const { settings, box, expansion, acceleration, heating } = gas;
  const { slope } = KERNELS[settings.kernel];
  const geometric = settings.form === "geometric";
  const [ex, ey, ez] = box;
  const [halfX, halfY, halfZ] = halves(box);
  const rows = rowsOf(gas);
  const { order } = clusters;
  for (let o = from; o < to; o++) {
    const i = order[o]!;
    if (active && active[i] === 0) continue;
    const own = ROW * i;
    const x = rows[own]!;
    const y = rows[own + 1]!;
    const z = rows[own + 2]!;
    const h2 = rows[own + 3]!;
    const vx = rows[own + 4]!;
    const vy = rows[own + 5]!;
    const vz = rows[own + 6]!;
    const inverse = rows[own + 7]!;
    const weight = rows[own + 8]!;
    const volume = rows[own + 9]!;
    const p = rows[own + 10]!;
    const c = rows[own + 11]!;
    const rho = rows[own + 12]!;
    const drags = rows[own + 13]!;
    const limits = rows[own + 14]!;
    const conducts = rows[own + 15]!;
    const u = rows[own + 16]!;
    const m1 = 1 / rows[own + 17]!;
    const light = 1 / rho;
    let ax = 0;
    let ay = 0;
    let az = 0;
    let heat = 0;
    for (let k = start[o]!; k < start[o + 1]!; k++) {
      const j = ROW * list[k]!;
      const dx = nearestInside(x - rows[j]!, halfX, ex);
      const dy = nearestInside(y - rows[j + 1]!, halfY, ey);
      const dz = nearestInside(z - rows[j + 2]!, halfZ, ez);
      const r2 = dx * dx + dy * dy + dz * dz;
      const near = r2 < h2;
      const nearJ = r2 < rows[j + 3]!;
      if (!(near || nearJ) || r2 === 0) continue;
      const r = Math.sqrt(r2);
      const r1 = 1 / r;
      // Both kernels' slopes, times their factors.
      const wi = near ? slope(r * inverse) * weight : 0;
      const wj = nearJ ? slope(r * rows[j + 7]!) * rows[j + 8]! : 0;
      const mean = 0.5 * (wi + wj);
      const wx = vx - rows[j + 4]!;
      const wy = vy - rows[j + 5]!;
      const wz = vz - rows[j + 6]!;
      const approach = (wx * dx + wy * dy + wz * dz) * r1;
      // Dissipation knows that space expands; pressure does not.
      const closing = approach + expansion * r;
      const volumeJ = rows[j + 9]!;
      const pj = rows[j + 10]!;

      let push: number;
      let work: number;
      if (geometric) {
        const both = volume * volumeJ * mean;
        push = (p + pj) * both;
        work = p * both;
      } else {
        work = p * volume * volume * wi;
        push = work + pj * volumeJ * volumeJ * wj;
      }
      push *= m1;
      work *= m1;
      let change = work * approach;
      const blend = p * conducts + pj * rows[j + 15]!;
      if (closing < 0 || blend > 0) {
        const lighter = 1 / (rho + rows[j + 12]!);
        const massJ = rows[j + 17]!;
        if (closing < 0) {
          const speed = c + rows[j + 11]! - 3 * closing;
          const coefficient = 0.25 * (drags + rows[j + 13]!) * (limits + rows[j + 14]!);
          const drag = -coefficient * speed * closing * lighter * massJ * mean;
          push += drag;
          change += 0.5 * drag * closing;
        }
        if (blend > 0) {
          const pace = Math.sqrt(2 * Math.abs(p - pj) * lighter) + Math.abs(closing);
          // Mass over density is the volume.
          const passed = massJ * light * wi + volumeJ * wj;
          change += ((0.5 * blend) / (p + pj)) * pace * (u - rows[j + 16]!) * passed;
        }
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

/** Numbers of a particle side by side, as pairs read those of neighbours, in whole places of the cache but for a half. */
const ROW = 20;

/** x, y, z, H^2, vx, vy, vz, 1/H, factor over H^4, volume, pressure, sound, density, viscosity, limiter, conduction, internal energy and mass of each. */
function rowsOf(gas: Gas): Float64Array {
  const { count, position, velocity, smoothing } = gas;
  const rows = new Float64Array(ROW * count);
  for (let i = 0, at = 0; i < count; i++, at += ROW) {
    for (let k = 0; k < 3; k++) {
      rows[at + k] = position[3 * i + k]!;
      rows[at + 4 + k] = velocity[3 * i + k]!;
    }
    const h2 = smoothing[i]! * smoothing[i]!;
    rows[at + 3] = h2;
    rows[at + 7] = 1 / smoothing[i]!;
    rows[at + 8] = gas.factor[i]! / (h2 * h2);
    rows[at + 9] = 1 / gas.number[i]!;
    rows[at + 10] = gas.pressure[i]!;
    rows[at + 11] = gas.sound[i]!;
    rows[at + 12] = gas.density[i]!;
    rows[at + 13] = gas.viscosity[i]!;
    rows[at + 14] = gas.balsara[i]!;
    rows[at + 15] = gas.conduction[i]!;
    rows[at + 16] = gas.energy[i]!;
    rows[at + 17] = gas.mass[i]!;
  }
  return rows;
}

/** Switches stay as they are, and what they compare the next compression with is this one. */
function keepCompression({ count, compression, compressionBefore }: Gas, team: GasTeam): void {
  for (let [i, to] = team.part(count); i < to; i++) compressionBefore[i] = compression[i]!;
}
