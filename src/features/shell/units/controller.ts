import { MODEL_SCALE, scaleOf } from "../../../data/bodies/units.ts";
import { isFlow } from "../../../data/vortices/bodies.ts";
import { cosmicMoment } from "../../../engine/index.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Fields, Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { UnitsSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = UnitsSlice & Fields<PlaySlice, "scenario" | "scenarios">;

/** How the numbers of the bodies on the screen are read. */
export class UnitsController implements Follower {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    // What bodies mean is known before they are made; only a universe has its own clock.
    const {
      play: { scenario, scenarios },
      units: { setScale },
    } = store.getState();
    const { units, kind } = scenarios.find(({ name }) => name === scenario) ?? {};
    if (units && kind !== "universe") setScale(scaleOf(units), false);
  }

  show({ wanted }: Shown): void {
    // A model without units is read at a documented scale; of a file without units nothing is assumed.
    const own = scaleOf(wanted.bodies.units);
    const assumed = own === null && this.#simulation.defaultsOf !== null && !isFlow(wanted.bodies);
    const scale = assumed ? scaleOf(MODEL_SCALE) : own;
    const expansion = wanted.bodies.space?.expansion;
    // Its steps are of the clock, which no unit of time measures.
    const shown = expansion && scale ? { ...scale, time: { factor: 1, unit: text.clock } } : scale;
    this.#store.getState().units.setScale(shown, assumed);
    const cosmic = expansion ? (time: number) => cosmicMoment(expansion, time) : null;
    this.#store.setState({ units: { cosmic, universe: expansion?.universe ?? null } });
  }
}
