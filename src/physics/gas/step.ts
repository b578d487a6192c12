import { wrap } from "./clusters.ts";
import { findForces, type OuterField } from "./forces.ts";
import type { Gas } from "./gas.ts";
import { moved, type Neighbours, newNeighbours, SKIN } from "./neighbours.ts";

/** What the present forces allow, each in units of time. */
export interface StepLimits {
  /** Courant's condition: the least 2 C H over the signal speed. */
  readonly courant: number;
  /** The least C sqrt(H / |a|). */
  readonly acceleration: number;
}

/** The same of one particle. */
export function limitsOf({ settings, smoothing, signal, acceleration }: Gas, i: number): StepLimits {
  const [ax, ay, az] = [acceleration[3 * i]!, acceleration[3 * i + 1]!, acceleration[3 * i + 2]!];
  const size = Math.sqrt(ax * ax + ay * ay + az * az);
  return {
    courant: signal[i]! > 0 ? (2 * settings.courant * smoothing[i]!) / signal[i]! : Number.POSITIVE_INFINITY,
    acceleration: size > 0 ? settings.acceleration * Math.sqrt(smoothing[i]! / size) : Number.POSITIVE_INFINITY,
  };
}

/** The longest step that the gas may take at the present forces. Needs forces. */
export function stepLimits(gas: Gas): StepLimits {
  let [courant, acceleration] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < gas.count; i++) {
    const own = limitsOf(gas, i);
    courant = Math.min(courant, own.courant);
    acceleration = Math.min(acceleration, own.acceleration);
  }
  return { courant, acceleration };
}

/** Gas on its way: its forces are always those of the present. */
export class GasRun {
  readonly gas: Gas;
  private readonly field: OuterField | null;
  private lists: Neighbours;
  private readonly accelerationBefore: Float64Array;
  private readonly heatingBefore: Float64Array;
  private readonly energyBefore: Float64Array;
  /** Steps so far. */
  steps = 0;

  /** `field`: what pulls at the gas besides its own pressure. */
  constructor(gas: Gas, field: OuterField | null = null) {
    this.gas = gas;
    this.field = field;
    wrap(gas.position, gas.box);
    this.lists = findForces(gas, null, 0, field);
    this.accelerationBefore = new Float64Array(3 * gas.count);
    this.heatingBefore = new Float64Array(gas.count);
    this.energyBefore = new Float64Array(gas.count);
  }

  /** Leaps as far as the limits allow, `most` at most; the step that was taken. */
  step(most = Number.POSITIVE_INFINITY): number {
    const { courant, acceleration } = stepLimits(this.gas);
    const dt = Math.min(courant, acceleration, most);
    if (!(dt > 0 && dt < Number.POSITIVE_INFINITY))
      throw new Error(`the next step would be ${dt}; gas without pressure or motion needs a longest step`);
    this.leap(dt);
    return dt;
  }

  /** Goes on to a time, in steps as long as the limits allow. */
  runTo(time: number): void {
    const { gas } = this;
    while (gas.time < time) {
      const left = time - gas.time;
      const { courant, acceleration } = stepLimits(gas);
      // The last two steps share what is left.
      const most = Math.min(courant, acceleration);
      this.leap(left <= most ? left : left < 2 * most ? left / 2 : most);
      if (time - gas.time < 1e-12 * Math.abs(time)) gas.time = time;
    }
  }

  /**
   * One step of the leapfrog, kick, drift and kick, with velocities and energies predicted to its end for the forces there, which depend on both (as in
   * GADGET-2: Springel 2005).
   */
  leap(dt: number): void {
    const { gas, accelerationBefore, heatingBefore, energyBefore } = this;
    const { count, position, velocity, acceleration, energy, heating, settings, smoothing, divergence } = gas;
    accelerationBefore.set(acceleration);
    heatingBefore.set(heating);
    energyBefore.set(energy);
    for (let k = 0; k < 3 * count; k++) {
      position[k]! += dt * (velocity[k]! + 0.5 * dt * acceleration[k]!);
      velocity[k]! += dt * acceleration[k]!;
    }
    for (let i = 0; i < count; i++) {
      const rate = heating[i]!;
      // A prediction that falls by more than half would be no prediction.
      energy[i] = Math.max(energy[i]! + dt * rate, 0.5 * energy[i]!);
      smoothing[i]! *= Math.min(Math.max(1 + (dt * divergence[i]!) / 3, 0.8), 1.25);
    }
    wrap(position, gas.box);
    if (2 * moved(gas, this.lists) > 0.5 * SKIN * leastSmoothing(gas)) this.lists = newNeighbours(gas);
    this.lists = findForces(gas, this.lists, dt, this.field);
    for (let k = 0; k < 3 * count; k++) velocity[k]! += 0.5 * dt * (acceleration[k]! - accelerationBefore[k]!);
    for (let i = 0; i < count; i++) {
      const wanted = energyBefore[i]! + 0.5 * dt * (heatingBefore[i]! + heating[i]!);
      energy[i] = wanted > settings.floor ? wanted : Math.max(settings.floor, 0);
      if (energy[i]! > wanted) gas.account.floor += gas.mass[i]! * (energy[i]! - wanted);
    }
    gas.time += dt;
    this.steps++;
  }
}

/** The least smoothing length. */
export function leastSmoothing({ smoothing }: Gas): number {
  let least = Number.POSITIVE_INFINITY;
  for (const h of smoothing) if (h < least) least = h;
  return least;
}
