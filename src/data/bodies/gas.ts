/** The numbers of star formation in gas of two phases (Springel & Hernquist 2003; `TWO_PHASE_SETTINGS`, physics/gas/twoPhase). */
export interface TwoPhaseSettings {
  /** Time scale of star formation at the threshold, in years. */
  readonly timescale: number;
  /** Share of the mass of new stars that explodes at once. */
  readonly exploding: number;
  /** Evaporated cloud over supernova mass at the threshold. */
  readonly evaporation: number;
  /** Temperature of supernovae, in kelvins. */
  readonly supernova: number;
  /** Temperature of cold clouds, in kelvins. */
  readonly cloud: number;
  /** Mass of metals that stars give back to the gas, over their own. */
  readonly yields: number;
}

/**
 * Numbers of gas, and of stars that were gas, that files may have: names of columns. Internal energies a unit of mass, kernels' ends, mass in a unit of volume,
 * part of the mass that is metals, and the time of birth of stars.
 */
export const GAS_COLUMNS = ["internalEnergy", "smoothingLength", "density", "metallicity", "birthTime"] as const;

/** Some of these, a number a body. */
export type GasColumns = { readonly [K in (typeof GAS_COLUMNS)[number]]?: Float32Array<ArrayBuffer> };

/** Those that a table of bodies has. */
export const gasColumnsOf = (columns: GasColumns | undefined): GasColumns =>
  Object.fromEntries(GAS_COLUMNS.flatMap((name) => (columns?.[name] ? [[name, columns[name]]] : [])));

/** What the gas among some bodies is and does; absent: the usual (`GAS_SETTINGS`, physics/gas/settings). Bodies whose column `internalEnergy` is above 0 are gas. */
export interface GasChoice {
  /** Ratio of specific heats; 5/3 is usual. */
  readonly gamma?: number;
  /** Smoothing kernel. */
  readonly kernel?: "wendlandC2" | "wendlandC4";
  /** Mean number of neighbours, 32 to 256. */
  readonly neighbours?: number;
  /** Form of the pressure force. */
  readonly form?: "geometric" | "densityEnergy";
  /** Courant number. */
  readonly courant?: number;
  /** Whether it loses energy by radiation. The units must have a scale. */
  readonly cooling?: boolean;
  /** Ultraviolet radiation that ionises and heats gas that cools; not in an expanding box, where it would change. */
  readonly background?: "none" | "today";
  /** Whether dense gas becomes stars. It cools then. */
  readonly stars?: boolean;
  /** Whether stars form by the free-fall time of dense gas and explode one by one, with a floor of its pressure (AGORA), instead of the two phases with feedback of their own. */
  readonly supernovae?: boolean;
  /** Numbers of star formation that are others than the usual. */
  readonly twoPhase?: Partial<TwoPhaseSettings>;
}
