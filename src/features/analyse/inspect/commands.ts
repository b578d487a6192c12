import { command } from "../../kit/command.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { InspectSlice } from "./state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const inspectCommands = {
  cells: command<InspectSlice & StatusSlice>({
    name: "cells",
    words: t.cells,
    keys: ["x"],
    enabled: (s) => s.status.status.graphics,
    perform: ({ store }) => {
      const { treeView, setTreeView } = store.getState().inspect;
      setTreeView({ show: treeView.show === "off" ? "pointer" : treeView.show === "pointer" ? "all" : "off" });
    },
  }),
  pick: command({
    name: "pick",
    words: t.pick,
    keys: ["Enter"],
    icon: "pick",
    perform: ({ actions }) => actions.inspect.pickMiddle(),
  }),
  trail: command<InspectSlice>({
    name: "trail",
    words: t.trail,
    keys: ["j"],
    enabled: (s) => s.inspect.picked !== null,
    perform: ({ store }) => {
      const { picked, toggleTrail } = store.getState().inspect;
      toggleTrail(picked!);
    },
  }),
  release: command<InspectSlice>({
    name: "release",
    words: t.release,
    keys: ["Escape"],
    icon: "close",
    enabled: (s) => s.inspect.picked !== null,
    perform: ({ store }) => store.getState().inspect.pick(null),
  }),
};
