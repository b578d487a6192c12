import type { Slice } from "../../kit/slice.ts";

export interface VorticesState {
  /** Does the camera go along with the vortices, which carry themselves away? */
  followVortices: boolean;
  setFollowVortices(on: boolean): void;
}

export interface VorticesSlice {
  readonly vortices: VorticesState;
}

export const createVortices: Slice<VorticesSlice> = (set) => ({
  followVortices: true,
  setFollowVortices: (followVortices) => set({ followVortices }),
});
