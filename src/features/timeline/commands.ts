import { command } from "../command.ts";
import type { PlaySlice } from "../play/state.ts";
import { text } from "./text.ts";

export const timelineCommands = {
  reverse: command<PlaySlice>("reverse", text.commands.reverse, ["b"], ({ store }) => store.getState().reverse()),
  earlier: command<PlaySlice>("earlier", text.commands.earlier, ["["], ({ actions }) => actions.timeline.move(-1)),
  later: command<PlaySlice>("later", text.commands.later, ["]"], ({ actions }) => actions.timeline.move(1)),
  bookmark: command<PlaySlice>("bookmark", text.commands.bookmark, ["m"], ({ actions }) => actions.timeline.bookmark()),
};
