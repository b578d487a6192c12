import { command } from "../command.ts";
import type { InspectSlice } from "./state.ts";
import { text } from "./text.ts";

export const inspectCommands = {
  cells: command<InspectSlice>("cells", text.commands.cells, ["x"], ({ store }) => {
    const { treeView, setTreeView } = store.getState();
    setTreeView({ show: treeView.show === "off" ? "pointer" : treeView.show === "pointer" ? "all" : "off" });
  }),
  pick: command<InspectSlice>("pick", text.commands.pick, ["Enter"], ({ actions }) => actions.inspect.pickMiddle()),
  trail: command<InspectSlice>("trail", text.commands.trail, ["j"], ({ store }) => {
    const { picked, toggleTrail } = store.getState();
    if (picked !== null) toggleTrail(picked);
  }),
  release: command<InspectSlice>("release", text.commands.release, ["Escape"], ({ store }) =>
    store.getState().pick(null),
  ),
};
