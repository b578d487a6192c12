import { PeculiarEnergy } from "./peculiarEnergy.ts";
import type { Measurement } from "./settings.ts";
import type { Space } from "./space.ts";

/** Energies of all bodies; that in external fields only where there are some. */
export type Energies = Pick<
  Measurement,
  "kinetic" | "potential" | "external" | "thermal" | "radiated" | "supernovae" | "total"
>;

/** The energy that later ones are compared with. It holds for one softening length: a softer force has another potential. */
export interface EnergyOrigin {
  /** E_0 = K_0 + W_0, in mass times velocity squared. */
  readonly total: number;
  /** Length units. */
  readonly softening: number;
  /** What errors are relative to, see `energyScale`; |E_0| where a session of an earlier version does not say. */
  readonly scale?: number;
}

/** An energy is near zero where it is less than this share of K + |W|; in equilibrium it is a third of it. */
const NEAR_ZERO = 0.1;

/**
 * What changes of an energy are relative to: its own size |E|, or K + |W| where K and W nearly cancel (bodies on parabolic orbits, systems that are just
 * unbound), for there a share of |E| would say nothing; W holds the energy in external fields. 1 where there is no energy at all.
 */
export function energyScale({ kinetic, potential, external = 0, total }: Energies): number {
  const size = kinetic + Math.abs(potential + external);
  return (Math.abs(total) < NEAR_ZERO * size ? size : Math.abs(total)) || 1;
}

/** How far the energy of a run is from where it began. */
export class EnergyAccount {
  #origin: EnergyOrigin | null = null;
  readonly #peculiar: PeculiarEnergy | null;

  constructor(space: Space | null = null) {
    this.#peculiar = space?.expansion ? new PeculiarEnergy() : null;
  }

  /** What later energies are compared with; null: none was measured. */
  get origin(): EnergyOrigin | null {
    return this.#origin;
  }

  /** Sums over the bodies at a time, with the error of their energies; where space expands they are those of peculiar motion. */
  of<T extends Energies & Pick<Measurement, "momentum">>(
    sums: T,
    softening: number,
    time: number,
  ): T & Pick<Measurement, "energyError"> {
    if (this.#peculiar) return { ...sums, ...this.#peculiar.of(sums, time) };
    return { ...sums, energyError: this.error(sums, softening) };
  }

  /** The error of energies found with this softening length. The first ones, and those after another softening, begin a new account. */
  error(energies: Energies, softening: number): number {
    if (this.#origin?.softening !== softening)
      this.#origin = { total: energies.total, softening, scale: energyScale(energies) };
    const { total, scale = Math.abs(total) || 1 } = this.#origin;
    return (energies.total - total) / scale;
  }

  /** Bodies are those of another moment, with forces of this softening length: the account kept with them counts, unless there is one. */
  restore(kept: EnergyOrigin | null, softening: number): void {
    this.#peculiar?.begin();
    const holds = (origin: EnergyOrigin | null) => origin?.softening === softening;
    if (holds(kept) && !holds(this.#origin)) this.#origin = kept;
  }
}
