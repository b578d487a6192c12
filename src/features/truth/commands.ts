import { command } from "../command.ts";
import type { TruthSlice } from "./state.ts";
import { text } from "./text.ts";

export const truthCommands = {
  truth: command<TruthSlice>("truth", text.commands.truth, ["t"], ({ store }) => store.getState().toggleTruth()),
};
