import { command } from "../../kit/command.ts";
import type { PlaySlice } from "./state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const playCommands = {
  play: command<PlaySlice>({
    name: "play",
    words: { ...t.play, label: (s) => (s.play.playing ? t.play.pause : t.play.label) },
    keys: [" "],
    icon: (s) => (s.play.playing ? "pause" : "play"),
    perform: ({ store }) => {
      const { playing, setPlaying } = store.getState().play;
      setPlaying(!playing);
    },
  }),
  step: command<PlaySlice>({
    name: "step",
    words: t.step,
    keys: ["."],
    icon: "step",
    perform: ({ store, actions }) => {
      store.getState().play.setPlaying(false);
      if (!store.getState().play.refuses()) actions.play.step();
    },
  }),
  reset: command<PlaySlice>({
    name: "reset",
    words: t.reset,
    keys: ["r"],
    icon: "reset",
    perform: ({ actions }) => actions.play.reset(),
  }),
};
