import type { Kinematics } from "../../../data/measures/kinematics.ts";
import type { Profile } from "../../../engine/index.ts";
import type { GasLook } from "../../../run/gasLook.ts";
import type { Analysis } from "../../../run/universeAnalyst.ts";
import type { Slice } from "../../kit/slice.ts";
import { keptWith } from "../accuracy/state.ts";
import { type Track, trackOf } from "./kinds/track.ts";

/** Plots that need to know how each body moves, and the one of their own steps. */
export const KINEMATIC: readonly string[] = ["velocity-dispersion", "anisotropy", "rotation"];
export const OF_RUNGS = "rungs";
/** Those of an expanding box. */
export const OF_UNIVERSE: readonly string[] = ["wave-power", "halo-numbers"];
/** Those of gas. */
export const OF_GAS: readonly string[] = ["star-formation", "kennicutt-schmidt", "gas-phases", "gas-profile"];

/** Stars that form at a moment as the density of the gas has it, Msun / yr. */
export type GasRate = Pick<GasLook, "step" | "time" | "rate">;

export interface PlotsState {
  /** Name of one of PLOTS. */
  plot: string;
  /** Galaxy that shells are counted about. */
  plotGalaxy: number;
  /** The newest profile, and what is kept of the older ones. Only made while the plots are open. */
  profile: Profile | null;
  /** How bodies moved at the newest profile, galaxy by galaxy; null where the plot does not need it. */
  kinematics: readonly Kinematics[] | null;
  /** Bodies on each rung then, likewise; null also where they have none. */
  rungs: readonly number[] | null;
  /** Haloes and waves of an expanding box when they were analysed last, while one of their plots is open. */
  universeSeen: Analysis | null;
  /** Gas when it was looked at last, while one of its plots is open, and what formed at each look. */
  gasSeen: GasLook | null;
  gasRates: readonly GasRate[];
  tracks: readonly Track[];
  setPlot(name: string): void;
  setPlotGalaxy(galaxy: number): void;
  addProfile(profile: Profile, more?: Partial<Pick<PlotsState, "kinematics" | "rungs">>): void;
  addGas(look: GasLook): void;
  /** The run went back to this step: what was measured later is of another run. */
  forgetTracksAfter(step: number): void;
  clearTracks(): void;
}

export interface PlotsSlice {
  readonly plots: PlotsState;
}

export const createPlots: Slice<PlotsSlice> = (set) => ({
  plot: "lagrangian-radii",
  plotGalaxy: 0,
  profile: null,
  kinematics: null,
  rungs: null,
  universeSeen: null,
  gasSeen: null,
  gasRates: [],
  tracks: [],
  setPlot: (plot) => set({ plot }),
  setPlotGalaxy: (plotGalaxy) => set({ plotGalaxy }),
  addProfile: (profile, { kinematics = null, rungs = null } = {}) =>
    set((s) => ({ profile, kinematics, rungs, tracks: keptWith(s.tracks, trackOf(profile)) })),
  addGas: (gasSeen) =>
    set((s) => {
      const { step, time, rate } = gasSeen;
      return { gasSeen, gasRates: keptWith(s.gasRates, { step, time, rate }) };
    }),
  forgetTracksAfter: (step) =>
    set((s) => ({
      tracks: s.tracks.filter((t) => t.step <= step),
      gasRates: s.gasRates.filter((t) => t.step <= step),
    })),
  clearTracks: () =>
    set({
      ...{ tracks: [], profile: null, kinematics: null, rungs: null },
      universeSeen: null,
      gasSeen: null,
      gasRates: [],
    }),
});
