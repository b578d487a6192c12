import { command } from "../command.ts";
import type { InspectSlice } from "./state.ts";

export const inspectCommands = {
  cells: command<InspectSlice>(
    "cells",
    "Cells of the tree",
    "Shows the tree's cells near the pointer, all of them, or none.",
    ["x"],
    ({ store }) => {
      const { treeView, setTreeView } = store.getState();
      setTreeView({ show: treeView.show === "off" ? "pointer" : treeView.show === "pointer" ? "all" : "off" });
    },
  ),
  pick: command<InspectSlice>(
    "pick",
    "Pick body",
    "Picks the body nearest to the middle of the view.",
    ["Enter"],
    ({ actions }) => actions.inspect.pickMiddle(),
  ),
  trail: command<InspectSlice>(
    "trail",
    "Leave a trail",
    "Begins or ends the trail of the picked body.",
    ["j"],
    ({ store }) => {
      const { picked, toggleTrail } = store.getState();
      if (picked !== null) toggleTrail(picked);
    },
  ),
  release: command<InspectSlice>("release", "Release", "Lets go of the picked body.", ["Escape"], ({ store }) =>
    store.getState().pick(null),
  ),
};
