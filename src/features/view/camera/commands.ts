import { command } from "../../kit/command.ts";
import type { CameraActions, CameraSlice } from "./state.ts";
import { text } from "./text.ts";

/** Radians that one press of an arrow turns the view. */
const TURN = Math.PI / 36;

type Words = keyof typeof text.commands;

/** Moves the camera once. */
const move = (name: Words, keys: readonly string[], act: (camera: CameraActions) => void) =>
  command({ name, words: text.commands[name], keys, perform: ({ actions }) => act(actions.camera) });

export const cameraCommands = {
  turntable: command<CameraSlice>({
    name: "turntable",
    words: text.commands.turntable,
    keys: ["y"],
    icon: "turntable",
    pressed: (s) => s.camera.turntable,
    perform: ({ store }) => store.getState().camera.toggleTurntable(),
  }),
  pilot: command<CameraSlice>({
    name: "pilot",
    words: text.commands.pilot,
    keys: ["z"],
    icon: "pilot",
    pressed: (s) => s.camera.piloted,
    perform: ({ store }) => store.getState().camera.togglePiloted(),
  }),
  keepView: command({
    name: "keepView",
    words: text.commands.keepView,
    keys: ["V"],
    icon: "view",
    perform: ({ actions }) => actions.camera.keepView(),
  }),
  nextView: command<CameraSlice>({
    name: "nextView",
    words: text.commands.nextView,
    keys: ["n"],
    icon: "view",
    perform: ({ actions }) => actions.camera.goToView(),
  }),
  fit: command({
    name: "fit",
    words: text.commands.fit,
    keys: ["f"],
    icon: "fit",
    perform: ({ actions }) => actions.camera.fit(),
  }),
  home: move("home", ["Home", "0"], (camera) => camera.home()),
  left: move("left", ["ArrowLeft"], (camera) => camera.rotate(TURN, 0)),
  right: move("right", ["ArrowRight"], (camera) => camera.rotate(-TURN, 0)),
  up: move("up", ["ArrowUp"], (camera) => camera.rotate(0, TURN)),
  down: move("down", ["ArrowDown"], (camera) => camera.rotate(0, -TURN)),
  closer: move("closer", ["+", "="], (camera) => camera.zoom(1 / 1.15)),
  farther: move("farther", ["-"], (camera) => camera.zoom(1.15)),
};
