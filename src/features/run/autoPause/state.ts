import type { Mark } from "../../kit/mark.ts";
import type { Slice } from "../../kit/slice.ts";
import { text } from "./text.ts";

/** What the bound on the energy error may be. */
export const ENERGY_BOUNDS = { min: 1e-12, max: 1 };
/** No time is further from 1, in any units. */
export const FARTHEST = 1e30;

export interface AutoPauseState {
  /** Time at which the run pauses by itself, time units; null: none. */
  haltAt: number | null;
  /** Energy error above which it does; null: none. */
  haltEnergy: number | null;
  /** Does it where the first two galaxies are closest? */
  haltPericentre: boolean;
  /** Times at which frames stop, to pause there or to look how far it is. */
  haltStops: readonly number[];
  setHalts(change: Partial<Pick<AutoPauseState, "haltAt" | "haltEnergy" | "haltPericentre">>): void;
}

export interface AutoPauseSlice {
  readonly autoPause: AutoPauseState;
}

/** The time at which it pauses, on the timeline. */
export const haltMarks = ({ autoPause: { haltAt } }: AutoPauseSlice): readonly Mark[] =>
  haltAt === null ? [] : [{ kind: "pause", time: haltAt, label: text.mark }];

export const createAutoPause: Slice<AutoPauseSlice> = (set) => ({
  haltAt: null,
  haltEnergy: null,
  haltPericentre: false,
  haltStops: [],
  setHalts: ({ haltAt, ...change }) =>
    set({
      ...change,
      ...(haltAt !== undefined && { haltAt: haltAt && Math.min(FARTHEST, Math.max(-FARTHEST, haltAt)) }),
    }),
});
