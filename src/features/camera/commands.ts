import { command } from "../command.ts";
import type { CameraSlice } from "./state.ts";
import { text } from "./text.ts";

/** Radians that one press of an arrow turns the view. */
const TURN = Math.PI / 36;

export const cameraCommands = {
  turntable: command<CameraSlice>(
    "turntable",
    text.commands.turntable.label,
    text.commands.turntable.help,
    ["y"],
    ({ store }) => store.getState().toggleTurntable(),
  ),
  pilot: command<CameraSlice>("pilot", text.commands.pilot.label, text.commands.pilot.help, ["z"], ({ store }) =>
    store.getState().togglePiloted(),
  ),
  keepView: command<CameraSlice>(
    "keepView",
    text.commands.keepView.label,
    text.commands.keepView.help,
    ["V"],
    ({ actions }) => actions.camera.keepView(),
  ),
  nextView: command<CameraSlice>(
    "nextView",
    text.commands.nextView.label,
    text.commands.nextView.help,
    ["n"],
    ({ actions }) => actions.camera.goToView(),
  ),
  fit: command<CameraSlice>("fit", text.commands.fit.label, text.commands.fit.help, ["f"], ({ actions }) =>
    actions.camera.fit(),
  ),
  home: command<CameraSlice>("home", text.commands.home.label, text.commands.home.help, ["Home", "0"], ({ actions }) =>
    actions.camera.home(),
  ),
  left: command<CameraSlice>("left", text.commands.left.label, text.commands.left.help, ["ArrowLeft"], ({ actions }) =>
    actions.camera.rotate(TURN, 0),
  ),
  right: command<CameraSlice>(
    "right",
    text.commands.right.label,
    text.commands.right.help,
    ["ArrowRight"],
    ({ actions }) => actions.camera.rotate(-TURN, 0),
  ),
  up: command<CameraSlice>("up", text.commands.up.label, text.commands.up.help, ["ArrowUp"], ({ actions }) =>
    actions.camera.rotate(0, TURN),
  ),
  down: command<CameraSlice>("down", text.commands.down.label, text.commands.down.help, ["ArrowDown"], ({ actions }) =>
    actions.camera.rotate(0, -TURN),
  ),
  closer: command<CameraSlice>(
    "closer",
    text.commands.closer.label,
    text.commands.closer.help,
    ["+", "="],
    ({ actions }) => actions.camera.zoom(1 / 1.15),
  ),
  farther: command<CameraSlice>(
    "farther",
    text.commands.farther.label,
    text.commands.farther.help,
    ["-"],
    ({ actions }) => actions.camera.zoom(1.15),
  ),
};
