import { command } from "../../kit/command.ts";
import { nextLook, READY_LOOKS } from "./readyLooks.ts";
import type { AppearanceSlice } from "./state.ts";
import { text } from "./text.ts";

export const appearanceCommands = {
  density: command<AppearanceSlice>({
    name: "density",
    words: text.commands.density,
    keys: ["i"],
    perform: ({ store }) => {
      const { view, setView } = store.getState().appearance;
      setView({ shows: view.shows === "density" ? "light" : "density" });
    },
  }),
  nextLook: command<AppearanceSlice>({
    name: "nextLook",
    words: text.commands.nextLook,
    keys: ["U"],
    perform: ({ store }) => {
      const { view, setView } = store.getState().appearance;
      setView(READY_LOOKS[nextLook(view)]);
    },
  }),
};
