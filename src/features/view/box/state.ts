import type { Slice } from "../../kit/slice.ts";
import type { CameraSlice } from "../camera/state.ts";

export interface BoxSlice {
  /** Side of the periodic box that is shown, length units of the bodies; null: open space. */
  box: number | null;
  /** Is the box drawn with its images? */
  repeat: boolean;
  /** Does the camera fly on and on through it? Then it is, too. */
  flies: boolean;
  setRepeat(on: boolean): void;
  toggleFlight(): void;
}

export const createBox: Slice<
  BoxSlice,
  Pick<CameraSlice, "turntable" | "piloted"> & { readonly followed: number | null }
> = (set) => ({
  box: null,
  repeat: false,
  flies: false,
  setRepeat: (repeat) => set({ repeat }),
  toggleFlight: () =>
    set((s) => (s.flies ? { flies: false } : { flies: true, turntable: false, piloted: false, followed: null })),
});
