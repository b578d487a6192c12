import type { ColourMode } from "../../render/colour/mode.ts";
import { text as picturesText } from "../pictures/text.ts";
import type { Slice } from "../store.ts";

/** Choices about the picture; none of them touches the physics. */
export interface View {
  /** Name of a colour mode of render/colour. */
  colour: string;
  /** Brightness in stops: +1 doubles the light. */
  exposure: number;
  /** Factor on the standard size of a body's image. */
  pointSize: number;
  /** Strength of the soft glow, 0 to 1. */
  glow: number;
  /** Dark sky, or dark light on white paper. */
  theme: Theme;
  /** Name of what the picture shows, of render/shown. */
  shows: "light" | "density";
  /** Whose mass: "all", "luminous" (all but halos), a component, or "galaxy-1" and so on. */
  massOf: string;
  /** Ends of the map of mass per area, in the bodies' own units; null: as the picture needs. */
  low: number | null;
  high: number | null;
}

export type Theme = "dark" | "print";

export const VIEW_DEFAULTS: View = {
  colour: "galaxy",
  exposure: 0,
  pointSize: 1,
  glow: 0.5,
  theme: "dark",
  shows: "light",
  massOf: "all",
  low: null,
  high: null,
};

/** What the sliders of the look reach. */
export const VIEW_RANGES = {
  exposure: { min: -5, max: 5 },
  pointSize: { min: 0.4, max: 6 },
  glow: { min: 0, max: 1 },
  low: { min: 1e-30, max: 1e30 },
  high: { min: 1e-30, max: 1e30 },
};

/** A solver as the page shows it: the engine's records, without their passes. */
export interface SolverInfo {
  readonly name: string;
  readonly title: string;
  readonly help: string;
}

/** Sizes of pictures and films, in pixels; "screen" is what is seen. */
export const SIZES = [
  { name: "screen", label: picturesText.onScreen, width: 0, height: 0 },
  { name: "640", label: "640 × 360", width: 640, height: 360 },
  { name: "hd", label: "1920 × 1080", width: 1920, height: 1080 },
  { name: "portrait", label: "1080 × 1920", width: 1080, height: 1920 },
  { name: "4k", label: "3840 × 2160", width: 3840, height: 2160 },
  { name: "square", label: "4096 × 4096", width: 4096, height: 4096 },
  { name: "8k", label: "7680 × 4320", width: 7680, height: 4320 },
] as const;

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

/** A colour mode as the page shows it: render's records, without their shaders. */
export type ColourInfo = Omit<ColourMode, "colour">;

export interface ViewSlice {
  view: View;
  colours: readonly ColourInfo[];
  panelOpen: boolean;
  helpOpen: boolean;
  truthOpen: boolean;
  toursOpen: boolean;
  turntable: boolean;
  /** Free flight instead of turning about the middle of the view. */
  piloted: boolean;
  solvers: readonly SolverInfo[];
  /** Size of a screenshot: name of one of SIZES. */
  stillSize: string;
  /** Do screenshots and films have a caption, and a scale bar or the names of two sides? */
  stillNotes: boolean;
  film: FilmChoices;
  setStillSize(name: string): void;
  setStillNotes(on: boolean): void;
  setFilm(change: Partial<FilmChoices>): void;
  setView(change: Partial<View>): void;
  setColour(name: string): void;
  togglePanel(): void;
  toggleHelp(): void;
  toggleTruth(): void;
  toggleTours(): void;
  toggleTurntable(): void;
  togglePiloted(): void;
}

export const createView =
  (
    colours: readonly ColourInfo[],
    solvers: readonly SolverInfo[],
    colour: string,
    panelOpen: boolean,
  ): Slice<ViewSlice> =>
  (set) => ({
    view: { ...VIEW_DEFAULTS, colour },
    colours,
    panelOpen,
    helpOpen: false,
    truthOpen: false,
    toursOpen: false,
    turntable: false,
    piloted: false,
    solvers,
    stillSize: "screen",
    stillNotes: false,
    film: FILM_DEFAULTS,
    setStillSize: (stillSize) => set({ stillSize }),
    setStillNotes: (stillNotes) => set({ stillNotes }),
    setFilm: (change) => set((s) => ({ film: { ...s.film, ...change } })),
    setView: (change) => set((s) => ({ view: { ...s.view, ...change } })),
    setColour: (name) => set((s) => ({ view: { ...s.view, colour: name } })),
    togglePanel: () => set((s) => ({ panelOpen: !s.panelOpen })),
    toggleTruth: () => set((s) => ({ truthOpen: !s.truthOpen, plotsOpen: false })),
    toggleTours: () => set((s) => ({ toursOpen: !s.toursOpen })),
    toggleTurntable: () => set((s) => ({ turntable: !s.turntable, piloted: false })),
    togglePiloted: () => set((s) => ({ piloted: !s.piloted, turntable: false, followed: null })),
    toggleHelp: () => set((s) => ({ helpOpen: !s.helpOpen })),
  });
