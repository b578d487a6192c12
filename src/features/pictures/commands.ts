import { command } from "../command.ts";

export const picturesCommands = {
  screenshot: command(
    "screenshot",
    "Screenshot",
    "Saves the picture as PNG, without the panels.",
    ["p"],
    ({ actions }) => actions.pictures.screenshot(),
  ),
  record: command("record", "Record", "Starts or ends a film of the picture.", ["v"], ({ actions }) =>
    actions.pictures.record(),
  ),
};
