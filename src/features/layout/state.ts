import type { Slice } from "../slice.ts";

/** Which parts of the page are open beside those that features open themselves. */
export interface LayoutSlice {
  /** All controls, in groups. */
  panelOpen: boolean;
  togglePanel(): void;
}

export const createLayout =
  (panelOpen: boolean): Slice<LayoutSlice> =>
  (set) => ({
    panelOpen,
    togglePanel: () => set((s) => ({ panelOpen: !s.panelOpen })),
  });
