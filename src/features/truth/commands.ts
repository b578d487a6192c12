import { command } from "../command.ts";
import type { TruthSlice } from "./state.ts";

export const truthCommands = {
  truth: command<TruthSlice>(
    "truth",
    "Truth",
    "Shows how accurate the run is, and what it costs.",
    ["t"],
    ({ store }) => store.getState().toggleTruth(),
  ),
};
