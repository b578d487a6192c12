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
  /** Whether dense gas becomes stars. It cools then. */
  readonly stars?: boolean;
}
