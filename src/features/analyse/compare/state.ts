import type { Measurement, Settings } from "../../../engine/settings.ts";
import { significant } from "../../../language/significant.ts";
import type { Support } from "../../../run/machine.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Change, Fields, Slice } from "../../kit/slice.ts";
import {
  COMPILED,
  type EngineChoices,
  isHere,
  type LiveSettings,
  matched,
  mostViscosity,
  type PhysicsSlice,
} from "../../run/physics/state.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { keptWith } from "../accuracy/state.ts";

/** What the two sides may differ in. */
export const COMPARED = [
  "theta",
  "solver",
  "integrator",
  "softening",
  "timestep",
  "kernel",
  "multipole",
  "stretching",
  "viscosity",
  "darkEnergy",
  "gas",
] as const;
export type Compared = (typeof COMPARED)[number];

export const isCompiled = (by: Compared) => COMPILED.some((name) => name === by);

/** Side B's settings. Lengths and times are factors on side A's, so that both follow the sliders. */
export interface RightSide {
  readonly theta: number;
  readonly solver: string;
  readonly integrator: string;
  readonly softening: number;
  /** Powers of two only: then both sides meet at the same times. */
  readonly timestep: number;
  readonly kernel: EngineChoices["kernel"];
  readonly multipole: EngineChoices["multipole"];
  readonly stretching: EngineChoices["stretching"];
  readonly viscosity: number;
  /** Pressure of dark energy over its density. */
  readonly darkEnergy: number;
  readonly gas: GasOfB;
}

/** What gas does on side B: it flows but forms no stars, or it is as if stars stood in its place. */
export const GASES = ["none", "flows"] as const;
export type GasOfB = (typeof GASES)[number];

export const TIMESTEP_FACTORS = [1 / 8, 1 / 4, 1 / 2, 2, 4, 8] as const;
/** Pressures of dark energy that are offered, and those that a link may ask for. */
export const PRESSURES = [-1.5, -1.2, -1, -0.8, -0.5] as const;
export const PRESSURE_RANGE = { min: -1.6, max: -0.4 };
export const SOFTENING_FACTORS = { min: 1 / 16, max: 16 };

/** How far the bodies of the sides are from each other, and how good each side is. */
export interface Difference {
  /** Side A's steps, and the time of both sides. */
  readonly step: number;
  readonly time: number;
  /** Time that was run through, forwards or back: never falls. */
  readonly elapsed: number;
  /** Root mean square distance of the same bodies, length units; null where the sides have none in common. */
  readonly rms: number | null;
  /** Force error that 1 % of the bodies exceed, of side A and B; null where it is not known. */
  readonly forces: readonly [number | null, number | null];
  /** Change of the energy since the comparison began. */
  readonly energies: readonly [number, number];
}

/** What is measured at one moment, before it is set beside what came before it. */
export interface Observed extends Pick<Difference, "step" | "time" | "rms"> {
  readonly left: Measurement;
  readonly right: Measurement;
}

/** Where the views of the two sides meet, CSS pixels from the left, or from the top where they are stacked. */
export interface Split {
  readonly rows: boolean;
  readonly at: number;
}

export interface CompareState {
  comparing: boolean;
  /** The deed, by its number from 1 on, that was done on side A and not on side B; null: the sides differ in a setting. */
  branch: number | null;
  comparedBy: Compared;
  rightSide: RightSide;
  rightMeasurement: Measurement | null;
  differences: readonly Difference[];
  /** Total energies at the first difference. */
  firstEnergies: readonly [number, number] | null;
  /** Null while there is one view. */
  split: Split | null;
  toggleCompare(): void;
  /** Both futures from a deed on, as soon as it is done. */
  compareDeed(branch: number): void;
  setComparedBy(by: Compared): void;
  setRightSide(change: Partial<RightSide>): void;
  addDifference(observed: Observed): void;
  clearDifferences(): void;
  /** The run went back to this step: what was measured later is of another run. */
  forgetDifferencesAfter(step: number): void;
}

export interface CompareSlice {
  readonly compare: CompareState;
}

/** In the order in which side B takes one that side A has not. */
const SIDES = { kernel: ["spline", "plummer"], multipole: ["monopole", "quadrupole"] } as const;

export const RIGHT_SIDE: RightSide = {
  theta: 1,
  solver: "direct",
  integrator: "hermite4",
  softening: 4,
  timestep: 4,
  kernel: "spline",
  multipole: "monopole",
  stretching: "lines",
  viscosity: 0.001,
  darkEnergy: -0.5,
  gas: "none",
};

