import { command } from "../command.ts";
import { text } from "./text.ts";

export const filesCommands = {
  open: command("open", text.commands.open.label, text.commands.open.help, ["o"], ({ actions }) =>
    actions.files.choose(),
  ),
  save: command("save", text.commands.save.label, text.commands.save.help, ["S"], ({ actions }) =>
    actions.files.saveSnapshot(),
  ),
  session: command("session", text.commands.session.label, text.commands.session.help, ["s"], ({ actions }) =>
    actions.files.saveSession(),
  ),
  preset: command("preset", text.commands.preset.label, text.commands.preset.help, ["k"], ({ actions }) =>
    actions.files.keepPreset(),
  ),
};
