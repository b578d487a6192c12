import type { Lead } from "../../../run/frames.ts";
import type { Slice } from "../../kit/slice.ts";
import { text } from "./text.ts";

/** Sizes of pictures and films, in pixels; "screen" is what is seen. */
export const SIZES = [
  { name: "screen", label: text.onScreen, width: 0, height: 0 },
  { name: "640", label: "640 × 360", width: 640, height: 360 },
  { name: "hd", label: "1920 × 1080", width: 1920, height: 1080 },
  { name: "portrait", label: "1080 × 1920", width: 1080, height: 1920 },
  { name: "4k", label: "3840 × 2160", width: 3840, height: 2160 },
  { name: "a4", label: text.a4, width: 3508, height: 2480, perInch: 300 },
  { name: "square", label: "4096 × 4096", width: 4096, height: 4096 },
  { name: "8k", label: "7680 × 4320", width: 7680, height: 4320 },
] as const;

/** Pixels an inch at which a picture of this size is printed; null: as the printer likes. */
export function printedAt(name: string): number | null {
  const size = SIZES.find((s) => s.name === name);
  return size && "perInch" in size ? size.perInch : null;
}

/** Width and height of the size called `name`; null: as on the screen. */
export function pixelSize(name: string): { width: number; height: number } | null {
  const size = SIZES.find((s) => s.name === name);
  return size && size.width > 0 ? { width: size.width, height: size.height } : null;
}

export const FILM_FORMATS = ["mp4", "webm", "gif"] as const;

/** How a film is made. Steps per frame are fixed: the film does not depend on how fast the machine is. */
export interface FilmChoices {
  readonly format: (typeof FILM_FORMATS)[number];
  /** Name of one of SIZES. */
  readonly size: string;
  readonly framesPerSecond: number;
  readonly stepsPerFrame: number;
  /** Frames after which the film ends by itself; 0: at the next press of the button. */
  readonly frames: number;
}

export const FILM_DEFAULTS: FilmChoices = {
  format: "mp4",
  size: "screen",
  framesPerSecond: 30,
  stepsPerFrame: 1,
  frames: 300,
};

export interface CaptureState {
  /** Size of a screenshot: name of one of SIZES. */
  stillSize: string;
  /** Do screenshots and films have a caption, and a scale bar or the names of two sides? */
  stillNotes: boolean;
  film: FilmChoices;
  /** Is a film being made? */
  recording: boolean;
  setStillSize(name: string): void;
  setStillNotes(on: boolean): void;
  setFilm(change: Partial<FilmChoices>): void;
}

export interface CaptureSlice {
  readonly capture: CaptureState;
}

export const createCapture: Slice<CaptureSlice> = (set) => ({
  stillSize: "screen",
  stillNotes: false,
  film: FILM_DEFAULTS,
  recording: false,
  setStillSize: (stillSize) => set({ stillSize }),
  setStillNotes: (stillNotes) => set({ stillNotes }),
  setFilm: (change) => set((s) => ({ film: { ...s.film, ...change } })),
});

/** What a film goes along instead of being led by hands and clock. */
export interface Guide {
  readonly frames: number;
  /** Brings the run to where the film begins. Rejects with one line, or Cancelled, where it can't. */
  prepare(): Promise<void>;
  /** The first frame is next. */
  begin(): Lead;
  /** There is no such film any more, or none comes of it. */
  end(): void;
}

/** What commands ask of stills and films. */
export interface CaptureActions {
  screenshot(): void;
  /** Saves what a telescope would see of the first run from where the camera stands. */
  photograph(): void;
  /** Begins a film, or ends the one that is being made. */
  record(guide?: Guide): void;
}
