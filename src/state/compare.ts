import type { Measurement, Settings } from "../engine/settings.ts";
import { KEPT } from "./history.ts";
import type { EngineChoices, LiveSettings } from "./settings.ts";
import type { Slice, State } from "./store.ts";

/** What the two sides may differ in. */
export const COMPARED = ["theta", "solver", "softening", "timestep", "kernel", "multipole"] as const;
export type Compared = (typeof COMPARED)[number];

/** What is compiled into an engine: a change makes new ones. */
const COMPILED: readonly Compared[] = ["solver", "kernel", "multipole"];
export const isCompiled = (by: Compared) => COMPILED.includes(by);

/** The right side's setting. Lengths and times are factors on the left side's, so that both follow the sliders. */
export interface RightSide {
  readonly theta: number;
  readonly solver: string;
  readonly softening: number;
  /** Powers of two only: then both sides meet at the same times. */
  readonly timestep: number;
  readonly kernel: EngineChoices["kernel"];
  readonly multipole: EngineChoices["multipole"];
}

export const TIMESTEP_FACTORS = [1 / 8, 1 / 4, 1 / 2, 2, 4, 8] as const;

/** How far the bodies of the sides are from each other, and what each has done to its energy. */
export interface Difference {
  readonly time: number;
  /** Root mean square distance of the same bodies, length units. */
  readonly rms: number;
  readonly leftEnergy: number;
  readonly rightEnergy: number;
}

export interface CompareSlice {
  comparing: boolean;
  comparedBy: Compared;
  rightSide: RightSide;
  rightMeasurement: Measurement | null;
  differences: readonly Difference[];
  toggleCompare(): void;
  setComparedBy(by: Compared): void;
  setRightSide(change: Partial<RightSide>): void;
  addDifference(difference: Difference): void;
  clearDifferences(): void;
}

export const RIGHT_SIDE: RightSide = {
  theta: 1,
  solver: "direct",
  softening: 4,
  timestep: 4,
  kernel: "spline",
  multipole: "monopole",
};

export const createCompare: Slice<CompareSlice> = (set) => ({
  comparing: false,
  comparedBy: "theta",
  rightSide: RIGHT_SIDE,
  rightMeasurement: null,
  differences: [],
  toggleCompare: () => set((s) => ({ comparing: !s.comparing, ...(!s.comparing && { truthOpen: false }) })),
  setComparedBy: (comparedBy) => set({ comparedBy }),
  setRightSide: (change) => set((s) => ({ rightSide: { ...s.rightSide, ...change } })),
  addDifference: (difference) =>
    set((s) => {
      const longer = [...s.differences.filter((d) => d.time !== difference.time), difference];
      longer.sort((a, b) => a.time - b.time);
      return { differences: longer.length > KEPT ? longer.filter((_, i) => i % 2 === 0) : longer };
    }),
  clearDifferences: () => set({ differences: [], rightMeasurement: null }),
});

/** All choices of the left engine, as the right one takes them with its own in place. */
export function rightSettings<T extends LiveSettings & Pick<Settings, "solver" | "kernel" | "multipole">>(
  left: T,
  { comparedBy: by, rightSide }: Pick<State, "comparedBy" | "rightSide">,
): T {
  if (by === "softening" || by === "timestep") return { ...left, [by]: left[by] * rightSide[by] };
  return { ...left, [by]: rightSide[by] };
}
