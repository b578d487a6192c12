import { command } from "../command.ts";
import { opens, type SideSlice } from "../panels.ts";
import { text } from "./text.ts";

export const truthCommands = {
  truth: command<SideSlice>({
    name: "truth",
    words: text.commands.truth,
    keys: ["t"],
    icon: "truth",
    ...opens("truth"),
  }),
};
