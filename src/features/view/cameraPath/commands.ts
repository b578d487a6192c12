import { command } from "../../kit/command.ts";
import type { CaptureSlice } from "../capture/state.ts";
import type { CameraPathSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = CameraPathSlice & CaptureSlice;

const t = text.commands;

const usable = ({ path }: Reads): boolean => path.length > 1;

export const cameraPathCommands = {
  keepKey: command<Reads>({
    name: "keepKey",
    words: t.keep,
    keys: ["K"],
    icon: "add",
    enabled: (s) => s.pathRuns === null,
    perform: ({ actions }) => actions.cameraPath.keep(),
  }),
  previewPath: command<Reads>({
    name: "previewPath",
    words: t.preview,
    keys: ["P"],
    icon: (s) => (s.pathRuns === "preview" ? "stop" : "play"),
    pressed: (s) => s.pathRuns === "preview",
    enabled: (s) => usable(s) && !s.recording,
    perform: ({ actions }) => actions.cameraPath.preview(),
  }),
  filmPath: command<Reads>({
    name: "filmPath",
    words: t.film,
    icon: (s) => (s.pathRuns === "film" ? "stop" : "record"),
    pressed: (s) => s.pathRuns === "film",
    enabled: (s) => usable(s) && (!s.recording || s.pathRuns === "film"),
    perform: ({ actions }) => actions.cameraPath.film(),
  }),
};
