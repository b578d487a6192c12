import { command } from "../command.ts";
import { text as lookText } from "../look/text.ts";
import type { LayoutSlice } from "./state.ts";

export const layoutCommands = {
  panel: command<LayoutSlice>("panel", lookText.commands.panel, ["h"], ({ store }) => store.getState().togglePanel()),
};
