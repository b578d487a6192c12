import { command } from "../command.ts";
import type { RulerSlice } from "./state.ts";
import { text } from "./text.ts";

export const rulerCommands = {
  ruler: command<RulerSlice>("ruler", text.commands.ruler, ["u"], ({ store }) =>
    store.getState().toggleSkyTool("ruler"),
  ),
  protractor: command<RulerSlice>("protractor", text.commands.protractor, ["q"], ({ store }) =>
    store.getState().toggleSkyTool("protractor"),
  ),
};
