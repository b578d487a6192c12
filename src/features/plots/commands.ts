import { command } from "../command.ts";
import { opens, type SideSlice } from "../panels.ts";
import { text } from "./text.ts";

export const plotsCommands = {
  plots: command<SideSlice>({
    name: "plots",
    words: text.commands.plots,
    keys: ["d"],
    icon: "plots",
    ...opens("plots"),
  }),
};
