import {
  DEFAULT_SETTINGS,
  type Multipole,
  type Precision,
  SETTINGS,
  type Settings,
  type SofteningKernel,
  THETA_RANGE,
} from "../../../engine/settings.ts";
import { significant } from "../../../language/significant.ts";
import type { MachineChoice, Support } from "../../../run/machine.ts";
import type { Fields, Slice } from "../../kit/slice.ts";

/** The settings that a slider holds. */
export type LiveSetting = "theta" | "softening" | "timestep";
export type LiveSettings = Pick<Settings, LiveSetting>;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** What is compiled into an engine: a change makes a new one. */
export const COMPILED = ["solver", "integrator", "precision", "kernel", "multipole", "stretching"] as const;
type CompiledSettings = Pick<Settings, (typeof COMPILED)[number]>;

/** What the engine is made with, or takes up with its next tree. */
export interface EngineChoices {
  /** Name of the integrator. */
  readonly integrator: string;
  /** Accuracy of bodies' own time steps, and the digits of positions in their forces: where the integrator gives them some. */
  readonly eta: number;
  readonly precision: Precision;
  readonly kernel: SofteningKernel;
  readonly multipole: Multipole;
  readonly leafSize: number;
  readonly bucketSize: number;
  readonly rebuildInterval: number;
  /** Of vortices: how strengths change, and the fluid's viscosity. */
  readonly stretching: Settings["stretching"];
  readonly viscosity: number;
}

const { integrator, eta, precision, kernel, multipole, stretching, viscosity } = DEFAULT_SETTINGS;
const { leafSize, bucketSize, rebuildInterval } = DEFAULT_SETTINGS;
export const ENGINE_CHOICES: EngineChoices = {
  ...{ integrator, eta, precision, kernel, multipole, stretching, viscosity },
  ...{ leafSize, bucketSize, rebuildInterval },
};

const reach = ({ min, max }: { readonly min?: number; readonly max?: number }) => ({ min: min!, max: max! });

/** What the sliders of the engine's choices reach. */
export const ENGINE_RANGES = {
  eta: { min: 0.001, max: 0.1 },
  leafSize: reach(SETTINGS.leafSize),
  bucketSize: reach(SETTINGS.bucketSize),
  rebuildInterval: { min: 1, max: 16 },
};

/** Solver and choices together. */
export type EngineSetup = Pick<PhysicsState, "solver" | "engineChoices">;

/** What a scenario may say of the engine that suits it. */
export type OwnEngine = Partial<Pick<EngineChoices, "integrator" | "eta" | "precision">>;

/** What a link may ask for; lengths and times in the bodies' own units, whatever these are. */
export const LINK_RANGES = {
  theta: THETA_RANGE,
  softening: { min: 0, max: 1e30 },
  timestep: { min: 1e-30, max: 1e30 },
  eta: { min: 1e-6, max: 1 },
  viscosity: { min: 0, max: 1e30 },
};

/** The most of the viscosity's slider: a hundredth of the circulation that the default step, a share of a core's turn, belongs to. */
export const mostViscosity = ({ softening, timestep }: PhysicsState["ranges"]): number =>
  significant((0.01 * softening.default ** 2) / timestep.default, 2);

/** A solver as the page shows it: the engine's records, without their passes. */
export interface SolverInfo {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  /** What it is good for. */
  readonly use?: string;
  /** Sums over all bodies, without a tree. */
  readonly direct?: boolean;
  /** Cuts its tree off at buckets. */
  readonly buckets?: boolean;
  /** The processor has it. */
  readonly processor?: boolean;
}

/** An integrator likewise; `direct`: it gives bodies steps of their own, by direct sums with Plummer's softening alone. */
export interface IntegratorInfo extends SolverInfo {
  /** It gives bodies steps of their own beside a tree. */
  readonly tree?: boolean;
  /** Some of them by direct sums, with Plummer's softening alone. */
  readonly cluster?: boolean;
  /** Names of the solvers that it goes with, the one to choose first; absent: all. */
  readonly solvers?: readonly string[];
  /** Softenings that it goes with, likewise. */
  readonly kernels?: readonly SofteningKernel[];
}

