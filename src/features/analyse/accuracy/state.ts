import type { Measurement } from "../../../engine/settings.ts";
import type { FlowMeasurement } from "../../../engine/vortices/measurement.ts";
import type { Slice } from "../../kit/slice.ts";
import type { StatusSlice } from "../../shell/status/state.ts";

/** What of a flow is plotted. */
export interface FlowMoment {
  /** Size of the impulse, length to the fourth over time. */
  readonly impulse: number;
  readonly enstrophy: number;
  readonly strength: number;
  /** Of each ring; `theory`: its speed by the theory of thin rings about one axis, null where it says nothing. */
  readonly rings: readonly {
    readonly circulation: number;
    readonly radius: number;
    readonly speed: number;
    readonly theory: number | null;
  }[];
}

/** One measurement of the run, as the plots need it. */
export interface Moment {
  readonly step: number;
  readonly time: number;
  readonly kinetic: number;
  readonly potential: number;
  readonly total: number;
  readonly energyError: number;
  readonly virialRatio: number;
  /** |L - L0| / |L0|, or null where there is no spin to speak of. */
  readonly spinError: number | null;
  readonly forceError: number | null;
  /** Of vortices only. */
  readonly flow?: FlowMoment;
}

export interface AccuracyState {
  /** The newest one; null before the first of a run. */
  measurement: Measurement | null;
  setMeasurement(measurement: Measurement | null): void;
  history: readonly Moment[];
  /** Angular momentum at the first measurement. */
  firstSpin: readonly [number, number, number] | null;
  /** `theory`: speeds that the rings of a flow should have. */
  addMoment(measurement: Measurement, theory?: readonly number[] | null): void;
  /** The run went back to this step: what was measured later is of another run. */
  forgetMomentsAfter(step: number): void;
  clearHistory(): void;
  /** Time since which errors are counted, where the bodies changed in the run; null: since its start. */
  countedFrom: number | null;
  countFrom(time: number | null): void;
}

export interface AccuracySlice {
  readonly accuracy: AccuracyState;
}

/**
 * Bounds of trust. Forces: relaxation noise of an N-body system is itself about 1 % at the 99th percentile, so errors
 * below that do not matter (Hernquist, Hut & Makino 1993, ApJ 402, L85). Energy: 1 % over a run is what published merger
 * models accept, 0.1 % is comfortable.
 */
export const BOUNDS = {
  // Of the mean velocity: 2e-4 with Stock & Gharakhani's (2008) moments of seventh order, 1e-3 by the default opening angle here.
  velocity: { doubtful: 3e-3, bad: 3e-2 },
  flowEnergy: { doubtful: 1e-2, bad: 1e-1 },
  force: { doubtful: 0.02, bad: 0.1 },
  energy: { doubtful: 2e-3, bad: 2e-2 },
};

/** Is the energy off by more than any published model would accept? */
export function isEnergyBad(m: Measurement | null): boolean {
  const { bad } = m?.flow ? BOUNDS.flowEnergy : BOUNDS.energy;
  // Turned round, for what is no number.
  return m !== null && !(Math.abs(m.energyError) <= bad);
}

/** Moments kept; when there are more, every second one is dropped, so that the whole run stays in view. */
export const KEPT = 600;

/** The moments with `next` in the order of the steps, also after going back in time: of one step the newest stays. */
export function keptWith<T extends { readonly step: number }>(moments: readonly T[], next: T): readonly T[] {
  const before = moments.filter((m) => m.step < next.step);
  const longer = [...before, next, ...moments.filter((m) => m.step > next.step)];
  return longer.length > KEPT ? longer.filter((_, i) => i % 2 === 0) : longer;
}

function flowMoment({ momentum }: Measurement, flow: FlowMeasurement, theory: readonly number[] | null): FlowMoment {
  const { enstrophy, strength, circulation } = flow;
  const rings = flow.rings.map(({ radius, speed }, k) => ({
    ...{ circulation: circulation[k]!, radius, speed, theory: theory?.[k] ?? null },
  }));
  return { impulse: Math.hypot(...momentum), enstrophy, strength, rings };
}

export const createAccuracy: Slice<AccuracySlice, StatusSlice> = (set, get) => ({
  measurement: null,
  setMeasurement: (measurement) => set({ measurement }),
  history: [],
  firstSpin: null,
  addMoment: (m, theory = null) =>
    set((s) => {
      const firstSpin = s.firstSpin ?? m.angularMomentum;
      const size = Math.hypot(...firstSpin);
      const off = Math.hypot(...m.angularMomentum.map((x, k) => x - firstSpin[k]!));
      const moment: Moment = {
        step: m.step,
        time: m.time,
        kinetic: m.kinetic,
        potential: m.potential,
        total: m.total,
        energyError: m.energyError,
        virialRatio: m.virialRatio,
        // Against what a body of the run's typical time could turn with, in any units.
        spinError: size > 1e-6 * Math.abs(m.total) * get().status.status.typical.time ? off / size : null,
        forceError: m.forceError?.p99 ?? null,
        ...(m.flow && { flow: flowMoment(m, m.flow, theory) }),
      };
      return { firstSpin, history: keptWith(s.history, moment) };
    }),
  forgetMomentsAfter: (step) => set((s) => ({ history: s.history.filter((h) => h.step <= step) })),
  clearHistory: () => set({ history: [], firstSpin: null }),
  countedFrom: null,
  countFrom: (countedFrom) => set({ firstSpin: null, countedFrom }),
});
