import { createState, type StoreOptions } from "../../../src/app/state.ts";
import type { ScenarioInfo } from "../../../src/features/run/play/state.ts";

const scenario = (name: string, softening: number, timestep: number): ScenarioInfo => ({
  name,
  title: name,
  help: "",
  lookFor: "",
  moment: { time: 1 },
  parameters: [],
  defaults: { n: 1000, theta: 0.5, softening, timestep, viewRadius: 3, viewDirection: [0, 0, 1], colour: "speed" },
});

export const SCENARIOS = [scenario("merger", 0.02, 1 / 64), scenario("sphere", 0.1, 1 / 8)];

export function newState(address = "", options: Partial<StoreOptions> = {}) {
  return createState({
    scenarios: SCENARIOS,
    colours: [
      { name: "speed", title: "Speed", help: "", legend: [] },
      { name: "galaxy", title: "Galaxy", help: "", legend: [] },
    ],
    address,
    scenario: "merger",
    n: 4096,
    maxBodies: 100_000,
    panelOpen: true,
    ...options,
  });
}

/** What an address asks of the page, and what of it can't be used. */
export const asked = (address: string, options: Partial<StoreOptions> = {}) =>
  newState("", options).getState().share.choicesOf(address);

/** The address of the choices that hold; `lasting`: as a link has it. */
export const addressOf = (store: ReturnType<typeof newState>, lasting = false) =>
  store.getState().share.addressOf({ camera: null, lasting });
