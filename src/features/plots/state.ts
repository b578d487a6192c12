import type { Profile } from "../../engine/index.ts";
import type { Slice } from "../store.ts";
import { keptWith } from "../truth/state.ts";
import { type Track, trackOf } from "./kinds/track.ts";

export interface PlotsSlice {
  plotsOpen: boolean;
  /** Name of one of PLOTS. */
  plot: string;
  /** Galaxy that shells are counted about. */
  plotGalaxy: number;
  /** The newest profile, and what is kept of the older ones. Only made while the plots are open. */
  profile: Profile | null;
  tracks: readonly Track[];
  togglePlots(): void;
  setPlot(name: string): void;
  setPlotGalaxy(galaxy: number): void;
  addProfile(profile: Profile): void;
}

export const createPlots: Slice<PlotsSlice> = (set) => ({
  plotsOpen: false,
  plot: "lagrangian-radii",
  plotGalaxy: 0,
  profile: null,
  tracks: [],
  // It lies where the truth panel lies.
  togglePlots: () => set((s) => ({ plotsOpen: !s.plotsOpen, truthOpen: false })),
  setPlot: (plot) => set({ plot }),
  setPlotGalaxy: (plotGalaxy) => set({ plotGalaxy }),
  addProfile: (profile) => set((s) => ({ profile, tracks: keptWith(s.tracks, trackOf(profile)) })),
});