export const createCompare: Slice<CompareSlice, PhysicsSlice & SideSlice> = (set, get, store) => ({
  comparing: false,
  branch: null,
  comparedBy: "theta",
  rightSide: RIGHT_SIDE,
  rightMeasurement: null,
  differences: [],
  firstEnergies: null,
  split: null,
  toggleCompare: () =>
    store.setState(({ compare: { comparing }, layout: { side } }) => ({
      compare: { comparing: !comparing, branch: null },
      ...(!comparing && side !== "plots" && side !== "interact" && { layout: { side: null } }),
    })),
  // What lies over the sides goes.
  compareDeed: (branch) => store.setState({ compare: { comparing: true, branch }, layout: { side: null } }),
  setComparedBy: (comparedBy) => set({ comparedBy, rightSide: unlike(get(), comparedBy) }),
  setRightSide: (change) => set((s) => ({ rightSide: { ...s.rightSide, ...change } })),
  addDifference: ({ step, time, rms, left, right }) =>
    set((s) => {
      const first = s.firstEnergies ?? [left.total, right.total];
      const change = (total: number, origin: number) => (total - origin) / Math.abs(origin || 1);
      const last = s.differences.findLast((d) => d.step < step);
      const difference: Difference = {
        step,
        time,
        elapsed: last ? last.elapsed + Math.abs(time - last.time) : 0,
        rms,
        forces: [left.forceError?.p99 ?? null, right.forceError?.p99 ?? null],
        energies: [change(left.total, first[0]), change(right.total, first[1])],
      };
      return { differences: keptWith(s.differences, difference), firstEnergies: first };
    }),
  forgetDifferencesAfter: (step) => set((s) => ({ differences: s.differences.filter((d) => d.step <= step) })),
  clearDifferences: () => set({ differences: [], firstEnergies: null, rightMeasurement: null }),
});

/** Choices of which a machine may lack some. */
const supported = (by: Compared): by is Compared & keyof Support =>
  by === "kernel" || by === "solver" || by === "multipole" || by === "integrator";

/** Can two runs on this machine differ in it? */
export const canDiffer = (s: Fields<PhysicsSlice, "support">, by: Compared): boolean =>
  !supported(by) || s.physics.support === null || s.physics.support[by].length > 1;

/** Has this machine what side B is to have? */
export const hasSide = (s: Fields<PhysicsSlice, "support">, by: Compared, name: string): boolean =>
  !supported(by) || isHere(s, by, name);

/** Side B's settings, unlike side A's where there are names to choose from, of which this machine may have some. */
function unlike(s: CompareSlice & PhysicsSlice, by: Compared): RightSide {
  const {
    compare: { rightSide },
    physics: { solver, engineChoices },
  } = s;
  const left = { ...engineChoices, solver };
  if (by === "stretching")
    return { ...rightSide, stretching: engineChoices.stretching === "lines" ? "classical" : "lines" };
  if (by === "viscosity") {
    const most = mostViscosity(s.physics.ranges);
    return { ...rightSide, viscosity: engineChoices.viscosity > 0 ? 0 : significant(0.1 * most, 1) };
  }
  if (!supported(by) || (rightSide[by] !== left[by] && hasSide(s, by, rightSide[by]))) return rightSide;
  const names = {
    kernel: SIDES.kernel,
    multipole: SIDES.multipole,
    solver: s.physics.solvers.map(({ name }) => name),
    integrator: s.physics.integrators.map(({ name }) => name),
  };
  const other = names[by].find((name) => name !== left[by] && hasSide(s, by, name));
  return { ...rightSide, [by]: other ?? left[by] };
}

/**
 * All settings of the left engine, as the right one takes them with its own in place; two futures have the same. Where solver and integrator don't go together
 * then, the other one differs too.
 */
export function rightSettings<
  T extends LiveSettings & Pick<Settings, "solver" | "integrator" | "kernel" | "multipole">,
>(
  left: T,
  state: Fields<CompareSlice, "comparedBy" | "rightSide"> &
    Change<Fields<CompareSlice, "branch">> &
    Fields<PhysicsSlice, "solvers" | "integrators">,
): T {
  const { comparedBy: by, rightSide, branch = null } = state.compare;
  // Their bodies differ, and no setting does.
  if (branch !== null || isOfBodies(by)) return left;
  if (by === "softening" || by === "timestep") return { ...left, [by]: left[by] * rightSide[by] };
  return matched(left, { [by]: rightSide[by] } as Partial<T>, state);
}

/** Do sides that differ in it have other bodies, not other settings? */
export const isOfBodies = (by: Compared): by is "darkEnergy" | "gas" => by === "darkEnergy" || by === "gas";

/** The most bodies that may be compared: there are two engines then. */
export const mostCompared = ({ play: { limits } }: Fields<PlaySlice, "limits">) => Math.floor(limits.bodies / 2);
