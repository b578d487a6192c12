import { command } from "../command.ts";
import type { FitSlice } from "./state.ts";
import { text } from "./text.ts";

export const fitCommands = {
  fitPhotograph: command<FitSlice>("fitPhotograph", text.commands.open, ["M"], ({ store }) =>
    store.getState().toggleFit(),
  ),
  searchFit: command<FitSlice>(
    "searchFit",
    { ...text.commands.search, label: (s) => (s.fitting ? text.commands.search.end : text.commands.search.label) },
    [],
    ({ store, actions }) => (store.getState().fitting ? actions.fit.end() : actions.fit.search()),
  ),
  runFit: command<FitSlice>("runFit", text.commands.run, [], ({ actions }) => actions.fit.run()),
};
