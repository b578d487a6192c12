import { command } from "../../kit/command.ts";
import { opens, type SideSlice } from "../../kit/panels.ts";
import { text } from "./text.ts";

export const fitCommands = {
  fitPhotograph: command<SideSlice>({
    name: "fitPhotograph",
    words: text,
    keys: ["M"],
    icon: "photograph",
    ...opens("fit"),
  }),
};
