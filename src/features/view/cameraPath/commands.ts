import { command } from "../../kit/command.ts";
import type { CaptureSlice } from "../capture/state.ts";
import type { CameraPathSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = CameraPathSlice & CaptureSlice;

const t = text.commands;

const usable = ({ cameraPath: { path } }: Reads): boolean => path.length > 1;

export const cameraPathCommands = {
  keepKey: command<Reads>({
    name: "keepKey",
    words: t.keep,
    keys: ["K"],
    icon: "add",
    enabled: (s) => s.cameraPath.pathRuns === null,
    perform: ({ actions }) => actions.cameraPath.keep(),
  }),
  previewPath: command<Reads>({
    name: "previewPath",
    words: t.preview,
    keys: ["P"],
    icon: (s) => (s.cameraPath.pathRuns === "preview" ? "stop" : "play"),
    pressed: (s) => s.cameraPath.pathRuns === "preview",
    enabled: (s) => usable(s) && !s.capture.recording,
    perform: ({ actions }) => actions.cameraPath.preview(),
  }),
  filmPath: command<Reads>({
    name: "filmPath",
    words: t.film,
    icon: (s) => (s.cameraPath.pathRuns === "film" ? "stop" : "record"),
    pressed: (s) => s.cameraPath.pathRuns === "film",
    enabled: (s) => usable(s) && (!s.capture.recording || s.cameraPath.pathRuns === "film"),
    perform: ({ actions }) => actions.cameraPath.film(),
  }),
};
