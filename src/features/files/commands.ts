import { command } from "../command.ts";

export const filesCommands = {
  open: command("open", "Open file", "Opens a file of initial conditions or a snapshot.", ["o"], ({ actions }) =>
    actions.files.choose(),
  ),
  save: command("save", "Save snapshot", "Saves all bodies as they are now.", ["S"], ({ actions }) =>
    actions.files.saveSnapshot(),
  ),
  session: command(
    "session",
    "Save session",
    "Saves the whole run, its settings and the view in one file, with which it goes on bit by bit.",
    ["s"],
    ({ actions }) => actions.files.saveSession(),
  ),
  preset: command(
    "preset",
    "Keep preset",
    "Keeps this run and view under a name, in this browser.",
    ["k"],
    ({ actions }) => actions.files.keepPreset(),
  ),
};
