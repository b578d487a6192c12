import { command } from "../command.ts";
import { text } from "../text.ts";
import type { LookSlice } from "./state.ts";

export const lookCommands = {
  density: command<LookSlice>("density", text.density.command, text.density.commandHelp, ["i"], ({ store }) => {
    const { view, setView } = store.getState();
    setView({ shows: view.shows === "density" ? "light" : "density" });
  }),
};
