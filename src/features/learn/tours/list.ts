import type { AccuracySlice } from "../../analyse/accuracy/state.ts";
import type { PlotsSlice } from "../../analyse/plots/state.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { namedBy, sameBodies, scenarioInfo } from "../../run/play/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import { text } from "./stops/text.ts";

export type Reads = AppearanceSlice & PhysicsSlice & PlaySlice & PlotsSlice & SideSlice & StatusSlice & AccuracySlice;

/** What the page does so that something can be seen. */
interface Acts {
  /** Asks for a run. */
  readonly run?: (state: Reads) => void;
  /** As soon as that is shown: before, its own settings would take the place of these. */
  readonly act?: (state: Reads) => void;
}

/** One stop of a tour: what to see. */
export interface Stop extends Acts {
  readonly words: string;
}

export interface Tour {
  readonly name: string;
  readonly title: string;
  readonly stops: readonly Stop[];
}

/** Shows a scenario as it is, or with other values of its parameters. */
export const scenario = (name: string, values: Readonly<Record<string, number>> = {}): Acts => ({
  run: (state) => {
    const changed = Object.keys(state.play.values).length > 0 || Object.keys(values).length > 0;
    if (state.play.scenario !== name || state.play.source.kind === "file" || changed) state.play.pickScenario(name);
    for (const parameter of scenarioInfo(state, name).parameters) {
      const value = values[parameter.name];
      if (value !== undefined) state.play.setValue(parameter, value);
    }
    state.play.setPlaying(true);
  },
});

/** Opens what says how accurate the run is. */
export const truth = (state: Reads): void => {
  if (state.layout.side !== "accuracy") state.layout.toggleSide("accuracy");
};

/** Opens a plot. */
export const plot =
  (name: string) =>
  (state: Reads): void => {
    if (state.layout.side !== "plots") state.layout.toggleSide("plots");
    state.plots.setPlot(name);
  };

/** A tour's acts in order, with its words. */
const tour = (name: keyof typeof text, ...acts: readonly (Acts | Acts["act"])[]): Tour => {
  const { title, stops } = text[name];
  const own = (acts: Acts | Acts["act"]) => (typeof acts === "function" ? { act: acts } : acts);
  return { name, title, stops: acts.map((each, k) => ({ words: stops[k]!, ...own(each) })) };
};

/** Does what belongs to a stop. What it gives back keeps what is still to come from being done. */
export function perform(store: Store<Reads>, { run, act }: Stop): () => void {
  run?.(store.getState());
  let waits = true;
  const look = () => {
    const state = store.getState();
    const { named } = state.status.status;
    if (!waits || !named || !sameBodies(named, namedBy(state))) return;
    end();
    act?.(state);
  };
  // What a run brings along is in force when all have heard of it, in the same task.
  const off = store.subscribe(() => queueMicrotask(look));
  const end = () => {
    waits = false;
    off();
  };
  look();
  return end;
}

/** Short tours; each changes only what a visitor could change too. */
export const TOURS: readonly Tour[] = [
  tour(
    "theta",
    { ...scenario("plummer-merger"), act: truth },
    (s) => s.physics.set({ theta: 1.2 }),
    (s) => s.physics.set({ theta: 0.3 }),
    (s) => s.physics.set({ theta: s.physics.ranges.theta.default }),
  ),
  tour(
    "softening",
    scenario("plummer"),
    (s) => {
      truth(s);
      s.physics.set({ softening: 0 });
    },
    (s) => s.physics.set({ softening: s.physics.ranges.softening.max }),
    (s) => s.physics.set({ softening: s.physics.ranges.softening.default }),
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
    {
      ...scenario("major-merger"),
      act: (s) => s.appearance.setColour("galaxy"),
    },
    (s) => s.appearance.setColour("potential"),
    {
      ...scenario("minor-mergers"),
      act: (s) => s.appearance.setColour("galaxy"),
    },
  ),
  tour(
    "growth",
    {
      ...scenario("major-merger"),
      act: (s) => {
        s.appearance.setColour("galaxy");
        plot("half-mass-radius")(s);
      },
    },
    {
      ...scenario("minor-mergers"),
      act: (s) => {
        s.appearance.setColour("galaxy");
        plot("half-mass-radius")(s);
      },
    },
    plot("origin-of-mass"),
    plot("circular-velocity"),
  ),
  tour(
    "discs",
    {
      ...scenario("milky-way"),
      act: (s) => s.appearance.setColour("component"),
    },
    (s) => s.appearance.setColour("speed"),
    (s) => s.play.setPlaying(true),
  ),
  tour(
    "energy",
    { ...scenario("plummer-merger"), act: truth },
    (s) => s.physics.set({ timestep: s.physics.ranges.timestep.max }),
    (s) => {
      s.physics.set({ timestep: s.physics.ranges.timestep.default });
      if (s.play.direction === 1) s.play.reverse();
    },
    (s) => {
      if (s.play.direction === -1) s.play.reverse();
    },
  ),
];
