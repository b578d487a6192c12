import type { Fields, Slice } from "../../kit/slice.ts";
import type { CameraSlice } from "../camera/state.ts";

export interface BoxState {
  /** Side of the periodic box that is shown, length units of the bodies; null: open space. */
  box: number | null;
  /** Is the box drawn with its images? */
  repeat: boolean;
  /** Does the camera fly on and on through it? Then it is, too. */
  flies: boolean;
  setRepeat(on: boolean): void;
  toggleFlight(): void;
}

export interface BoxSlice {
  readonly box: BoxState;
}

export const createBox: Slice<
  BoxSlice,
  Fields<CameraSlice, "turntable" | "piloted"> & { readonly inspect: { readonly followed: number | null } }
> = (set, get, store) => ({
  box: null,
  repeat: false,
  flies: false,
  setRepeat: (repeat) => set({ repeat }),
  toggleFlight: () =>
    get().box.flies
      ? set({ flies: false })
      : store.setState({
          box: { flies: true },
          camera: { turntable: false, piloted: false },
          inspect: { followed: null },
        }),
});
