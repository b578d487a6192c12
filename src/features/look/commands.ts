import { command } from "../command.ts";
import { nextLook, READY_LOOKS } from "./readyLooks.ts";
import type { LookSlice } from "./state.ts";
import { text } from "./text.ts";

export const lookCommands = {
  density: command<LookSlice>({
    name: "density",
    words: text.commands.density,
    keys: ["i"],
    perform: ({ store }) => {
      const { view, setView } = store.getState();
      setView({ shows: view.shows === "density" ? "light" : "density" });
    },
  }),
  nextLook: command<LookSlice>({
    name: "nextLook",
    words: text.commands.nextLook,
    keys: ["U"],
    perform: ({ store }) => {
      const { view, setView } = store.getState();
      setView(READY_LOOKS[nextLook(view)]);
    },
  }),
};
