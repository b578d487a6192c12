import type { Store } from "../features/kit/slice.ts";
import { engineSettings, suits } from "../features/run/physics/state.ts";
import { standing } from "../features/run/play/clockState.ts";
import { type Named, wantedSteps } from "../features/run/play/state.ts";
import type { Choices } from "../run/follower.ts";
import type { State } from "./state.ts";

/** What the simulation asks of the user's choices. */
export function choicesOf(store: Store<State>): Choices {
  return {
    machine: () => store.getState().physics.machine,
    settings: () => engineSettings(store.getState()),
    suits: (made) => suits(store.getState(), made),
    takeBack: ({ solver, integrator, precision, kernel, multipole, stretching }) =>
      store.setState((s) => ({
        physics: {
          solver,
          engineChoices: { ...s.physics.engineChoices, integrator, precision, kernel, multipole, stretching },
        },
      })),
    frame: () => {
      const state = store.getState();
      const {
        physics: { settings },
        play: { direction },
        appearance: { view },
        camera: { turntable, piloted },
        interact: { nextDeed },
        autoPause: { haltStops },
        sequences: { seriesStop },
      } = state;
      const signed = { ...settings, timestep: direction * settings.timestep };
      const playing = standing(state) === null;
      const stops = [...haltStops, ...[nextDeed, seriesStop].filter((stop) => stop !== null)];
      return { playing, settings: signed, view, turntable, piloted, wantedStepsPerSecond: wantedSteps(state), stops };
    },
    keepEvery: () => {
      const {
        physics: { keepEvery },
        play: { playing },
        capture: { recording },
      } = store.getState();
      return playing && !recording ? keepEvery : 0;
    },
    nameAs: (named) => {
      const state = store.getState();
      const wanted = named as Named;
      const keys = Object.keys(wanted) as (keyof Named)[];
      if (keys.some((key) => wanted[key] !== state.play[key])) store.setState({ play: wanted });
    },
  };
}
