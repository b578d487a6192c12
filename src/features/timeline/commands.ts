import { command } from "../command.ts";
import type { PlaySlice } from "../play/state.ts";

export const timelineCommands = {
  reverse: command<PlaySlice>(
    "reverse",
    "Reverse time",
    "Runs time backwards: the leapfrog undoes its own steps.",
    ["b"],
    ({ store }) => store.getState().reverse(),
  ),
  earlier: command<PlaySlice>("earlier", "Earlier", "Goes back to the moment kept before.", ["["], ({ actions }) =>
    actions.timeline.move(-1),
  ),
  later: command<PlaySlice>("later", "Later", "Goes on to the moment kept next.", ["]"], ({ actions }) =>
    actions.timeline.move(1),
  ),
  bookmark: command<PlaySlice>(
    "bookmark",
    "Bookmark",
    "Keeps this moment under a name, on the graphics card.",
    ["m"],
    ({ actions }) => actions.timeline.bookmark(),
  ),
};
