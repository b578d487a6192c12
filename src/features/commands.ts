import type { Actions } from "./actions.ts";
import { textOfCompare } from "./compare/text.ts";
import { keysOf, SHORTCUTS, type Shortcuts } from "./preferences/state.ts";
import type { State, Store } from "./store.ts";
import { text } from "./text.ts";

export interface CommandContext {
  readonly store: Store;
  readonly actions: Actions;
}

/** One thing that a user can do: buttons, keys and the list of keys are made from these records. */
export interface Command {
  readonly name: string;
  /** Accessible name; may depend on the state (Play / Pause). */
  label(state: State): string;
  /** One sentence for the tooltip and the list of keys. */
  readonly help: string;
  /** `KeyboardEvent.key` values that perform it. */
  readonly keys: readonly string[];
  perform(context: CommandContext): void;
}

const TURN = Math.PI / 36;

const command = (
  name: string,
  label: string | ((state: State) => string),
  help: string,
  keys: readonly string[],
  perform: (context: CommandContext) => void,
): Command => ({ name, label: typeof label === "string" ? () => label : label, help, keys, perform });

export const COMMANDS = {
  play: command(
    "play",
    (s) => (s.playing ? "Pause" : "Play"),
    "Runs or holds time.",
    [" "],
    ({ store }) => {
      const { playing, setPlaying } = store.getState();
      setPlaying(!playing);
    },
  ),
  step: command("step", "Step", "Holds time and does one time step.", ["."], ({ store, actions }) => {
    store.getState().setPlaying(false);
    if (!store.getState().refuses()) actions.play.step();
  }),
  reverse: command(
    "reverse",
    "Reverse time",
    "Runs time backwards: the leapfrog undoes its own steps.",
    ["b"],
    ({ store }) => store.getState().reverse(),
  ),
  earlier: command("earlier", "Earlier", "Goes back to the moment kept before.", ["["], ({ actions }) =>
    actions.timeline.move(-1),
  ),
  later: command("later", "Later", "Goes on to the moment kept next.", ["]"], ({ actions }) =>
    actions.timeline.move(1),
  ),
  bookmark: command(
    "bookmark",
    "Bookmark",
    "Keeps this moment under a name, on the graphics card.",
    ["m"],
    ({ actions }) => actions.timeline.bookmark(),
  ),
  compare: command(
    "compare",
    (s) => (s.comparing ? textOfCompare.end : textOfCompare.begin),
    textOfCompare.help,
    ["c"],
    ({ store }) => store.getState().toggleCompare(),
  ),
  reset: command("reset", "Reset", "The same bodies again from the start.", ["r"], ({ actions }) =>
    actions.play.reset(),
  ),
  open: command("open", "Open file", "Opens a file of initial conditions or a snapshot.", ["o"], ({ actions }) =>
    actions.files.choose(),
  ),
  save: command("save", "Save snapshot", "Saves all bodies as they are now.", ["S"], ({ actions }) =>
    actions.files.saveSnapshot(),
  ),
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
  link: command("link", "Copy link", "Copies an address that reproduces this run and view.", ["l"], ({ actions }) =>
    actions.share.copyLink(),
  ),
  preset: command(
    "preset",
    "Keep preset",
    "Keeps this run and view under a name, in this browser.",
    ["k"],
    ({ actions }) => actions.files.keepPreset(),
  ),
  builder: command(
    "builder",
    "Builder",
    "Puts galaxies together on orbits, with a preview.",
    ["e"],
    ({ store, actions }) => (store.getState().builderOpen ? actions.builder.cancel() : actions.builder.open()),
  ),
  session: command(
    "session",
    "Save session",
    "Saves the whole run, its settings and the view in one file, with which it goes on bit by bit.",
    ["s"],
    ({ actions }) => actions.files.saveSession(),
  ),
  truth: command("truth", "Truth", "Shows how accurate the run is, and what it costs.", ["t"], ({ store }) =>
    store.getState().toggleTruth(),
  ),
  plots: command(
    "plots",
    "Plots",
    "Shows radii, densities, orbits and shapes of the galaxies, and who brought which mass.",
    ["d"],
    ({ store }) => store.getState().togglePlots(),
  ),
  density: command("density", text.density.command, text.density.commandHelp, ["i"], ({ store }) => {
    const { view, setView } = store.getState();
    setView({ shows: view.shows === "density" ? "light" : "density" });
  }),
  turntable: command("turntable", "Turntable", "Lets the view turn slowly by itself.", ["y"], ({ store }) =>
    store.getState().toggleTurntable(),
  ),
  pilot: command(
    "pilot",
    "Fly freely",
    "Moves the camera by W, A, S and D, R up and F down; drags and arrows look around; slower near the middle.",
    ["z"],
    ({ store }) => store.getState().togglePiloted(),
  ),
  cells: command(
    "cells",
    "Cells of the tree",
    "Shows the tree's cells near the pointer, all of them, or none.",
    ["x"],
    ({ store }) => {
      const { treeView, setTreeView } = store.getState();
      setTreeView({ show: treeView.show === "off" ? "pointer" : treeView.show === "pointer" ? "all" : "off" });
    },
  ),
  pick: command("pick", "Pick body", "Picks the body nearest to the middle of the view.", ["Enter"], ({ actions }) =>
    actions.inspect.pickMiddle(),
  ),
  trail: command("trail", "Leave a trail", "Begins or ends the trail of the picked body.", ["j"], ({ store }) => {
    const { picked, toggleTrail } = store.getState();
    if (picked !== null) toggleTrail(picked);
  }),
  keepView: command(
    "keepView",
    "Keep view",
    "Keeps where the camera stands under a name, in this browser, for this scenario or file.",
    ["V"],
    ({ actions }) => actions.inspect.keepView(),
  ),
  nextView: command("nextView", "Next view", "Flies to the next kept view.", ["n"], ({ actions }) =>
    actions.inspect.goToView(),
  ),
  release: command("release", "Release", "Lets go of the picked body.", ["Escape"], ({ store }) =>
    store.getState().pick(null),
  ),
  tours: command("tours", "Tours", "Six short tours of what can be seen and learnt.", ["g"], ({ store }) =>
    store.getState().toggleTours(),
  ),
  fit: command("fit", "Fit", "Shows all bodies.", ["f"], ({ actions }) => actions.camera.fit()),
  home: command("home", "First view", "Returns to the first view.", ["Home", "0"], ({ actions }) =>
    actions.camera.home(),
  ),
  left: command("left", "Turn left", "Turns the view.", ["ArrowLeft"], ({ actions }) => actions.camera.rotate(TURN, 0)),
  right: command("right", "Turn right", "Turns the view.", ["ArrowRight"], ({ actions }) =>
    actions.camera.rotate(-TURN, 0),
  ),
  up: command("up", "Turn up", "Turns the view.", ["ArrowUp"], ({ actions }) => actions.camera.rotate(0, TURN)),
  down: command("down", "Turn down", "Turns the view.", ["ArrowDown"], ({ actions }) =>
    actions.camera.rotate(0, -TURN),
  ),
  closer: command("closer", "Closer", "Moves the camera closer.", ["+", "="], ({ actions }) =>
    actions.camera.zoom(1 / 1.15),
  ),
  farther: command("farther", "Farther", "Moves the camera away.", ["-"], ({ actions }) => actions.camera.zoom(1.15)),
  panel: command("panel", "Controls", "Shows or hides the controls.", ["h"], ({ store }) =>
    store.getState().togglePanel(),
  ),
  help: command("help", "Keys and help", "Shows or hides this list.", ["?"], ({ store }) =>
    store.getState().toggleHelp(),
  ),
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

/** Keys that move the camera in free flight, lower case. */
const FLIGHT_KEYS = new Set([..."wasdrf", "arrowup", "arrowdown", "arrowleft", "arrowright"]);

/** The command that a key performs, if any. */
export function commandOfKey(key: string, piloted = false, shortcuts: Shortcuts = SHORTCUTS): Command | undefined {
  if (piloted && FLIGHT_KEYS.has(key.toLowerCase())) return undefined;
  return Object.values(COMMANDS).find((c) => keysOf(c, shortcuts).includes(key));
}
