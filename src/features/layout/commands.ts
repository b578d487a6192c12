import { command } from "../command.ts";
import type { Level } from "../levels.ts";
import type { LayoutSlice } from "./state.ts";
import { text } from "./text.ts";

const show = (name: "showLess" | "showMore" | "showAll", level: Level) =>
  command<LayoutSlice>(name, text.commands[name], [], ({ store }) => store.getState().setLevel(level));

export const layoutCommands = {
  panel: command<LayoutSlice>("panel", text.commands.panel, ["h"], ({ store }) => store.getState().togglePanel()),
  search: command<LayoutSlice>("search", text.commands.search, ["Control+k", "/"], ({ store }) =>
    store.getState().setSearchOpen(true),
  ),
  settings: command<LayoutSlice>("settings", text.commands.settings, [","], ({ store }) =>
    store.getState().setSettingsOpen(true),
  ),
  showLess: show("showLess", "watch"),
  showMore: show("showMore", "play"),
  showAll: show("showAll", "study"),
};
