import { command } from "../command.ts";
import { text } from "./text.ts";

export const filesCommands = {
  open: command("open", text.commands.open, ["o"], ({ actions }) => actions.files.choose()),
  openFolder: command("openFolder", text.commands.folder, ["O"], ({ actions }) => actions.files.chooseFolder()),
  save: command("save", text.commands.save, ["S"], ({ actions }) => actions.files.saveSnapshot()),
  session: command("session", text.commands.session, ["s"], ({ actions }) => actions.files.saveSession()),
  preset: command("preset", text.commands.preset, ["k"], ({ actions }) => actions.files.keepPreset()),
};
