import { command } from "../../kit/command.ts";
import type { Level } from "../../kit/levels.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

const show = (name: "showLess" | "showMore" | "showAll", level: Level) =>
  command<LayoutSlice>({
    name,
    words: text.commands[name],
    enabled: (s) => s.layout.level !== level,
    perform: ({ store }) => store.getState().layout.setLevel(level),
  });

export const layoutCommands = {
  panel: command<LayoutSlice>({
    name: "panel",
    words: text.commands.panel,
    keys: ["h"],
    icon: "panel",
    expanded: (s) => s.layout.panelOpen,
    perform: ({ store }) => store.getState().layout.togglePanel(),
  }),
  search: command<LayoutSlice>({
    name: "search",
    words: text.commands.search,
    keys: ["Control+k", "/"],
    icon: "search",
    perform: ({ store }) => store.getState().layout.setSearchOpen(true),
  }),
  settings: command<LayoutSlice>({
    name: "settings",
    words: text.commands.settings,
    keys: [","],
    icon: "settings",
    perform: ({ store }) => store.getState().layout.setSettingsOpen(true),
  }),
  showLess: show("showLess", "watch"),
  showMore: show("showMore", "play"),
  showAll: show("showAll", "study"),
};
