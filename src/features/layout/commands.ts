import { command } from "../command.ts";
import type { LayoutSlice } from "./state.ts";

export const layoutCommands = {
  panel: command<LayoutSlice>("panel", "Controls", "Shows or hides the controls.", ["h"], ({ store }) =>
    store.getState().togglePanel(),
  ),
};
