import { command } from "../command.ts";
import type { SideSlice } from "../panels.ts";
import type { FitSlice } from "./state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const fitCommands = {
  fitPhotograph: command<SideSlice>({
    name: "fitPhotograph",
    words: t.open,
    keys: ["M"],
    icon: "match",
    expanded: (s) => s.side === "fit",
    perform: ({ store }) => store.getState().toggleSide("fit"),
  }),
  searchFit: command<FitSlice>({
    name: "searchFit",
    words: { ...t.search, label: (s) => (s.fitting ? t.search.end : t.search.label) },
    icon: (s) => (s.fitting ? "stop" : "search"),
    enabled: (s) => s.fitPicture !== null,
    perform: ({ store, actions }) => (store.getState().fitting ? actions.fit.end() : actions.fit.search()),
  }),
  runFit: command<FitSlice>({
    name: "runFit",
    words: t.run,
    icon: "play",
    enabled: (s) => s.fitMembers.length > 0,
    perform: ({ actions }) => actions.fit.run(),
  }),
};
