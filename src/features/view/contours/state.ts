import type { Slice } from "../../kit/slice.ts";

export interface ContoursState {
  /** Do external fields act on the bodies that are shown? */
  inFields: boolean;
  /** Are they drawn as curves of equal potential? */
  contours: boolean;
  setContours(on: boolean): void;
}

export interface ContoursSlice {
  readonly contours: ContoursState;
}

export const createContours: Slice<ContoursSlice> = (set) => ({
  inFields: false,
  contours: false,
  setContours: (contours) => set({ contours }),
});
