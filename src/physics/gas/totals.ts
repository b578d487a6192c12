import type { Gas } from "./gas.ts";

/** Sums over the gas. */
export interface GasTotals {
  readonly mass: number;
  /** px, py, pz. */
  readonly momentum: readonly [number, number, number];
  /** About the origin: Lx, Ly, Lz. */
  readonly angularMomentum: readonly [number, number, number];
  readonly kinetic: number;
  readonly thermal: number;
  readonly potential: number;
  /** Kinetic, thermal and potential energy with what cooling took, less what was added: it stays the same. */
  readonly energy: number;
}

/** Mass, momenta and energies of the present. */
export function gasTotals({ count, mass, position, velocity, energy, account }: Gas): GasTotals {
  let [sum, kinetic, thermal] = [0, 0, 0];
  const momentum: [number, number, number] = [0, 0, 0];
  const spin: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const m = mass[i]!;
    const [x, y, z] = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    const [vx, vy, vz] = [velocity[3 * i]!, velocity[3 * i + 1]!, velocity[3 * i + 2]!];
    sum += m;
    kinetic += 0.5 * m * (vx * vx + vy * vy + vz * vz);
    thermal += m * energy[i]!;
    momentum[0] += m * vx;
    momentum[1] += m * vy;
    momentum[2] += m * vz;
    spin[0] += m * (y * vz - z * vy);
    spin[1] += m * (z * vx - x * vz);
    spin[2] += m * (x * vy - y * vx);
  }
  const { potential, cooled, heated, floor } = account;
  const whole = kinetic + thermal + potential + cooled - heated - floor;
  return { mass: sum, momentum, angularMomentum: spin, kinetic, thermal, potential, energy: whole };
}
