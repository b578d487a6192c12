import { command } from "../command.ts";
import { hasBodies, type StatusSlice } from "../status/state.ts";
import type { PicturesSlice } from "./state.ts";
import { text } from "./text.ts";

export const picturesCommands = {
  screenshot: command<StatusSlice>({
    name: "screenshot",
    words: text.commands.screenshot,
    keys: ["p"],
    icon: "screenshot",
    enabled: hasBodies,
    perform: ({ actions }) => actions.pictures.screenshot(),
  }),
  photograph: command<StatusSlice>({
    name: "photograph",
    words: text.commands.photograph,
    keys: ["C"],
    icon: "photograph",
    enabled: (s) => hasBodies(s) && !s.status.flow,
    perform: ({ actions }) => actions.pictures.photograph(),
  }),
  record: command<PicturesSlice & StatusSlice>({
    name: "record",
    words: text.commands.record,
    keys: ["v"],
    icon: (s) => (s.recording ? "stop" : "record"),
    pressed: (s) => s.recording,
    enabled: hasBodies,
    perform: ({ actions }) => actions.pictures.record(),
  }),
};
