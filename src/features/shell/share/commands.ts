import { command } from "../../kit/command.ts";
import { text } from "./text.ts";

export const shareCommands = {
  link: command({
    name: "link",
    words: text.commands.link,
    keys: ["l"],
    icon: "link",
    perform: ({ actions }) => actions.share.copyLink(),
  }),
};
