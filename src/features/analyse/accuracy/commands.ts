import { command } from "../../kit/command.ts";
import { opens, type SideSlice } from "../../kit/panels.ts";
import { text } from "./text.ts";

export const accuracyCommands = {
  accuracy: command<SideSlice>({
    name: "accuracy",
    words: text.commands.accuracy,
    keys: ["t"],
    icon: "accuracy",
    ...opens("accuracy"),
  }),
};
