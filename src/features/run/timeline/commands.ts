import { command } from "../../kit/command.ts";
import { hasBodies, type StatusSlice } from "../../shell/status/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const timelineCommands = {
  reverse: command<PlaySlice>({
    name: "reverse",
    words: t.reverse,
    keys: ["b"],
    icon: "reverse",
    pressed: (s) => s.play.direction === -1,
    perform: ({ store }) => store.getState().play.reverse(),
  }),
  earlier: command({
    name: "earlier",
    words: t.earlier,
    keys: ["["],
    perform: ({ actions }) => actions.timeline.move(-1),
  }),
  later: command({
    name: "later",
    words: t.later,
    keys: ["]"],
    perform: ({ actions }) => actions.timeline.move(1),
  }),
  bookmark: command<StatusSlice>({
    name: "bookmark",
    words: t.bookmark,
    keys: ["m"],
    icon: "bookmark",
    enabled: hasBodies,
    perform: ({ actions }) => actions.timeline.bookmark(),
  }),
};
