import { command } from "../command.ts";
import type { PlaySlice } from "./state.ts";

export const playCommands = {
  play: command<PlaySlice>(
    "play",
    (s) => (s.playing ? "Pause" : "Play"),
    "Runs or holds time.",
    [" "],
    ({ store }) => {
      const { playing, setPlaying } = store.getState();
      setPlaying(!playing);
    },
  ),
  step: command<PlaySlice>("step", "Step", "Holds time and does one time step.", ["."], ({ store, actions }) => {
    store.getState().setPlaying(false);
    if (!store.getState().refuses()) actions.play.step();
  }),
  reset: command<PlaySlice>("reset", "Reset", "The same bodies again from the start.", ["r"], ({ actions }) =>
    actions.play.reset(),
  ),
};
