import { command } from "../command.ts";
import type { SideSlice } from "../panels.ts";
import { text } from "./text.ts";

export const fitCommands = {
  fitPhotograph: command<SideSlice>({
    name: "fitPhotograph",
    words: text,
    keys: ["M"],
    icon: "photograph",
    expanded: (s) => s.side === "fit",
    perform: ({ store }) => store.getState().toggleSide("fit"),
  }),
};
