import { command } from "../command.ts";
import type { PlaySlice } from "../play/state.ts";
import { text } from "./text.ts";

export const timelineCommands = {
  reverse: command<PlaySlice>("reverse", text.commands.reverse.label, text.commands.reverse.help, ["b"], ({ store }) =>
    store.getState().reverse(),
  ),
  earlier: command<PlaySlice>(
    "earlier",
    text.commands.earlier.label,
    text.commands.earlier.help,
    ["["],
    ({ actions }) => actions.timeline.move(-1),
  ),
  later: command<PlaySlice>("later", text.commands.later.label, text.commands.later.help, ["]"], ({ actions }) =>
    actions.timeline.move(1),
  ),
  bookmark: command<PlaySlice>(
    "bookmark",
    text.commands.bookmark.label,
    text.commands.bookmark.help,
    ["m"],
    ({ actions }) => actions.timeline.bookmark(),
  ),
};
