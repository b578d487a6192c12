import { command } from "../command.ts";
import type { CameraSlice } from "./state.ts";
import { text } from "./text.ts";

/** Radians that one press of an arrow turns the view. */
const TURN = Math.PI / 36;

export const cameraCommands = {
  turntable: command<CameraSlice>("turntable", text.commands.turntable, ["y"], ({ store }) =>
    store.getState().toggleTurntable(),
  ),
  pilot: command<CameraSlice>("pilot", text.commands.pilot, ["z"], ({ store }) => store.getState().togglePiloted()),
  keepView: command<CameraSlice>("keepView", text.commands.keepView, ["V"], ({ actions }) => actions.camera.keepView()),
  nextView: command<CameraSlice>("nextView", text.commands.nextView, ["n"], ({ actions }) => actions.camera.goToView()),
  fit: command<CameraSlice>("fit", text.commands.fit, ["f"], ({ actions }) => actions.camera.fit()),
  home: command<CameraSlice>("home", text.commands.home, ["Home", "0"], ({ actions }) => actions.camera.home()),
  left: command<CameraSlice>("left", text.commands.left, ["ArrowLeft"], ({ actions }) =>
    actions.camera.rotate(TURN, 0),
  ),
  right: command<CameraSlice>("right", text.commands.right, ["ArrowRight"], ({ actions }) =>
    actions.camera.rotate(-TURN, 0),
  ),
  up: command<CameraSlice>("up", text.commands.up, ["ArrowUp"], ({ actions }) => actions.camera.rotate(0, TURN)),
  down: command<CameraSlice>("down", text.commands.down, ["ArrowDown"], ({ actions }) =>
    actions.camera.rotate(0, -TURN),
  ),
  closer: command<CameraSlice>("closer", text.commands.closer, ["+", "="], ({ actions }) =>
    actions.camera.zoom(1 / 1.15),
  ),
  farther: command<CameraSlice>("farther", text.commands.farther, ["-"], ({ actions }) => actions.camera.zoom(1.15)),
};
