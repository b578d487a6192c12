import { rounded } from "../../../language/format.ts";
import { optionsOf } from "../../../ui/options.ts";
import type { ChoiceControl, Control, NumberControl } from "../../kit/control.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import {
  ENGINE_CHOICES,
  ENGINE_RANGES,
  type EngineChoices,
  hasOwnSteps,
  integratorInfo,
  isHere,
  LINK_RANGES,
  type LiveSetting,
  mostViscosity,
  type PhysicsSlice,
  type PhysicsState,
  type SolverInfo,
} from "./state.ts";
import { text } from "./text.ts";

type Reads = PhysicsSlice & StatusSlice;

const isFlow = ({ status: { status } }: Reads): boolean => status.flow;
const isGalaxy = ({ status: { status } }: Reads): boolean => !status.flow;
const chosenIntegrator = (s: Reads) => integratorInfo(s.physics.integrators, s.physics.engineChoices.integrator);
/** Do bodies have time steps of their own? */
const ownSteps = (s: Reads): boolean => isGalaxy(s) && hasOwnSteps(chosenIntegrator(s));

const live = (key: LiveSetting, rest: Partial<NumberControl<Reads>>): NumberControl<Reads> => ({
  kind: "number",
  key,
  words: text[key],
  group: "accuracy",
  level: "play",
  at: ["physics", "settings", key],
  range: (s) => s.physics.ranges[key],
  linkRange: LINK_RANGES[key],
  show: rounded,
  set: (s, value) => s.physics.set({ [key]: value }),
  ...rest,
});

/** A number of the engine that most people never need. */
const fine = (
  key: "leafSize" | "bucketSize" | "rebuildInterval",
  link: string,
  shown: (s: Reads) => boolean = isGalaxy,
): NumberControl<Reads> => ({
  kind: "number",
  key,
  words: text.engine[key],
  group: "accuracy",
  level: "study",
  at: ["physics", "engineChoices", key],
  link,
  shown,
  range: () => ({ ...ENGINE_RANGES[key], default: ENGINE_CHOICES[key] }),
  whole: true,
  show: String,
  set: (s, value) => s.physics.setEngineChoices({ [key]: Math.round(value) }),
});

/** What the engine is compiled with: one of the names that it knows. */
const named = <Key extends "kernel" | "multipole" | "precision" | "stretching">(
  key: Key,
  words: { readonly label: string; readonly help: string; readonly names: Readonly<Record<string, string>> },
  shown: (s: Reads) => boolean,
): ChoiceControl<Reads> => ({
  kind: "choice",
  key,
  words,
  group: "accuracy",
  level: "study",
  at: ["physics", "engineChoices", key],
  link: key,
  names: words.names,
  shown,
  options: (s) =>
    optionsOf(words.names).filter(({ value }) => !(key === "kernel" || key === "multipole") || isHere(s, key, value)),
  default: () => ENGINE_CHOICES[key],
  set: (s, name) => s.physics.setEngineChoices({ [key]: name } as Partial<EngineChoices>),
});

const listed = (of: readonly SolverInfo[]) => of.map(({ name, title }) => ({ value: name, label: title }));

