import { command } from "../../kit/command.ts";
import { opens, type SideSlice } from "../../kit/panels.ts";
import { text } from "./text.ts";

export const accuracyCommands = {
  truth: command<SideSlice>({
    name: "accuracy",
    words: text.commands.truth,
    keys: ["t"],
    icon: "truth",
    ...opens("accuracy"),
  }),
};
