import { command } from "../command.ts";
import type { InspectSlice } from "./state.ts";
import { text } from "./text.ts";

export const inspectCommands = {
  cells: command<InspectSlice>("cells", text.commands.cells.label, text.commands.cells.help, ["x"], ({ store }) => {
    const { treeView, setTreeView } = store.getState();
    setTreeView({ show: treeView.show === "off" ? "pointer" : treeView.show === "pointer" ? "all" : "off" });
  }),
  pick: command<InspectSlice>("pick", text.commands.pick.label, text.commands.pick.help, ["Enter"], ({ actions }) =>
    actions.inspect.pickMiddle(),
  ),
  trail: command<InspectSlice>("trail", text.commands.trail.label, text.commands.trail.help, ["j"], ({ store }) => {
    const { picked, toggleTrail } = store.getState();
    if (picked !== null) toggleTrail(picked);
  }),
  release: command<InspectSlice>(
    "release",
    text.commands.release.label,
    text.commands.release.help,
    ["Escape"],
    ({ store }) => store.getState().pick(null),
  ),
};
