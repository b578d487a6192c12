import { command } from "../command.ts";
import { nextLook, READY_LOOKS } from "./readyLooks.ts";
import type { LookSlice } from "./state.ts";
import { text } from "./text.ts";

export const lookCommands = {
  density: command<LookSlice>("density", text.commands.density, ["i"], ({ store }) => {
    const { view, setView } = store.getState();
    setView({ shows: view.shows === "density" ? "light" : "density" });
  }),
  nextLook: command<LookSlice>("nextLook", text.commands.nextLook, ["U"], ({ store }) => {
    const { view, setView } = store.getState();
    setView(READY_LOOKS[nextLook(view)]);
  }),
};
