import type { EnergySums } from "./energies.ts";
import { changed, defaultsOf, type Schema } from "./setting.ts";
import { STRETCHINGS, type Stretching } from "./state/vortexVariant.ts";
import type { FlowMeasurement } from "./vortices/measurement.ts";

/** How close encounters are softened: as if each body were a Plummer sphere, or a cubic spline (docs/reference/physics.md). */
export const SOFTENING_KERNELS = ["plummer", "spline"] as const;
/** One of SOFTENING_KERNELS. */
export type SofteningKernel = (typeof SOFTENING_KERNELS)[number];
/** What a cell acts by: its mass alone, its second moments too, or all up to the fourth. */
export const MULTIPOLES = ["monopole", "quadrupole", "hexadecapole"] as const;
/** One of MULTIPOLES. */
export type Multipole = (typeof MULTIPOLES)[number];

/** With how many digits direct sums of individual time steps see positions: those of float32, or 64 bits (docs/reference/physics.md). */
export const PRECISIONS = ["single", "extended"] as const;
/** One of PRECISIONS. */
export type Precision = (typeof PRECISIONS)[number];

/** Opening angles that solvers take, and that page, links and command line offer. */
export const THETA_RANGE = { min: 0.01, max: 2 } as const;

/** What a caller may choose; applies from the next step on where it does not say "fixed at creation". */
export interface Settings {
  /** Opening angle of the tree, dimensionless, within THETA_RANGE (Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1). Smaller is more accurate and slower. */
  theta: number;
  /** Softening length, length units; 0 is allowed. A spline reaches 2.8 times as far and is as deep as Plummer's. */
  softening: number;
  /** Time step, time units; not 0. A negative one runs backwards. Where bodies have steps of their own, the largest. */
  timestep: number;
  /** Name of a solver in force/index.ts. Fixed at creation. */
  solver: string;
  /** Name of an integrator in schedule/index.ts. Fixed at creation. */
  integrator: string;
  /**
   * Accuracy of individual time steps, above 0; they go by its square root. With hermite4 it is Aarseth's (1985), and the energy error goes by its second
   * power; with hermite6 by its third; with block-leapfrog steps are at most sqrt(2 eta softening / |a|) (Springel 2005), and it goes by the first.
   */
  eta: number;
  /** Digits of positions in the forces of individual time steps. Fixed at creation. */
  precision: Precision;
  /** Softening: "plummer", or "spline" (cubic, Newton's force beyond 2.8 softening lengths). Fixed at creation. */
  kernel: SofteningKernel;
  /** What a cell acts by: its mass ("monopole") its second moments too ("quadrupole"), or all up to the fourth ("hexadecapole"). Fixed at creation. */
  multipole: Multipole;
  /** N_leaf, 1 to 16: a cell with more bodies is split. */
  leafSize: number;
  /** Where a solver cuts its tree off at buckets: a cell with more bodies is no bucket; 1 to 64. */
  bucketSize: number;
  /** Steps (with block-leapfrog, block steps) from one sort and new tree to the next; in between only moments and boxes follow the bodies. A bridge builds one each step. */
  rebuildInterval: number;
  /** Newton's constant in the units of the bodies; 1 unless the file says otherwise. */
  gravity: number;
  /** Of vortex elements only: how their strengths change. "lines" where their lines are known, else "classical" counts. Fixed at creation. */
  stretching: Stretching;
  /** Of vortex elements only: kinematic viscosity, length units squared over time units; 0 or more. */
  viscosity: number;
}

