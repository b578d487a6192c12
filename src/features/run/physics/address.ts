import {
  type AddressPart,
  asked,
  known as found,
  type LinkedControl,
  linkedOf,
  type Query,
  writeOther,
} from "../../kit/address.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import { physicsControls } from "./controls.ts";
import {
  ENGINE_CHOICES,
  type EngineChoices,
  hasOwnSteps,
  integratorInfo,
  LINK_RANGES,
  type LiveSetting,
  lacking,
  matched,
  type PhysicsSlice,
  standardChoices,
} from "./state.ts";
import { text } from "./text.ts";

/** Keys in the address of the settings that a slider holds. */
const LIVE = [physicsControls.theta, physicsControls.softening, physicsControls.timestep].map(
  ({ link, at }) => [link!, at[2] as LiveSetting] as const,
);
/** Controls of the engine's choices that a link asks for one by one. */
const LINKED = linkedOf(physicsControls).filter(({ at }) => at[1] === "engineChoices");
const fieldOf = ({ at }: LinkedControl) => at[2] as keyof EngineChoices;
/** What counts for steps of their own alone: a link of another run need not say it. */
const OWN_STEPS: readonly string[] = ["eta", "precision"];
/** What counts for vortices alone, likewise. */
const OF_FLOWS: readonly string[] = ["stretching", "viscosity"];

/** Settings of forces and steps; those that suit one run only wait in `linked` for its bodies. */
export const physicsAddress: AddressPart<PhysicsSlice & PlaySlice & ShareSlice> = {
  at: 30,
  read(query, state) {
    const { theta, softening, timestep, ...own } = scenarioInfo(state, state.play.scenario).defaults;
    const settings = LIVE.map(([key, field]) => [field, query.number(key, LINK_RANGES[field])]);
    const { integrator: standard, ...others } = standardChoices(own);
    const chosen = { ...others, integrator: ENGINE_CHOICES.integrator, ...engineChoices(query, state) };
    const wanted = query.word("solver", (word) => state.physics.solvers.some((s) => s.name === word), text.noSolver);
    const known = (word: string) => state.physics.integrators.some((one) => one.name === word);
    const named = query.word("integrator", known, text.noIntegrator);
    // Before there is a machine it is not known; then it says what it lacks.
    const said = { ...chosen, integrator: named ?? standard };
    const lacks = lacking({
      physics: { support: state.physics.support, solver: wanted ?? state.physics.solver, engineChoices: said },
    });
    for (const key of Object.keys(lacks) as (keyof typeof lacks)[]) query.refuse(key, text.lacks[key]);
    const { solver: exchangedSolver = wanted, integrator = said.integrator, ...exchanged } = lacks;
    Object.assign(chosen, exchanged);
    const given = {
      ...chosen,
      solver: exchangedSolver ?? (own.integrator ? state.physics.usualEngine.solver : state.physics.solver),
    };
    const { solver, ...fitting } = matched(given, { integrator }, state);
    const unlike = (exchangedSolver !== undefined && exchangedSolver !== solver) || fitting.kernel !== chosen.kernel;
    // Who asks for another solver or kernel asks against the scenario's own integrator.
    if (unlike && named !== undefined) query.refuse("integrator", text.noMatch(integrator));
    return {
      share: {
        linked: {
          ...state.share.linked,
          settings: { theta, softening, timestep, ...found(Object.fromEntries(settings)) },
        },
      },
      physics: {
        solver: unlike ? given.solver : solver,
        machine: query.name("engine", text.machine.names) ?? "auto",
        engineChoices: unlike ? chosen : fitting,
      },
    };
  },
  write(query, state, { lasting }) {
    const { settings, solver, machine, engineChoices, integrators } = state.physics;
    const { defaults, kind } = scenarioInfo(state, state.play.scenario);
    const standard = standardChoices(defaults);
    const galaxies = state.play.source.kind === "scenario" && kind !== "flow";
    for (const [key, field] of LIVE) query.set(key, String(settings[field]));
    query.set("solver", solver);
    writeOther(query, "engine", machine, "auto");
    const ownSteps = hasOwnSteps(integratorInfo(integrators, engineChoices.integrator));
    const keys = (kind: LinkedControl["kind"]) =>
      LINKED.filter((one) => one.kind === kind).map((one) => [one.link, fieldOf(one)] as const);
    for (const [key, field] of [...keys("choice"), ["integrator", "integrator"] as const, ...keys("number")]) {
      if (galaxies && OF_FLOWS.includes(key)) continue;
      const said = lasting && (ownSteps || !OWN_STEPS.includes(key)) && !OF_FLOWS.includes(key);
      writeOther(query, key, engineChoices[field], said ? null : standard[field]);
    }
  },
};

function engineChoices(query: Query, state: PhysicsSlice): Partial<EngineChoices> {
  return found(Object.fromEntries(LINKED.map((one) => [fieldOf(one), asked(query, one, state as never)])));
}
