import type { Circle, Pixel } from "../../../fit/images/pair.ts";
import type { Slice } from "../../kit/slice.ts";

/** The picture of a pair that models are compared with. */
export interface FitPicture {
  readonly name: string;
  /** Of the whole picture, pixels. */
  readonly width: number;
  readonly height: number;
  /** Small enough to be shown, as an address. */
  readonly url: string;
}

/** What is known of the pair: both centres and circles in pixels from the left upper corner, and how large a pixel is. */
export interface FitPair {
  readonly centres: readonly [Pixel, Pixel];
  /** What is left out of the comparison. */
  readonly masks: readonly Circle[];
  readonly kpcPerPixel: number;
  /** Both masses together, 1e11 solar masses; null: guessed from the separation. */
  readonly mass: number | null;
  /** How much faster the second one moves away from us, km/s; null: unknown. */
  readonly faster: number | null;
}

/** A model as it is shown: its image as an address, and how much it looks like the picture. */
export interface FitMember {
  readonly url: string;
  readonly score: number;
}

/** What a search found: how many models it ran, and of those about as good as the best (`close`) how far what people ask for reaches. */
export interface FoundSearch {
  readonly models: number;
  readonly close: number;
  readonly score: number;
  /** The best model's, the least and the largest, in the order of `ASKED` (src/fit/corner.ts). */
  readonly numbers: readonly (readonly [best: number, least: number, most: number])[];
}

/** The last searches of a picture, at most two, the newest first, and their corner plot as an address. */
export interface FitFound {
  readonly corner: string;
  readonly searches: readonly FoundSearch[];
}

/** The photograph over the sky: its address, and how it is turned and scaled there (a CSS transform); null: out of sight. */
export interface FitOverlay {
  readonly url: string;
  readonly transform: string | null;
}

export interface FitState {
  fitPicture: FitPicture | null;
  fitPair: FitPair;
  setFitPair(change: Partial<FitPair>): void;
  /** What a link says of a photograph that is not open yet. */
  fitLinked: FitPair | null;
  /** Models that were run, while a search is under way. */
  fitting: { readonly run: number } | null;
  /** The picture as models see it. */
  fitTarget: string | null;
  /** The best model first, then those of the last generation. */
  fitMembers: readonly FitMember[];
  /** How often a person chose a model in this search. */
  fitVotes: number;
  fitFound: FitFound | null;
  /** The file of the map of velocities that counts beside the picture. */
  fitVelocities: string | null;
  /** What went wrong, in a line. */
  fitFault: string | null;
  fitOverlay: FitOverlay | null;
  /** How much of the photograph is seen over the sky, 0 to 1. */
  fitFade: number;
  setFitFade(fade: number): void;
}

export interface FitSlice {
  readonly fit: FitState;
}

export const createFit: Slice<FitSlice> = (set) => ({
  fitPicture: null,
  fitPair: {
    centres: [
      [0, 0],
      [0, 0],
    ],
    masks: [],
    kpcPerPixel: 1,
    mass: null,
    faster: null,
  },
  setFitPair: (change) => set((s) => ({ fitPair: { ...s.fitPair, ...change } })),
  fitLinked: null,
  fitting: null,
  fitTarget: null,
  fitMembers: [],
  fitVotes: 0,
  fitFound: null,
  fitVelocities: null,
  fitFault: null,
  fitOverlay: null,
  fitFade: 0.5,
  setFitFade: (fitFade) => set({ fitFade }),
});

/** What the panel asks of a fit. */
export interface FitDeeds {
  /** Takes the picture in a file, and with it what another file (.meta) says of the pair, and a map of velocities; the map alone belongs to the picture that is there. */
  open(files: readonly File[]): Promise<void>;
  /** Takes a map of velocities, whatever it says that it counts in, for the picture that is there; null: leaves it out again. */
  openVelocities(file: File | null): Promise<void>;
  /** Takes the published fit of a pair, by its number from 0, as the picture. */
  openPublished(pair: number): Promise<void>;
  /** Looks for encounters that look like the picture. */
  search(): Promise<void>;
  end(): void;
  /** The next generation is like member `k` of those that are shown. */
  choose(k: number): void;
  /** Runs the best model with live galaxies. */
  run(): Promise<void>;
  /** Saves what the last search found. */
  report(): Promise<void>;
}

export interface FitActions {
  /** Loads what fits photographs, where it isn't there yet, and asks it. */
  ask(what: (fit: FitDeeds) => void | Promise<void>): void;
}