export interface PhysicsState {
  settings: LiveSettings;
  readonly solvers: readonly SolverInfo[];
  readonly integrators: readonly IntegratorInfo[];
  /** Name of the solver; a new one takes over the bodies as they are. */
  solver: string;
  ranges: Readonly<Record<LiveSetting, Range>>;
  setSolver(name: string): void;
  /** Which machine computes and draws; another one takes over the run where it is. */
  machine: MachineChoice;
  setMachine(choice: MachineChoice): void;
  /** What the machine has of them; null: not known yet. */
  support: Support | null;
  engineChoices: EngineChoices;
  setEngineChoices(change: Partial<EngineChoices>): void;
  /** Seconds of playing after which the bodies are kept on the host, against a lost device; 0: never. */
  keepEvery: number;
  setKeepEvery(seconds: number): void;
  set(change: Partial<LiveSettings>): void;
  /** What was chosen before a scenario brought an integrator of its own: what holds again after it. */
  usualEngine: EngineSetup;
  /** New defaults of a scenario or file: settings and the ranges about them. */
  adoptDefaults(defaults: LiveSettings): void;
}

export interface PhysicsSlice {
  readonly physics: PhysicsState;
}

/** Does the machine have it? Before there is one it is not known. */
export const isHere = (
  { physics: { support } }: Fields<PhysicsSlice, "support">,
  key: keyof Support,
  name: string,
): boolean => support?.[key].includes(name) !== false;

/** What the machine lacks of these choices, and what it has instead: the choice of all where it has that. */
export function lacking({
  physics: { support, solver, engineChoices },
}: Fields<PhysicsSlice, "support" | "solver" | "engineChoices">): { readonly [key in keyof Support]?: string } {
  const chosen = { ...engineChoices, solver };
  const lacks = (Object.keys(support ?? {}) as (keyof Support)[]).filter((key) => !support![key].includes(chosen[key]));
  const usual: Partial<Record<keyof Support, string>> = ENGINE_CHOICES;
  return Object.fromEntries(
    lacks.map((key) => [key, support![key].find((name) => name === usual[key]) ?? support![key][0]!]),
  );
}

/** Sliders reach a factor about the defaults, whatever the units of the bodies are. */
export function rangesAbout(defaults: LiveSettings): PhysicsState["ranges"] {
  return {
    theta: { ...THETA_RANGE, default: defaults.theta },
    softening: { min: 0, max: significant(defaults.softening * 32 || 1e-6, 2), default: defaults.softening },
    timestep: { min: defaults.timestep / 32, max: defaults.timestep * 8, default: defaults.timestep },
  };
}

/** The ranges, opened as far as `settings` need (a link may ask for more than a slider offers). */
export function widened(ranges: PhysicsState["ranges"], settings: LiveSettings): PhysicsState["ranges"] {
  const wide = (range: Range, value: number) => ({
    ...range,
    min: Math.min(range.min, value),
    max: Math.max(range.max, value),
  });
  return {
    theta: wide(ranges.theta, settings.theta),
    softening: wide(ranges.softening, settings.softening),
    timestep: wide(ranges.timestep, settings.timestep),
  };
}

/** Ranges of the sliders for a scenario's defaults, opened as far as settings from an address need. */
export function rangesFor(defaults: LiveSettings, settings: LiveSettings): PhysicsState["ranges"] {
  return widened(rangesAbout(defaults), settings);
}

export const createPhysics =
  (
    { theta, softening, timestep, ...own }: LiveSettings & OwnEngine,
    { solvers, integrators, solver }: Pick<PhysicsState, "solvers" | "integrators" | "solver">,
  ): Slice<PhysicsSlice> =>
  (set) => {
    const choose = (s: PhysicsState, change: Partial<Matched>) => {
      const { solver, ...engineChoices } = matched({ ...s.engineChoices, solver: s.solver }, change, { physics: s });
      return { solver, engineChoices };
    };
    const settings = { theta, softening, timestep };
    const usualEngine = { solver, engineChoices: ENGINE_CHOICES };
    const known = { ...usualEngine, usualEngine, solvers, integrators, support: null };
    return {
      settings,
      solvers,
      integrators,
      ...usualEngine,
      usualEngine,
      ...engineAfter({ own, before: {} }, { physics: known }).physics,
      ranges: rangesAbout(settings),
      setSolver: (solver) => set((s) => choose(s, { solver })),
      machine: "auto",
      setMachine: (machine) => set({ machine }),
      support: null,
      setEngineChoices: (change) => set((s) => choose(s, change)),
      keepEvery: 30,
      setKeepEvery: (keepEvery) => set({ keepEvery }),
      set: (change) => set((s) => ({ settings: { ...s.settings, ...change } })),
      adoptDefaults: ({ theta, softening, timestep }) => {
        const next = { theta, softening, timestep };
        set({ settings: next, ranges: rangesAbout(next) });
      },
    };
  };

