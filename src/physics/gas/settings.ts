import type { KernelName } from "./kernel.ts";

/** The two forms of the pressure force. */
export type ForceForm = "geometric" | "densityEnergy";

/** What the hydrodynamics does; `GAS_SETTINGS` are the usual values. Numbers without a unit are pure. */
export interface GasSettings {
  /** Ratio of specific heats. */
  readonly gamma: number;
  readonly kernel: KernelName;
  /** Mean number of particles within a smoothing length, the particle itself included; 32 to 256. */
  readonly neighbours: number;
  /** `geometric`: geometric density average force (Wadsley, Keller & Quinn 2017); `densityEnergy`: SPHENIX (Borrow et al. 2022). */
  readonly form: ForceForm;
  /** Whether the excess of a particle's own contribution to its density is taken off. */
  readonly selfTerm: boolean;
  /** Range of the viscosity's coefficient; where both are equal there is no switch. */
  readonly viscosity: readonly [least: number, most: number];
  /** Rate at which viscosity decays, in sound crossings of a smoothing length. */
  readonly viscosityDecay: number;
  /** Largest coefficient of artificial conduction; 0: none. */
  readonly conduction: number;
  /** How fast conduction rises where the internal energy is curved. */
  readonly conductionRise: number;
  /** Courant number: a step is at most 2 C H over the signal speed. */
  readonly courant: number;
  /** A step is at most this times sqrt(H / |a|). */
  readonly acceleration: number;
  /** Least internal energy a unit of mass. */
  readonly floor: number;
  /** Largest smoothing length. */
  readonly longest: number;
}

/** The usual settings: those of SPHENIX (Borrow et al. 2022), with GADGET's limit by acceleration. */
export const GAS_SETTINGS: GasSettings = {
  gamma: 5 / 3,
  kernel: "wendlandC2",
  neighbours: 64,
  form: "geometric",
  selfTerm: true,
  viscosity: [0, 2],
  viscosityDecay: 0.05,
  conduction: 1,
  conductionRise: 1,
  courant: 0.2,
  acceleration: 0.25,
  floor: 0,
  longest: Number.POSITIVE_INFINITY,
};
