import { scaleAt } from "../data/bodies/clock.ts";
import type { Measurement } from "./settings.ts";

type Sums = Pick<Measurement, "kinetic" | "potential" | "thermal" | "radiated" | "total" | "momentum">;

/**
 * Energies of peculiar motion in a box that expands, by comoving places and canonical momenta: T and W, for which d(T + W) / d ln a = -(2 T + W) (Layzer 1963).
 * Thermal energy of monatomic gas, which comes times a^2 as kinetic energy does, falls as that does where nothing else happens, and is counted with T.
 * The right side is integrated over the measurements: from one to the next it goes by a power of a, as it does while waves grow, else straight.
 */
export class PeculiarEnergy {
  #last: { readonly a: number; readonly rate: number } | null = null;
  #work = 0;
  #first = 0;

  /** Sums over the bodies at a time of the clock, and what the equation lacks so far, over T + |W|: on a lattice W has a sign of its own, and passes 0. */
  of(sums: Sums, time: number): Sums & Pick<Measurement, "energyError"> {
    const a = scaleAt(time);
    const [kinetic, potential] = [sums.kinetic / a ** 2, sums.potential / a];
    const heat =
      sums.thermal === undefined ? null : { thermal: sums.thermal / a ** 2, radiated: sums.radiated! / a ** 2 };
    const moving = kinetic + (heat ? heat.thermal + heat.radiated : 0);
    const [rate, total] = [2 * moving + potential, moving + potential];
    if (this.#last) this.#work += meanOf(this.#last.rate, rate) * Math.log(a / this.#last.a);
    else this.#first = total;
    this.#last = { a, rate };
    const momentum = sums.momentum.map((p) => p / a) as [number, number, number];
    const energyError = (total + this.#work - this.#first) / (moving + Math.abs(potential));
    return { kinetic, potential, ...heat, total, momentum, energyError };
  }

  /** The bodies are those of another moment: a new account begins. */
  begin(): void {
    this.#last = null;
    this.#work = 0;
  }
}

/** Mean over ln a of what goes from one value to another by a power of a; of different signs, straight. */
function meanOf(from: number, to: number): number {
  const ratio = to / from;
  return ratio > 0 && Math.abs(ratio - 1) > 1e-3 ? (to - from) / Math.log(ratio) : 0.5 * (from + to);
}
