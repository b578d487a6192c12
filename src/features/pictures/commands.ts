import { command } from "../command.ts";
import { text } from "./text.ts";

export const picturesCommands = {
  screenshot: command("screenshot", text.commands.screenshot, ["p"], ({ actions }) => actions.pictures.screenshot()),
  photograph: command("photograph", text.commands.photograph, ["C"], ({ actions }) => actions.pictures.photograph()),
  record: command("record", text.commands.record, ["v"], ({ actions }) => actions.pictures.record()),
};