/** The choices where an address says nothing: the scenario's own, else those of all. */
export const standardChoices = ({ integrator, eta, precision }: OwnEngine): EngineChoices =>
  integrator === undefined
    ? ENGINE_CHOICES
    : {
        ...ENGINE_CHOICES,
        integrator,
        eta: eta ?? ENGINE_CHOICES.eta,
        precision: precision ?? ENGINE_CHOICES.precision,
      };

/**
 * What the engine is made with when a scenario follows another: one with an integrator of its own brings it, where the machine has it, and the next without one
 * gives back what was chosen before it.
 */
export function engineAfter(
  { own, before }: { readonly own: OwnEngine; readonly before: OwnEngine },
  s: Fields<PhysicsSlice, "solver" | "engineChoices" | "usualEngine" | "support"> & Known,
): { readonly physics: Partial<EngineSetup & Pick<PhysicsState, "usualEngine">> } {
  const { solver, engineChoices } = s.physics;
  const usual = before.integrator === undefined ? { solver, engineChoices } : s.physics.usualEngine;
  if (own.integrator === undefined) return { physics: usual };
  if (!isHere(s, "integrator", own.integrator)) return { physics: { ...usual, usualEngine: usual } };
  const { integrator, eta, precision } = standardChoices(own);
  const all = { ...usual.engineChoices, eta, precision, solver: usual.solver };
  const { solver: suited, ...choices } = matched(all, { integrator }, s);
  return { physics: { solver: suited, engineChoices: choices, usualEngine: usual } };
}

type Matched = EngineChoices & Pick<Settings, "solver">;
type Known = Fields<PhysicsSlice, "solvers" | "integrators">;

/** The integrator that is chosen, as people know it. */
export const integratorInfo = (integrators: readonly IntegratorInfo[], name: string): IntegratorInfo | undefined =>
  integrators.find((one) => one.name === name);

/** Do bodies have time steps of their own with it? */
export const hasOwnSteps = (integrator: IntegratorInfo | undefined): boolean =>
  Boolean(integrator?.direct || integrator?.tree);

/**
 * `all` after a change that was asked for. Where solver, integrator and kernel don't go together, what was asked for stays: another
 * integrator brings the direct sum and Plummer's softening, or the tree, that it needs, another solver or kernel the first integrator.
 */
export function matched<T extends Pick<Settings, "solver" | "integrator" | "kernel">>(
  all: T,
  change: Partial<T>,
  { physics: { integrators } }: Fields<PhysicsSlice, "integrators">,
): T {
  const next = { ...all, ...change };
  const integrator = integratorInfo(integrators, next.integrator);
  const suiting = <N extends string>(names: readonly N[] | undefined, chosen: N): N =>
    !names || names.includes(chosen) ? chosen : names[0]!;
  const suited: T = {
    ...next,
    solver: suiting(integrator?.solvers, next.solver),
    kernel: suiting(integrator?.kernels, next.kernel),
  };
  if (suited.solver === next.solver && suited.kernel === next.kernel) return next;
  const isAsked = change.integrator !== undefined && change.integrator !== all.integrator;
  return isAsked ? suited : { ...next, integrator: integrators[0]!.name };
}

/** What an engine is made with, but for the gravitational constant of its bodies. */
export const engineSettings = ({
  physics: { settings, solver, engineChoices },
}: Fields<PhysicsSlice, "settings" | "solver" | "engineChoices">): Omit<Settings, "gravity"> => ({
  ...settings,
  ...engineChoices,
  solver,
});

/** Does one engine serve both? */
export function sameEngine(a: CompiledSettings, b: CompiledSettings): boolean {
  return COMPILED.every((name) => a[name] === b[name]);
}

/** Was an engine made with the choices that hold now? */
export function suits(
  { physics: { solver, engineChoices } }: Fields<PhysicsSlice, "solver" | "engineChoices">,
  made: CompiledSettings,
): boolean {
  return sameEngine({ ...engineChoices, solver }, made);
}
