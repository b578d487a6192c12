import type { Actions } from "./actions.ts";
import { text as builderText } from "./builder/text.ts";
import { text as cameraText } from "./camera/text.ts";
import { text as compareText } from "./compare/text.ts";
import { text as filesText } from "./files/text.ts";
import { text as helpText } from "./help/text.ts";
import { text as inspectText } from "./inspect/text.ts";
import { text as lookText } from "./look/text.ts";
import { text as picturesText } from "./pictures/text.ts";
import { text as playText } from "./play/text.ts";
import { text as plotsText } from "./plots/text.ts";
import { text as shareText } from "./share/text.ts";
import type { State, Store } from "./store.ts";
import { text as timelineText } from "./timeline/text.ts";
import { text as toursText } from "./tours/text.ts";
import { text as truthText } from "./truth/text.ts";

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
    (s) => (s.playing ? playText.commands.play.pause : playText.commands.play.label),
    playText.commands.play.help,
    [" "],
    ({ store }) => {
      const { playing, setPlaying } = store.getState();
      setPlaying(!playing);
    },
  ),
  step: command("step", playText.commands.step.label, playText.commands.step.help, ["."], ({ store, actions }) => {
    store.getState().setPlaying(false);
    if (!store.getState().refuses()) actions.play.step();
  }),
  reverse: command(
    "reverse",
    timelineText.commands.reverse.label,
    timelineText.commands.reverse.help,
    ["b"],
    ({ store }) => store.getState().reverse(),
  ),
  earlier: command(
    "earlier",
    timelineText.commands.earlier.label,
    timelineText.commands.earlier.help,
    ["["],
    ({ actions }) => actions.timeline.move(-1),
  ),
  later: command("later", timelineText.commands.later.label, timelineText.commands.later.help, ["]"], ({ actions }) =>
    actions.timeline.move(1),
  ),
  bookmark: command(
    "bookmark",
    timelineText.commands.bookmark.label,
    timelineText.commands.bookmark.help,
    ["m"],
    ({ actions }) => actions.timeline.bookmark(),
  ),
  compare: command(
    "compare",
    (s) => (s.comparing ? compareText.commands.compare.end : compareText.commands.compare.label),
    compareText.commands.compare.help,
    ["c"],
    ({ store }) => store.getState().toggleCompare(),
  ),
  reset: command("reset", playText.commands.reset.label, playText.commands.reset.help, ["r"], ({ actions }) =>
    actions.play.reset(),
  ),
  open: command("open", filesText.commands.open.label, filesText.commands.open.help, ["o"], ({ actions }) =>
    actions.files.choose(),
  ),
  save: command("save", filesText.commands.save.label, filesText.commands.save.help, ["S"], ({ actions }) =>
    actions.files.saveSnapshot(),
  ),
  screenshot: command(
    "screenshot",
    picturesText.commands.screenshot.label,
    picturesText.commands.screenshot.help,
    ["p"],
    ({ actions }) => actions.pictures.screenshot(),
  ),
  record: command(
    "record",
    picturesText.commands.record.label,
    picturesText.commands.record.help,
    ["v"],
    ({ actions }) => actions.pictures.record(),
  ),
  link: command("link", shareText.commands.link.label, shareText.commands.link.help, ["l"], ({ actions }) =>
    actions.share.copyLink(),
  ),
  preset: command("preset", filesText.commands.preset.label, filesText.commands.preset.help, ["k"], ({ actions }) =>
    actions.files.keepPreset(),
  ),
  builder: command(
    "builder",
    builderText.commands.builder.label,
    builderText.commands.builder.help,
    ["e"],
    ({ store, actions }) => (store.getState().builderOpen ? actions.builder.cancel() : actions.builder.open()),
  ),
  session: command("session", filesText.commands.session.label, filesText.commands.session.help, ["s"], ({ actions }) =>
    actions.files.saveSession(),
  ),
  truth: command("truth", truthText.commands.truth.label, truthText.commands.truth.help, ["t"], ({ store }) =>
    store.getState().toggleTruth(),
  ),
  plots: command("plots", plotsText.commands.plots.label, plotsText.commands.plots.help, ["d"], ({ store }) =>
    store.getState().togglePlots(),
  ),
  density: command("density", lookText.commands.density.label, lookText.commands.density.help, ["i"], ({ store }) => {
    const { view, setView } = store.getState();
    setView({ shows: view.shows === "density" ? "light" : "density" });
  }),
  turntable: command(
    "turntable",
    cameraText.commands.turntable.label,
    cameraText.commands.turntable.help,
    ["y"],
    ({ store }) => store.getState().toggleTurntable(),
  ),
  pilot: command("pilot", cameraText.commands.pilot.label, cameraText.commands.pilot.help, ["z"], ({ store }) =>
    store.getState().togglePiloted(),
  ),
  cells: command("cells", inspectText.commands.cells.label, inspectText.commands.cells.help, ["x"], ({ store }) => {
    const { treeView, setTreeView } = store.getState();
    setTreeView({ show: treeView.show === "off" ? "pointer" : treeView.show === "pointer" ? "all" : "off" });
  }),
  pick: command("pick", inspectText.commands.pick.label, inspectText.commands.pick.help, ["Enter"], ({ actions }) =>
    actions.inspect.pickMiddle(),
  ),
  trail: command("trail", inspectText.commands.trail.label, inspectText.commands.trail.help, ["j"], ({ store }) => {
    const { picked, toggleTrail } = store.getState();
    if (picked !== null) toggleTrail(picked);
  }),
  keepView: command(
    "keepView",
    cameraText.commands.keepView.label,
    cameraText.commands.keepView.help,
    ["V"],
    ({ actions }) => actions.inspect.keepView(),
  ),
  nextView: command(
    "nextView",
    cameraText.commands.nextView.label,
    cameraText.commands.nextView.help,
    ["n"],
    ({ actions }) => actions.inspect.goToView(),
  ),
  release: command(
    "release",
    inspectText.commands.release.label,
    inspectText.commands.release.help,
    ["Escape"],
    ({ store }) => store.getState().pick(null),
  ),
  tours: command("tours", toursText.commands.tours.label, toursText.commands.tours.help, ["g"], ({ store }) =>
    store.getState().toggleTours(),
  ),
  fit: command("fit", cameraText.commands.fit.label, cameraText.commands.fit.help, ["f"], ({ actions }) =>
    actions.camera.fit(),
  ),
  home: command("home", cameraText.commands.home.label, cameraText.commands.home.help, ["Home", "0"], ({ actions }) =>
    actions.camera.home(),
  ),
  left: command("left", cameraText.commands.left.label, cameraText.commands.left.help, ["ArrowLeft"], ({ actions }) =>
    actions.camera.rotate(TURN, 0),
  ),
  right: command(
    "right",
    cameraText.commands.right.label,
    cameraText.commands.right.help,
    ["ArrowRight"],
    ({ actions }) => actions.camera.rotate(-TURN, 0),
  ),
  up: command("up", cameraText.commands.up.label, cameraText.commands.up.help, ["ArrowUp"], ({ actions }) =>
    actions.camera.rotate(0, TURN),
  ),
  down: command("down", cameraText.commands.down.label, cameraText.commands.down.help, ["ArrowDown"], ({ actions }) =>
    actions.camera.rotate(0, -TURN),
  ),
  closer: command(
    "closer",
    cameraText.commands.closer.label,
    cameraText.commands.closer.help,
    ["+", "="],
    ({ actions }) => actions.camera.zoom(1 / 1.15),
  ),
  farther: command(
    "farther",
    cameraText.commands.farther.label,
    cameraText.commands.farther.help,
    ["-"],
    ({ actions }) => actions.camera.zoom(1.15),
  ),
  panel: command("panel", lookText.commands.panel.label, lookText.commands.panel.help, ["h"], ({ store }) =>
    store.getState().togglePanel(),
  ),
  help: command("help", helpText.commands.help.label, helpText.commands.help.help, ["?"], ({ store }) =>
    store.getState().toggleHelp(),
  ),
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

/** Keys that move the camera in free flight, lower case. */
const FLIGHT_KEYS = new Set([..."wasdrf", "arrowup", "arrowdown", "arrowleft", "arrowright"]);

/** The command that a key performs, if any. */
export function commandOfKey(key: string, piloted = false): Command | undefined {
  if (piloted && FLIGHT_KEYS.has(key.toLowerCase())) return undefined;
  return Object.values(COMMANDS).find((c) => (c.keys as readonly string[]).includes(key));
}
