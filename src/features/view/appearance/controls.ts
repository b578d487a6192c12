import { fixed } from "../../../language/format.ts";
import type { ShownName } from "../../../render/shown/shown.ts";
import { optionsOf } from "../../../ui/options.ts";
import type { Control, NumberControl } from "../../kit/control.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { READY_LOOKS, type ReadyLook, readyLook } from "./readyLooks.ts";
import {
  type AppearanceSlice,
  isShowable,
  suitsRun,
  type Theme,
  VIEW_DEFAULTS,
  VIEW_RANGES,
  type View,
} from "./state.ts";
import { text } from "./text.ts";

type Reads = AppearanceSlice & StatusSlice;
type Strength = "exposure" | "latitude" | "pointSize" | "glow" | "saturation" | "dust" | "sky";

const isGalaxy = ({ status: { status } }: Reads): boolean => !status.flow;
/** Colours and brightness are of light, not of maps. */
const isLight = ({ appearance: { view } }: Reads): boolean => view.shows === "light";

const strength = (key: Strength, rest: Partial<NumberControl<Reads>> = {}): NumberControl<Reads> => ({
  kind: "number",
  key,
  words: text[key],
  group: "appearance",
  level: "study",
  at: ["appearance", "view", key],
  link: key,
  shown: isLight,
  range: () => ({ ...VIEW_RANGES[key], default: VIEW_DEFAULTS[key] }),
  show: (value) => fixed(value, 2),
  set: (s, value) => s.appearance.setView({ [key]: value }),
  ...rest,
});

/** How the picture looks; none of it touches the physics. */
export const appearanceControls = {
  ready: {
    kind: "choice",
    key: "ready",
    words: text.ready,
    group: "appearance",
    level: "watch",
    at: ["appearance", "view"],
    undo: false,
    shown: isGalaxy,
    options: () => optionsOf({ own: text.ready.own, ...text.ready.names }),
    value: ({ appearance: { view } }) => readyLook(view) ?? "own",
    set: (s, name) => name !== "own" && s.appearance.setView(READY_LOOKS[name as ReadyLook]),
  },
  shows: {
    kind: "choice",
    key: "shows",
    words: text.density,
    group: "appearance",
    level: "study",
    at: ["appearance", "view", "shows"],
    link: "shows",
    names: text.density.names,
    shown: isGalaxy,
    options: ({ status: { status } }) =>
      optionsOf(text.density.names).filter(({ value }) => isShowable(value as ShownName, status.gasMaps)),
    default: () => VIEW_DEFAULTS.shows,
    set: (s, shows) => s.appearance.setView({ shows: shows as View["shows"] }),
  },
  colour: {
    kind: "choice",
    key: "colour",
    words: text.colour,
    group: "appearance",
    level: "play",
    at: ["appearance", "view", "colour"],
    link: "colour",
    shown: isLight,
    options: ({ appearance: { colours }, status: { status } }) =>
      colours.filter((mode) => suitsRun(mode, status.flow)).map(({ name, title }) => ({ value: name, label: title })),
    set: (s, name) => s.appearance.setColour(name),
  },
  saturation: strength("saturation"),
  dust: strength("dust"),
  sky: strength("sky"),
  exposure: strength("exposure", { level: "play", show: (v) => (v > 0 ? "+" : "") + fixed(v, 1) }),
  latitude: strength("latitude", { show: (v) => fixed(v, 1) }),
  pointSize: strength("pointSize", { link: "point-size", scale: "log", shown: () => true }),
  glow: strength("glow"),
  theme: {
    kind: "choice",
    key: "theme",
    words: text.theme,
    group: "settings",
    level: "watch",
    at: ["appearance", "view", "theme"],
    link: "theme",
    names: text.theme.names,
    options: () => optionsOf(text.theme.names),
    default: () => VIEW_DEFAULTS.theme,
    set: (s, theme) => s.appearance.setView({ theme: theme as Theme }),
  },
} as const satisfies Readonly<Record<string, Control<Reads>>>;
