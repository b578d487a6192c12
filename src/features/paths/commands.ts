import { command } from "../command.ts";
import { text } from "./text.ts";

export const pathsCommands = {
  keepKey: command("keepKey", text.commands.keep, ["K"], ({ actions }) => actions.paths.keep()),
  previewPath: command("previewPath", text.commands.preview, ["P"], ({ actions }) => actions.paths.preview()),
  filmPath: command("filmPath", text.commands.film, [], ({ actions }) => actions.paths.film()),
};
