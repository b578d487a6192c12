import type { LookSlice } from "../look/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { scenarioInfo } from "../play/state.ts";
import type { PlotsSlice } from "../plots/state.ts";
import type { TruthSlice } from "../truth/state.ts";
import { text } from "./stops/text.ts";

export type Reads = LookSlice & PhysicsSlice & PlaySlice & PlotsSlice & TruthSlice;

/** One stop of a tour: what to see, and what the page does so that it can be seen. */
export interface Stop {
  readonly words: string;
  readonly act?: (state: Reads) => void;
}

export interface Tour {
  readonly name: string;
  readonly title: string;
  readonly stops: readonly Stop[];
}

/** Shows a scenario as it is, or with other values of its parameters. */
const scenario =
  (name: string, values: Readonly<Record<string, number>> = {}) =>
  (state: Reads): void => {
    const changed = Object.keys(state.values).length > 0 || Object.keys(values).length > 0;
    if (state.scenario !== name || state.source.kind === "file" || changed) state.pickScenario(name);
    for (const parameter of scenarioInfo(state, name).parameters) {
      const value = values[parameter.name];
      if (value !== undefined) state.setValue(parameter, value);
    }
    state.setPlaying(true);
  };

const truth = (state: Reads): void => {
  if (!state.truthOpen) state.toggleTruth();
};

const plot =
  (name: string) =>
  (state: Reads): void => {
    if (!state.plotsOpen) state.togglePlots();
    state.setPlot(name);
  };

/** A tour's acts in order, with its words. */
const tour = (name: keyof typeof text, ...acts: readonly Required<Stop>["act"][]): Tour => {
  const { title, stops } = text[name];
  return { name, title, stops: acts.map((act, k) => ({ words: stops[k]!, act })) };
};

/** Short tours; each changes only what a visitor could change too. */
export const TOURS: readonly Tour[] = [
  tour(
    "theta",
    (s) => {
      scenario("plummer-merger")(s);
      truth(s);
    },
    (s) => s.set({ theta: 1.2 }),
    (s) => s.set({ theta: 0.3 }),
    (s) => s.set({ theta: s.ranges.theta.default }),
  ),
  tour(
    "softening",
    scenario("plummer"),
    (s) => {
      truth(s);
      s.set({ softening: 0 });
    },
    (s) => s.set({ softening: s.ranges.softening.max }),
    (s) => s.set({ softening: s.ranges.softening.default }),
  ),
  tour(
    "prograde",
    scenario("antennae"),
    scenario("antennae", { inclination1: 180, inclination2: 180 }),
    scenario("mice"),
    scenario("cartwheel"),
  ),
  tour(
    "remnant",
    (s) => {
      scenario("major-merger")(s);
      s.setColour("galaxy");
    },
    (s) => s.setColour("potential"),
    (s) => {
      scenario("minor-mergers")(s);
      s.setColour("galaxy");
    },
  ),
  tour(
    "growth",
    (s) => {
      scenario("major-merger")(s);
      s.setColour("galaxy");
      plot("half-mass-radius")(s);
    },
    (s) => {
      scenario("minor-mergers")(s);
      s.setColour("galaxy");
      plot("half-mass-radius")(s);
    },
    plot("origin-of-mass"),
    plot("circular-velocity"),
  ),
  tour(
    "discs",
    (s) => {
      scenario("milky-way")(s);
      s.setColour("component");
    },
    (s) => s.setColour("speed"),
    (s) => s.setPlaying(true),
  ),
  tour(
    "energy",
    (s) => {
      scenario("plummer-merger")(s);
      truth(s);
    },
    (s) => s.set({ timestep: s.ranges.timestep.max }),
    (s) => {
      s.set({ timestep: s.ranges.timestep.default });
      if (s.direction === 1) s.reverse();
    },
    (s) => {
      if (s.direction === -1) s.reverse();
    },
  ),
];
