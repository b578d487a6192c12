import { halves } from "./clusters.ts";
import type { Gas } from "./gas.ts";
import { KERNELS } from "./kernel.ts";
import type { Neighbours } from "./neighbours.ts";

/** Share of the sound speed over H that stands beside divergence and curl in Balsara's limiter. */
const STILL = 1e-4;

/** Pressure and sound speed of an ideal gas: P = (gamma - 1) rho u, c^2 = gamma P / rho. */
export function findPressure({ count, settings, density, energy, pressure, sound }: Gas): void {
  const { gamma } = settings;
  for (let i = 0; i < count; i++) {
    const u = Math.max(energy[i]!, 0);
    pressure[i] = (gamma - 1) * density[i]! * u;
    sound[i] = Math.sqrt(gamma * (gamma - 1) * u);
  }
}

/**
 * The loop between density and force: divergence and curl of the velocity, Balsara's limiter, the Laplacian of the internal energy, the largest signal
 * speed and viscosity around each particle, and the factors of the pressure force (Wadsley, Keller & Quinn 2017, equation 19; Borrow et al. 2022).
 */
export function findGradients(gas: Gas, { clusters, start, list }: Neighbours): void {
  const { count, settings, box, position, velocity, energy, mass, smoothing, number, density } = gas;
  const { stretch, sound, viscosity } = gas;
  const { slope } = KERNELS[settings.kernel];
  const geometric = settings.form === "geometric";
  const [ex, ey, ez] = box;
  const [halfX, halfY, halfZ] = halves(box);
  // What a neighbour counts for: 1 / n and m / rho, divided once.
  const volume = new Float64Array(count);
  const share = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    volume[i] = 1 / number[i]!;
    share[i] = mass[i]! / density[i]!;
  }
  const { order } = clusters;
  for (let o = 0; o < count; o++) {
    const i = order[o]!;
    const x = position[3 * i]!;
    const y = position[3 * i + 1]!;
    const z = position[3 * i + 2]!;
    const vx = velocity[3 * i]!;
    const vy = velocity[3 * i + 1]!;
    const vz = velocity[3 * i + 2]!;
    const u = energy[i]!;
    const c = sound[i]!;
    const h = smoothing[i]!;
    const h2 = h * h;
    const inverse = 1 / h;
    const inverse4 = inverse * inverse * inverse * inverse;
    let div = 0;
    let cx = 0;
    let cy = 0;
    let cz = 0;
    let laplacian = 0;
    let same = 0;
    let theirs = 0;
    let fastest = 2 * c;
    let around = viscosity[i]!;
    for (let k = start[i]!; k < start[i + 1]!; k++) {
      const j = list[k]!;
      let dx = x - position[3 * j]!;
      let dy = y - position[3 * j + 1]!;
      let dz = z - position[3 * j + 2]!;
      if (dx > halfX) dx -= ex;
      else if (dx < -halfX) dx += ex;
      if (dy > halfY) dy -= ey;
      else if (dy < -halfY) dy += ey;
      if (dz > halfZ) dz -= ez;
      else if (dz < -halfZ) dz += ez;
      const r2 = dx * dx + dy * dy + dz * dz;
      if ((r2 >= h2 && r2 >= smoothing[j]! * smoothing[j]!) || r2 === 0) continue;
      const r = Math.sqrt(r2);
      const r1 = 1 / r;
      const wx = vx - velocity[3 * j]!;
      const wy = vy - velocity[3 * j + 1]!;
      const wz = vz - velocity[3 * j + 2]!;
      const along = wx * dx + wy * dy + wz * dz;
      const speed = c + sound[j]! - (along < 0 ? 3 * along * r1 : 0);
      if (speed > fastest) fastest = speed;
      if (r2 >= h2) continue;
      const w = slope(r * inverse) * inverse4 * r1;
      if (viscosity[j]! > around) around = viscosity[j]!;
      const m = mass[j]! * w;
      div -= m * along;
      cx += m * (wy * dz - wz * dy);
      cy += m * (wz * dx - wx * dz);
      cz += m * (wx * dy - wy * dx);
      laplacian += share[j]! * w * (u - energy[j]!);
      same += w * r2;
      theirs += w * r2 * volume[j]!;
    }
    const scale = stretch[i]! / density[i]!;
    gas.divergence[i] = div * scale;
    gas.curl[i] = Math.sqrt(cx * cx + cy * cy + cz * cz) * Math.abs(scale);
    gas.laplacian[i] = 2 * laplacian;
    gas.signal[i] = fastest;
    gas.viscosityAround[i] = around;
    gas.factor[i] = geometric && theirs < 0 ? (same * volume[i]!) / theirs : stretch[i]!;
    const size = Math.abs(gas.divergence[i]!);
    const whole = size + gas.curl[i]! + (STILL * c) / h;
    gas.balsara[i] = whole > 0 ? size / whole : 1;
  }
}

/** A bound that keeps a coefficient from following a fall of nothing. */
const positive = (x: number) => Math.max(x, 0);

/**
 * Advances the coefficients of artificial viscosity and conduction by a step (Cullen & Dehnen 2010 as SPHENIX has them: Borrow et al. 2022, sections
 * 3.2 and 3.4): viscosity jumps up where a flow begins to converge and decays behind the shock; conduction grows where the internal energy is curved, and not in shocks.
 */
export function findSwitches(gas: Gas, dt: number): void {
  const { count, settings, smoothing, sound, divergence, divergenceBefore, viscosity, conduction, signal } = gas;
  const [least, most] = settings.viscosity;
  for (let i = 0; i < count; i++) {
    const [h, c, div] = [smoothing[i]!, sound[i]!, divergence[i]!];
    const fall = dt > 0 && div < 0 ? positive((divergenceBefore[i]! - div) / dt) : 0;
    const source = h * h * fall;
    const local = source > 0 ? (most * source) / (c * c + source) : 0;
    const crossings = (settings.viscosityDecay * dt * c) / h;
    const relaxed = (viscosity[i]! + local * crossings) / (1 + crossings);
    viscosity[i] = Math.min(Math.max(local > viscosity[i]! ? local : relaxed, least), most);
    divergenceBefore[i] = div;

    const u = gas.energy[i]!;
    const rise = u > 0 ? (settings.conductionRise * h * gas.laplacian[i]!) / Math.sqrt(u) : 0;
    const lasting = conduction[i]! * Math.exp((-dt * signal[i]!) / h) + rise * dt;
    const shock = most > 0 ? 1 - gas.viscosityAround[i]! / most : 1;
    conduction[i] = Math.min(positive(lasting), settings.conduction * positive(shock));
  }
}
