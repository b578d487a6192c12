import type { LookSlice } from "../look/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { scenarioInfo } from "../play/state.ts";
import type { TruthSlice } from "../truth/state.ts";

type Reads = LookSlice & PhysicsSlice & PlaySlice & TruthSlice;

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

/** Short tours; each changes only what a visitor could change too. */
export const TOURS: readonly Tour[] = [
  {
    name: "theta",
    title: "What the opening angle does",
    stops: [
      {
        words:
          "To find the force on a star, distant groups of stars are taken as one. The opening angle says how large a group may look.",
        act: (s) => {
          scenario("plummer-merger")(s);
          truth(s);
        },
      },
      {
        words:
          "Now it is wide: few groups are opened, steps are quick, and the force error under Truth grows tenfold and more.",
        act: (s) => s.set({ theta: 1.2 }),
      },
      {
        words: "And now narrow: nearly exact, but many more interactions for each body.",
        act: (s) => s.set({ theta: 0.3 }),
      },
      {
        words: "Between the two lies the everyday choice: errors below one in a hundred that cost little.",
        act: (s) => s.set({ theta: s.ranges.theta.default }),
      },
    ],
  },
  {
    name: "softening",
    title: "Why gravity is softened",
    stops: [
      {
        words:
          "Each body here stands for many thousand stars. Two such bodies must not fling each other away as two stars would, so gravity is blunted at short range.",
        act: scenario("plummer"),
      },
      {
        words: "Without softening close pairs get violent kicks; watch the energy error climb under Truth.",
        act: (s) => {
          truth(s);
          s.set({ softening: 0 });
        },
      },
      {
        words:
          "With far too much of it the core loses its grip and swells: the galaxy is no longer the one that was meant.",
        act: (s) => s.set({ softening: s.ranges.softening.max }),
      },
      { words: "The default is a compromise.", act: (s) => s.set({ softening: s.ranges.softening.default }) },
    ],
  },
  {
    name: "prograde",
    title: "Prograde and retrograde passages",
    stops: [
      {
        words:
          "When a disc turns the same way as its visitor flies past, the visitor's pull keeps step with the stars on the near side and draws out long tails: the Antennae.",
        act: scenario("antennae"),
      },
      {
        words:
          "The same two galaxies on the same orbit, turned over: their discs now turn against the passage. The pull meets each star only for a moment, and hardly a tail grows.",
        act: scenario("antennae", { inclination1: 180, inclination2: 180 }),
      },
      {
        words:
          "The Mice turn with their passage again: they are a little later in their dance, with one tail seen edge-on and straight.",
        act: scenario("mice"),
      },
      {
        words: "Where a visitor falls right through the centre, there are no tails but a ring: the Cartwheel.",
        act: scenario("cartwheel"),
      },
    ],
  },
  {
    name: "remnant",
    title: "Who ends up where",
    stops: [
      {
        words: "Two galaxies, two colours. Watch them through their first passage and the fall back.",
        act: (s) => {
          scenario("major-merger")(s);
          s.setColour("galaxy");
        },
      },
      {
        words:
          "By potential: bodies that were deep inside before mostly stay deep inside. Mergers mix less than they seem to.",
        act: (s) => s.setColour("potential"),
      },
      {
        words: "Many small mergers build a larger remnant than one big one with the same mass.",
        act: (s) => {
          scenario("minor-mergers")(s);
          s.setColour("galaxy");
        },
      },
    ],
  },
  {
    name: "discs",
    title: "Spirals and bars",
    stops: [
      {
        words: "A disc of stars by itself: small clumps are wound up into trailing arms that come and go.",
        act: (s) => {
          scenario("milky-way")(s);
          s.setColour("component");
        },
      },
      {
        words: "By speed: the inner parts go round far more often than the outer ones.",
        act: (s) => s.setColour("speed"),
      },
      {
        words: "Let it run. With fewer bodies the arms come sooner: the noise of single bodies starts them.",
        act: (s) => s.setPlaying(true),
      },
    ],
  },
  {
    name: "energy",
    title: "Why the energy drifts",
    stops: [
      {
        words:
          "In nature the energy of such a system never changes. Here time goes in steps, and each leaves a small error.",
        act: (s) => {
          scenario("plummer-merger")(s);
          truth(s);
        },
      },
      {
        words: "Steps eight times as long: fast orbits in the cores are cut short, and the error jumps.",
        act: (s) => s.set({ timestep: s.ranges.timestep.max }),
      },
      {
        words:
          "The leapfrog that moves the bodies can be run backwards. Time now flows back; with short steps it returns nearly to the start.",
        act: (s) => {
          s.set({ timestep: s.ranges.timestep.default });
          if (s.direction === 1) s.reverse();
        },
      },
      {
        words: "Forward again.",
        act: (s) => {
          if (s.direction === -1) s.reverse();
        },
      },
    ],
  },
];
