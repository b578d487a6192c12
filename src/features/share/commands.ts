import { command } from "../command.ts";
import { text } from "./text.ts";

export const shareCommands = {
  link: command("link", text.commands.link, ["l"], ({ actions }) => actions.share.copyLink()),
};
