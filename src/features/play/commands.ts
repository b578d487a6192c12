import { command } from "../command.ts";
import type { PlaySlice } from "./state.ts";
import { text } from "./text.ts";

export const playCommands = {
  play: command<PlaySlice>(
    "play",
    { ...text.commands.play, label: (s) => (s.playing ? text.commands.play.pause : text.commands.play.label) },
    [" "],
    ({ store }) => {
      const { playing, setPlaying } = store.getState();
      setPlaying(!playing);
    },
  ),
  step: command<PlaySlice>("step", text.commands.step, ["."], ({ store, actions }) => {
    store.getState().setPlaying(false);
    if (!store.getState().refuses()) actions.play.step();
  }),
  reset: command<PlaySlice>("reset", text.commands.reset, ["r"], ({ actions }) => actions.play.reset()),
};
