import { command } from "../command.ts";
import { text } from "./text.ts";

export const picturesCommands = {
  screenshot: command(
    "screenshot",
    text.commands.screenshot.label,
    text.commands.screenshot.help,
    ["p"],
    ({ actions }) => actions.pictures.screenshot(),
  ),
  record: command("record", text.commands.record.label, text.commands.record.help, ["v"], ({ actions }) =>
    actions.pictures.record(),
  ),
};