/** All of them: what is allowed, what counts if nothing is said, and what they are. */
export const SETTINGS: Schema<Settings> = {
  theta: { default: 0.6, ...THETA_RANGE, help: "opening angle; smaller is more accurate and slower" },
  softening: { default: 0.02, min: 0, unit: "length units", help: "softening length; 0 is allowed" },
  timestep: { default: 1 / 64, notZero: true, unit: "time units", help: "time step; negative runs backwards" },
  solver: { default: "adaptive", fixed: true, help: "how forces are found" },
  integrator: { default: "leapfrog", fixed: true, help: "how bodies are moved" },
  eta: { default: 0.02, above: 0, help: "accuracy of individual time steps" },
  precision: {
    default: "extended",
    of: PRECISIONS,
    fixed: true,
    help: "digits of positions in forces of individual time steps",
  },
  kernel: { default: "plummer", of: SOFTENING_KERNELS, fixed: true, help: "softening" },
  multipole: { default: "quadrupole", of: MULTIPOLES, fixed: true, help: "what cells act by" },
  leafSize: { default: 16, min: 1, max: 16, whole: true, unit: "bodies", help: "most bodies in a leaf" },
  bucketSize: {
    ...{ default: 64, min: 1, max: 64, whole: true, unit: "bodies" },
    help: "most bodies in a bucket, where solvers take such cells for leaves",
  },
  rebuildInterval: { default: 1, min: 1, whole: true, unit: "steps", help: "steps from one new tree to the next" },
  gravity: { default: 1, above: 0, fixed: true, help: "Newton's constant in the units of the bodies" },
  stretching: { default: "classical", of: STRETCHINGS, fixed: true, help: "how strengths of vortex elements change" },
  viscosity: {
    ...{ default: 0, min: 0, unit: "length units squared over time units" },
    help: "kinematic viscosity of a flow of vortex elements",
  },
};

/** What counts where a caller says nothing; `gravity` comes from the units of the bodies then. */
export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS);

/** Numbers that `Engine.measure()` returns; all sums in float64 of per-workgroup float32 partial sums. */
export interface Measurement extends EnergySums {
  /** Steps done. */
  step: number;
  /** Time of the bodies, time units. */
  time: number;
  /**
   * Change of total since the first measurement after create() or a change of softening: (E - E0) / |E0|, or (E - E0) / (K0 + |W0|) where K0 and W0 nearly
   * cancel (|E0| below a tenth of K0 + |W0|), as on parabolic orbits: a share of |E0| would say nothing there.
   */
  energyError: number;
  /** sum m v: x y z, in mass times velocity. */
  momentum: [number, number, number];
  /** sum m r x v about the origin: x y z, in mass times length times velocity. */
  angularMomentum: [number, number, number];
  /** sum m r / sum m: x y z, length units. */
  centreOfMass: [number, number, number];
  /** K / |W|: 0.5 in equilibrium. W = sum m x.a (the virial of Clausius), not the softened potential energy. */
  virialRatio: number;
  /** Interactions of a body with bodies in the last force calculation, mean. */
  ppPerBody: number;
  /** Interactions of a body with cells, mean; cells in an expansion are not among them. */
  pcPerBody: number;
  /** Cells gathered into the local expansion of a group of 64 bodies, which they share. */
  expansionsPerGroup: number;
  /** Groups that walked the tree, each for its bodies; 0 where there is none. */
  groups: number;
  /** Bytes of graphics memory that the engine's buffers take. */
  memory: number;
  /**
   * Force error |da| / |a| of `samples` bodies against a direct sum, infinite where a force is no number; null where none
   * of them feels a force.
   */
  forceError: { p50: number; p99: number; p999: number; max: number; samples: number } | null;
  /** Milliseconds per stage in the order of the step, by GPU timestamps; null where the device has none. */
  stages: Record<string, number> | null;
  /** Milliseconds of a step without stamps between its stages, which take turns with it; null likewise. */
  stepMs: number | null;
  /** Bodies without mass that stay where they were last seen, because a number of theirs was not finite. */
  frozen: number;
  /** Bits of the status word, as names; [] when all is well. */
  faults: string[];
  /** What a run goes on with but should be known, gas without neighbours; absent when there is nothing. */
  warnings?: string[];
  /** Of a flow of vortex elements only. Its energy and impulses stand where a galaxy's do, its velocity error where forces have theirs. */
  flow?: FlowMeasurement;
}

/** `settings` with a change. Throws one line where a number is not allowed, or what is fixed at creation would be another. */
export const changeSettings = (settings: Settings, change: Partial<Settings>): Settings =>
  changed(SETTINGS, settings, change);
