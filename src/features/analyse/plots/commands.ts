import { command } from "../../kit/command.ts";
import { opens, type SideSlice } from "../../kit/panels.ts";
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
