import type { Slice } from "../../kit/slice.ts";

export interface HaloesState {
  /** Do the haloes of an expanding universe shine as galaxies? */
  haloLight: boolean;
  setHaloLight(on: boolean): void;
}

export interface HaloesSlice {
  readonly haloes: HaloesState;
}

export const createHaloes: Slice<HaloesSlice> = (set) => ({
  haloLight: false,
  setHaloLight: (haloLight) => set({ haloLight }),
});
