import { command } from "../command.ts";
import { text } from "./text.ts";

export const picturesCommands = {
  screenshot: command("screenshot", text.commands.screenshot, ["p"], ({ actions }) => actions.pictures.screenshot()),
  record: command("record", text.commands.record, ["v"], ({ actions }) => actions.pictures.record()),
};
