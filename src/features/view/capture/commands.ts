import { command } from "../../kit/command.ts";
import { hasBodies, type StatusSlice } from "../../shell/status/state.ts";
import type { CaptureSlice } from "./state.ts";
import { text } from "./text.ts";

export const captureCommands = {
  screenshot: command<StatusSlice>({
    name: "screenshot",
    words: text.commands.screenshot,
    keys: ["p"],
    icon: "screenshot",
    enabled: hasBodies,
    perform: ({ actions }) => actions.capture.screenshot(),
  }),
  photograph: command<StatusSlice>({
    name: "photograph",
    words: text.commands.photograph,
    keys: ["C"],
    icon: "photograph",
    enabled: (s) => hasBodies(s) && !s.status.status.flow,
    perform: ({ actions }) => actions.capture.photograph(),
  }),
  record: command<CaptureSlice & StatusSlice>({
    name: "record",
    words: text.commands.record,
    keys: ["v"],
    icon: (s) => (s.capture.recording ? "stop" : "record"),
    pressed: (s) => s.capture.recording,
    enabled: hasBodies,
    perform: ({ actions }) => actions.capture.record(),
  }),
};