/** Settings of forces and steps. */
export const physicsControls = {
  theta: live("theta", {
    link: "theta",
    shown: (s) => !isFlow(s) || (s.physics.solver !== "direct" && s.status.status.graphics),
    says: (s) => (isFlow(s) ? { help: text.flow.theta } : {}),
  }),
  softening: live("softening", { link: "eps", scale: "log-zero", quantity: "length", shown: isGalaxy }),
  timestep: live("timestep", {
    ...{ link: "dt", scale: "log", quantity: "time" },
    says: (s) => {
      if (isFlow(s)) return { help: text.flow.timestep };
      return ownSteps(s) ? { help: text.timestep.largest } : {};
    },
  }),
  solver: {
    kind: "choice",
    key: "solver",
    words: text.solver,
    group: "accuracy",
    level: "study",
    at: ["physics", "solver"],
    link: "solver",
    shown: (s) => isGalaxy(s) || s.status.status.graphics,
    says: (s) =>
      isFlow(s)
        ? text.flow.solver
        : { help: s.physics.solvers.find(({ name }) => name === s.physics.solver)?.help ?? text.solver.help },
    options: (s) =>
      isFlow(s)
        ? optionsOf({ [s.physics.solvers[0]?.name ?? ""]: text.flow.names.tree, direct: text.flow.names.direct })
        : listed(s.physics.solvers.filter(({ name }) => isHere(s, "solver", name))),
    value: (s) => (isFlow(s) && s.physics.solver !== "direct" ? (s.physics.solvers[0]?.name ?? "") : s.physics.solver),
    note: (s) => (isFlow(s) ? null : (s.physics.solvers.find(({ name }) => name === s.physics.solver)?.use ?? null)),
    default: (s) => s.physics.solvers[0]?.name ?? s.physics.solver,
    set: (s, name) => s.physics.setSolver(name),
  },
  integrator: {
    kind: "choice",
    key: "integrator",
    words: text.integrator,
    group: "accuracy",
    level: "study",
    at: ["physics", "engineChoices", "integrator"],
    link: "integrator",
    shown: isGalaxy,
    says: (s) => ({ help: chosenIntegrator(s)?.help ?? text.integrator.help }),
    options: (s) => listed(s.physics.integrators.filter(({ name }) => isHere(s, "integrator", name))),
    note: (s) => {
      const missing = s.physics.integrators
        .filter(({ name }) => !isHere(s, "integrator", name))
        .map(({ title }) => title);
      const lines = [chosenIntegrator(s)?.use, missing.length > 0 && text.integrator.here(missing.join(" · "))];
      return lines.filter(Boolean).join(" ") || null;
    },
    default: () => ENGINE_CHOICES.integrator,
    set: (s, integrator) => s.physics.setEngineChoices({ integrator }),
  },
  eta: {
    kind: "number",
    key: "eta",
    words: text.eta,
    group: "accuracy",
    level: "study",
    at: ["physics", "engineChoices", "eta"],
    link: "eta",
    linkRange: LINK_RANGES.eta,
    shown: ownSteps,
    range: ({
      physics: {
        engineChoices: { eta },
      },
    }) => ({
      min: Math.min(ENGINE_RANGES.eta.min, eta),
      max: Math.max(ENGINE_RANGES.eta.max, eta),
      default: ENGINE_CHOICES.eta,
    }),
    scale: "log",
    show: rounded,
    set: (s, eta) => s.physics.setEngineChoices({ eta }),
  },
  precision: named("precision", text.precision, (s) => {
    const { direct, cluster } = chosenIntegrator(s) ?? {};
    return ownSteps(s) && Boolean(direct || cluster);
  }),
  kernel: named("kernel", text.engine.kernel, isGalaxy),
  multipole: named("multipole", text.engine.multipole, isGalaxy),
  leafSize: fine("leafSize", "leaf"),
  bucketSize: fine(
    "bucketSize",
    "bucket",
    (s) => isGalaxy(s) && Boolean(s.physics.solvers.find(({ name }) => name === s.physics.solver)?.buckets),
  ),
  rebuildInterval: {
    ...fine("rebuildInterval", "rebuild"),
    says: (s) => (s.physics.engineChoices.rebuildInterval === 1 ? { unit: text.engine.rebuildInterval.one } : {}),
  },
  stretching: named("stretching", text.flow.stretching, (s) => isFlow(s) && s.status.status.lines),
  viscosity: {
    kind: "number",
    key: "viscosity",
    words: text.flow.viscosity,
    group: "accuracy",
    level: "play",
    at: ["physics", "engineChoices", "viscosity"],
    link: "viscosity",
    linkRange: LINK_RANGES.viscosity,
    shown: isFlow,
    range: (s) => ({
      min: 0,
      max: Math.max(mostViscosity(s.physics.ranges), s.physics.engineChoices.viscosity),
      default: 0,
    }),
    scale: "log-zero",
    show: rounded,
    set: (s, viscosity) => s.physics.setEngineChoices({ viscosity }),
  },
  machine: {
    kind: "choice",
    key: "machine",
    words: text.machine,
    group: "settings",
    level: "watch",
    at: ["physics", "machine"],
    link: "engine",
    names: text.machine.names,
    options: () => optionsOf(text.machine.names),
    default: () => "auto",
    set: (s, choice) => s.physics.setMachine(choice as PhysicsState["machine"]),
  },
  keepEvery: {
    kind: "number",
    key: "keepEvery",
    words: text.engine.keepEvery,
    group: "settings",
    level: "watch",
    at: ["physics", "keepEvery"],
    range: () => ({ min: 0, max: 300, default: 30 }),
    whole: true,
    show: String,
    set: (s, seconds) => s.physics.setKeepEvery(Math.round(seconds)),
  },
} as const satisfies Readonly<Record<string, Control<Reads>>>;
