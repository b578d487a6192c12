import type { Measurement } from "../engine/settings.ts";
import type { Slice } from "./store.ts";

/** Slow summaries of the run, a few times a second. Null: not known yet. */
export interface Status {
  readonly bodies: number;
  readonly steps: number;
  readonly time: number;
  /** Myr per time unit, or null for dimensionless bodies. */
  readonly timeMyr: number | null;
  readonly stepsPerSecond: number | null;
  readonly framesPerSecond: number | null;
  /** Milliseconds that the machine needs for one step, and to draw one picture. */
  readonly stepCost: number | null;
  readonly drawCost: number | null;
  /** Does the machine reach the steps per second that were asked for? */
  readonly keepsUp: boolean;
  readonly adapter: string;
  readonly galaxies: number;
  /** Typical density, in mass and length units of the bodies. */
  readonly density: number;
  /** Names of the components that have bodies. */
  readonly components: readonly string[];
  /** Fingerprint of the initial bodies. */
  readonly check: string;
  /** True where WebGPU runs on the processor. */
  readonly software: boolean;
}

export interface StatusSlice {
  status: Status;
  measurement: Measurement | null;
  setStatus(change: Partial<Status>): void;
  setMeasurement(measurement: Measurement | null): void;
}

export const createStatus: Slice<StatusSlice> = (set) => ({
  status: {
    bodies: 0,
    steps: 0,
    time: 0,
    timeMyr: null,
    stepsPerSecond: null,
    framesPerSecond: null,
    stepCost: null,
    drawCost: null,
    keepsUp: true,
    adapter: "",
    galaxies: 1,
    density: 1,
    components: [],
    check: "",
    software: false,
  },
  measurement: null,
  setStatus: (change) => set((s) => ({ status: { ...s.status, ...change } })),
  setMeasurement: (measurement) => set({ measurement }),
});
