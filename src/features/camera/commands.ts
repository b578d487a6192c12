import { command } from "../command.ts";
import type { CameraSlice } from "./state.ts";

/** Radians that one press of an arrow turns the view. */
const TURN = Math.PI / 36;

export const cameraCommands = {
  turntable: command<CameraSlice>(
    "turntable",
    "Turntable",
    "Lets the view turn slowly by itself.",
    ["y"],
    ({ store }) => store.getState().toggleTurntable(),
  ),
  pilot: command<CameraSlice>(
    "pilot",
    "Fly freely",
    "Moves the camera by W, A, S and D, R up and F down; drags and arrows look around; slower near the middle.",
    ["z"],
    ({ store }) => store.getState().togglePiloted(),
  ),
  keepView: command<CameraSlice>(
    "keepView",
    "Keep view",
    "Keeps where the camera stands under a name, in this browser, for this scenario or file.",
    ["V"],
    ({ actions }) => actions.camera.keepView(),
  ),
  nextView: command<CameraSlice>("nextView", "Next view", "Flies to the next kept view.", ["n"], ({ actions }) =>
    actions.camera.goToView(),
  ),
  fit: command<CameraSlice>("fit", "Fit", "Shows all bodies.", ["f"], ({ actions }) => actions.camera.fit()),
  home: command<CameraSlice>("home", "First view", "Returns to the first view.", ["Home", "0"], ({ actions }) =>
    actions.camera.home(),
  ),
  left: command<CameraSlice>("left", "Turn left", "Turns the view.", ["ArrowLeft"], ({ actions }) =>
    actions.camera.rotate(TURN, 0),
  ),
  right: command<CameraSlice>("right", "Turn right", "Turns the view.", ["ArrowRight"], ({ actions }) =>
    actions.camera.rotate(-TURN, 0),
  ),
  up: command<CameraSlice>("up", "Turn up", "Turns the view.", ["ArrowUp"], ({ actions }) =>
    actions.camera.rotate(0, TURN),
  ),
  down: command<CameraSlice>("down", "Turn down", "Turns the view.", ["ArrowDown"], ({ actions }) =>
    actions.camera.rotate(0, -TURN),
  ),
  closer: command<CameraSlice>("closer", "Closer", "Moves the camera closer.", ["+", "="], ({ actions }) =>
    actions.camera.zoom(1 / 1.15),
  ),
  farther: command<CameraSlice>("farther", "Farther", "Moves the camera away.", ["-"], ({ actions }) =>
    actions.camera.zoom(1.15),
  ),
};
