import { type EnergySums, energyScale } from "./energies.ts";
import { PeculiarEnergy } from "./peculiarEnergy.ts";
import type { Measurement } from "./settings.ts";
import type { Space } from "./space.ts";

/** The energy that later ones are compared with. It holds for one softening length: a softer force has another potential. */
export interface EnergyOrigin {
  /** E_0 = K_0 + W_0, in mass times velocity squared. */
  readonly total: number;
  /** Length units. */
  readonly softening: number;
  /** What errors are relative to, see `energyScale`; |E_0| where a session of an earlier version does not say. */
  readonly scale?: number;
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
  of<T extends EnergySums & Pick<Measurement, "momentum">>(
    sums: T,
    softening: number,
    time: number,
  ): T & Pick<Measurement, "energyError"> {
    if (this.#peculiar) return { ...sums, ...this.#peculiar.of(sums, time) };
    return { ...sums, energyError: this.error(sums, softening) };
  }

  /** The error of energies found with this softening length. The first ones, and those after another softening, begin a new account. */
  error(energies: EnergySums, softening: number): number {
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
