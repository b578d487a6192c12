import { command } from "../../kit/command.ts";
import { hasBodies, type StatusSlice } from "../../shell/status/state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const filesCommands = {
  open: command({
    ...{ name: "open", words: t.open, keys: ["o"], icon: "open" },
    perform: ({ actions }) => actions.files.choose(),
  }),
  openFolder: command({
    ...{ name: "openFolder", words: t.folder, keys: ["O"], icon: "open" },
    perform: ({ actions }) => actions.files.chooseFolder(),
  }),
  save: command<StatusSlice>({
    ...{ name: "save", words: t.save, keys: ["S"], icon: "save", enabled: hasBodies },
    perform: ({ actions }) => actions.files.saveSnapshot(),
  }),
  session: command<StatusSlice>({
    ...{ name: "session", words: t.session, keys: ["s"], icon: "save", enabled: hasBodies },
    perform: ({ actions }) => actions.files.saveSession(),
  }),
  preset: command<StatusSlice>({
    ...{ name: "preset", words: t.preset, keys: ["k"], icon: "preset", enabled: hasBodies },
    perform: ({ actions }) => actions.files.keepPreset(),
  }),
};
