import type { QuantityNote } from "../../../render/quantities/quantity.ts";
import type { GasMapName } from "../../../render/shown/gasMaps.ts";
import type { Summary } from "../../../run/frames.ts";
import type { Slice } from "../../kit/slice.ts";
import type { Named } from "../../run/play/state.ts";

/** Slow summaries of the run, a few times a second. Null: not known yet. */
export interface Status extends Summary {
  /** Myr per time unit, or null for dimensionless bodies. */
  readonly timeMyr: number | null;
  readonly adapter: string;
  readonly galaxies: number;
  /** Are the bodies vortex elements of a fluid? */
  readonly flow: boolean;
  /** Is it known on which vortex lines they lie? */
  readonly lines: boolean;
  /** Is there gas that flows, in space that does not expand? */
  readonly gas: boolean;
  /** The maps of gas that the picture can show. */
  readonly gasMaps: readonly GasMapName[];
  /** Names of the components that have bodies. */
  readonly components: readonly string[];
  /** Typical density and time, in units of the bodies. */
  readonly typical: { readonly density: number; readonly time: number; readonly speed: number };
  /** What is known about what the bodies are coloured by. */
  readonly colourNote: QuantityNote | null;
  /** Fingerprint of the initial bodies, before deeds changed them; "": not known. */
  readonly check: string;
  /** What names the run that is shown, where the choices may name another one by now; null: nothing is shown yet. */
  readonly named: Named | null;
  /** True where no graphics chip does the work. */
  readonly software: boolean;
  /** Is there a graphics device? Some views need one. */
  readonly graphics: boolean;
}

export interface StatusState {
  status: Status;
  setStatus(change: Partial<Status>): void;
}

export interface StatusSlice {
  readonly status: StatusState;
}

/** Are there bodies yet, to do something with? */
export const hasBodies = ({ status: { status } }: StatusSlice): boolean => status.bodies > 0;

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
    flow: false,
    lines: false,
    gas: false,
    gasMaps: [],
    components: [],
    typical: { density: 1, time: 1, speed: 1 },
    colourNote: null,
    check: "",
    named: null,
    software: false,
    graphics: true,
  },
  setStatus: (change) => set((s) => ({ status: { ...s.status, ...change } })),
});
