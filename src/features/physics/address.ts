import { type AddressPart, known, type Query, writeOther } from "../address.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import type { ShareSlice } from "../share/state.ts";
import { ENGINE_CHOICES, ENGINE_RANGES, type EngineChoices, LINK_RANGES, type PhysicsSlice } from "./state.ts";
import { text } from "./text.ts";

/** Keys in the address, with what they are. */
const LIVE = [
  ["theta", "theta"],
  ["eps", "softening"],
  ["dt", "timestep"],
] as const;
const NUMBERS = [
  ["leaf", "leafSize"],
  ["rebuild", "rebuildInterval"],
] as const;
const NAMES = ["kernel", "multipole"] as const;

/** Settings of the forces; those that suit one run only wait in `linked` for its bodies. */
export const physicsAddress: AddressPart<PhysicsSlice & PlaySlice & ShareSlice> = {
  at: 30,
  read(query, state) {
    const { theta, softening, timestep } = scenarioInfo(state, state.scenario).defaults;
    const settings = LIVE.map(([key, field]) => [field, query.number(key, LINK_RANGES[field])]);
    return {
      linked: { ...state.linked, settings: { theta, softening, timestep, ...known(Object.fromEntries(settings)) } },
      solver: query.word("solver", (word) => state.solvers.some((s) => s.name === word), text.noSolver) ?? state.solver,
      machine: query.name("engine", text.machine.names) ?? "auto",
      engineChoices: { ...ENGINE_CHOICES, ...engineChoices(query) },
    };
  },
  write(query, { settings, solver, machine, engineChoices }, { lasting }) {
    for (const [key, field] of LIVE) query.set(key, String(settings[field]));
    query.set("solver", solver);
    writeOther(query, "engine", machine, "auto");
    for (const key of NAMES) writeOther(query, key, engineChoices[key], lasting ? null : ENGINE_CHOICES[key]);
    for (const [key, field] of NUMBERS)
      writeOther(query, key, engineChoices[field], lasting ? null : ENGINE_CHOICES[field]);
  },
};

function engineChoices(query: Query): Partial<EngineChoices> {
  const names = NAMES.map((key) => [key, query.name<object>(key, text.engine[key].names)]);
  const numbers = NUMBERS.map(([key, field]) => [field, query.number(key, ENGINE_RANGES[field], true)]);
  return known(Object.fromEntries([...names, ...numbers]));
}
