import { grouped } from "../../../language/format.ts";
import { optionsOf } from "../../../ui/options.ts";
import type { Control, NumberControl } from "../../kit/control.ts";
import { type CaptureSlice, FILM_DEFAULTS, FILM_FORMATS, SIZES } from "./state.ts";
import { text } from "./text.ts";

const sizes = SIZES.map(({ name, label }) => ({ value: name, label }));

const film = (
  key: "framesPerSecond" | "stepsPerFrame" | "frames",
  words: NumberControl<CaptureSlice>["words"],
  [min, max]: readonly [number, number],
  show = grouped,
): NumberControl<CaptureSlice> => ({
  kind: "number",
  key,
  words,
  group: "files",
  level: "study",
  at: ["capture", "film", key],
  undo: false,
  range: () => ({ min, max, default: FILM_DEFAULTS[key] }),
  whole: true,
  show,
  set: (s, value) => s.capture.setFilm({ [key]: value }),
});

/** How stills and films are made. */
export const captureControls = {
  stillSize: {
    kind: "choice",
    key: "stillSize",
    words: text.stillSize,
    group: "files",
    level: "study",
    at: ["capture", "stillSize"],
    undo: false,
    options: () => sizes,
    default: () => SIZES[0].name,
    set: (s, name) => s.capture.setStillSize(name),
  },
  stillNotes: {
    kind: "switch",
    key: "stillNotes",
    words: text.stillNotes,
    group: "files",
    level: "study",
    at: ["capture", "stillNotes"],
    undo: false,
    default: false,
    set: (s, on) => s.capture.setStillNotes(on),
  },
  filmSize: {
    kind: "choice",
    key: "filmSize",
    words: text.film.size,
    group: "files",
    level: "study",
    at: ["capture", "film", "size"],
    undo: false,
    options: () => sizes,
    default: () => FILM_DEFAULTS.size,
    set: (s, size) => s.capture.setFilm({ size }),
  },
  filmFormat: {
    kind: "choice",
    key: "filmFormat",
    words: text.film.format,
    group: "files",
    level: "study",
    at: ["capture", "film", "format"],
    undo: false,
    options: () => optionsOf(text.film.formats),
    default: () => FILM_DEFAULTS.format,
    set: (s, format) => s.capture.setFilm({ format: FILM_FORMATS.find((known) => known === format) ?? "mp4" }),
  },
  framesPerSecond: film("framesPerSecond", text.film.rate, [10, 60]),
  stepsPerFrame: film("stepsPerFrame", text.film.steps, [1, 50]),
  frames: film("frames", text.film.frames, [0, 3600], (n) => (n === 0 ? text.film.endless : grouped(n))),
} as const satisfies Readonly<Record<string, Control<CaptureSlice>>>;
