import type { Slice } from "../slice.ts";

export interface ToursSlice {
  toursOpen: boolean;
  toggleTours(): void;
}

export const createTours: Slice<ToursSlice> = (set) => ({
  toursOpen: false,
  toggleTours: () => set((s) => ({ toursOpen: !s.toursOpen })),
});
