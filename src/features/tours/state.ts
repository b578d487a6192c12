import type { Slice } from "../slice.ts";

/** Seconds that a kiosk shows each stop. */
export const KIOSK_PACE = { min: 1, max: 3600, default: 25 };

export interface ToursSlice {
  toursOpen: boolean;
  /** The page goes on by itself, so many seconds a stop; null: it is people's. */
  kiosk: number | null;
  toggleTours(): void;
  leaveKiosk(): void;
}

export const createTours: Slice<ToursSlice> = (set) => ({
  toursOpen: false,
  kiosk: null,
  toggleTours: () => set((s) => ({ toursOpen: !s.toursOpen })),
  leaveKiosk: () => set({ kiosk: null }),
});
