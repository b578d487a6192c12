import { command } from "../command.ts";

export const shareCommands = {
  link: command("link", "Copy link", "Copies an address that reproduces this run and view.", ["l"], ({ actions }) =>
    actions.share.copyLink(),
  ),
};
