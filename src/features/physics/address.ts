import { type AddressPart, known as found, type Query, writeOther } from "../address.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import type { ShareSlice } from "../share/state.ts";
import {
  ENGINE_CHOICES,
  ENGINE_RANGES,
  type EngineChoices,
  hasOwnSteps,
  integratorInfo,
  LINK_RANGES,
  matched,
  type PhysicsSlice,
  standardChoices,
} from "./state.ts";
import { text } from "./text.ts";

/** Keys in the address, with what they are. */
const LIVE = [
  ["theta", "theta"],
  ["eps", "softening"],
  ["dt", "timestep"],
] as const;
const NUMBERS = [
  ["leaf", "leafSize", ENGINE_RANGES.leafSize, true],
  ["bucket", "bucketSize", ENGINE_RANGES.bucketSize, true],
  ["rebuild", "rebuildInterval", ENGINE_RANGES.rebuildInterval, true],
  ["eta", "eta", LINK_RANGES.eta, false],
  ["viscosity", "viscosity", LINK_RANGES.viscosity, false],
] as const;
const NAMES = {
  kernel: text.engine.kernel.names,
  multipole: text.engine.multipole.names,
  precision: text.precision.names,
  stretching: text.flow.stretching.names,
} as const;
/** What counts for steps of their own alone: a link of another run need not say it. */
const OWN_STEPS: readonly string[] = ["eta", "precision"];
/** What counts for vortices alone, likewise. */
const OF_FLOWS: readonly string[] = ["stretching", "viscosity"];

/** Settings of forces and steps; those that suit one run only wait in `linked` for its bodies. */
export const physicsAddress: AddressPart<PhysicsSlice & PlaySlice & ShareSlice> = {
  at: 30,
  read(query, state) {
    const { theta, softening, timestep, ...own } = scenarioInfo(state, state.scenario).defaults;
    const settings = LIVE.map(([key, field]) => [field, query.number(key, LINK_RANGES[field])]);
    const { integrator: standard, ...others } = standardChoices(own);
    const chosen = { ...others, integrator: ENGINE_CHOICES.integrator, ...engineChoices(query) };
    // Before there is a machine nobody knows; then it says what it lacks.
    if (state.kernels?.includes(chosen.kernel) === false) {
      query.refuse("kernel", text.noKernel);
      chosen.kernel = ENGINE_CHOICES.kernel;
    }
    if (state.multipolesHere?.includes(chosen.multipole) === false) {
      query.refuse("multipole", text.noMultipole);
      chosen.multipole = ENGINE_CHOICES.multipole;
    }
    const wanted = query.word("solver", (word) => state.solvers.some((s) => s.name === word), text.noSolver);
    const lacks = wanted !== undefined && state.solversHere?.includes(wanted) === false;
    if (lacks) query.refuse("solver", text.noSolverHere);
    const asked = lacks ? state.solversHere![0] : wanted;
    const known = (word: string) => state.integrators.some((one) => one.name === word);
    const named = query.word("integrator", known, text.noIntegrator);
    const here = state.integratorsHere?.includes(named ?? standard) ?? true;
    if (!here) query.refuse("integrator", text.noIntegratorHere);
    const integrator = here ? (named ?? standard) : ENGINE_CHOICES.integrator;
    const given = { ...chosen, solver: asked ?? (own.integrator ? state.usualEngine.solver : state.solver) };
    const { solver, ...fitting } = matched(given, { integrator }, state);
    const unlike = (asked !== undefined && asked !== solver) || fitting.kernel !== chosen.kernel;
    // Who asks for another solver or kernel asks against the scenario's own integrator.
    if (unlike && named !== undefined) query.refuse("integrator", text.noMatch(integrator));
    return {
      linked: { ...state.linked, settings: { theta, softening, timestep, ...found(Object.fromEntries(settings)) } },
      solver: unlike ? given.solver : solver,
      machine: query.name("engine", text.machine.names) ?? "auto",
      engineChoices: unlike ? chosen : fitting,
    };
  },
  write(query, state, { lasting }) {
    const { settings, solver, machine, engineChoices, integrators } = state;
    const { defaults, kind } = scenarioInfo(state, state.scenario);
    const standard = standardChoices(defaults);
    const galaxies = state.source.kind === "scenario" && kind !== "flow";
    for (const [key, field] of LIVE) query.set(key, String(settings[field]));
    query.set("solver", solver);
    writeOther(query, "engine", machine, "auto");
    const ownSteps = hasOwnSteps(integratorInfo(integrators, engineChoices.integrator));
    const fields = [...Object.keys(NAMES), "integrator"].map((key) => [key, key]);
    for (const [key, field] of [...fields, ...NUMBERS] as [string, keyof EngineChoices][]) {
      if (galaxies && OF_FLOWS.includes(key)) continue;
      const said = lasting && (ownSteps || !OWN_STEPS.includes(key)) && !OF_FLOWS.includes(key);
      writeOther(query, key, engineChoices[field], said ? null : standard[field]);
    }
  },
};

function engineChoices(query: Query): Partial<EngineChoices> {
  const names = Object.entries(NAMES).map(([key, of]) => [key, query.name<object>(key, of)]);
  const numbers = NUMBERS.map(([key, field, range, whole]) => [field, query.number(key, range, whole)]);
  return found(Object.fromEntries([...names, ...numbers]));
}
