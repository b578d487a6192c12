import type { ComponentName } from "../../../data/bodies/bodies.ts";
import type { Contents } from "../../../data/bodies/contents.ts";
import type { FormatInfo } from "../../../data/files/catalogue.ts";
import type { AnySessionPart } from "../../kit/address.ts";
import type { Fields, Slice } from "../../kit/slice.ts";
import type { StatusSlice } from "../../shell/status/state.ts";

/** What was assumed of an opened file, all of it the user's to change. */
export interface Assumptions {
  /** Name of one of `Opened.unitChoices`, or FILE_UNITS. */
  readonly units: string;
  readonly components: readonly ComponentName[];
  /** Every k-th body is taken. */
  readonly every: number;
  /** Softening length in the file's units; null: as suggested. */
  readonly softening: number | null;
  /** Time step in the file's units; null: as suggested. */
  readonly timestep: number | null;
}

/** The units that the reader found or assumed. */
export const FILE_UNITS = "file";

/** A file that a run was read from. */
export interface FilePart {
  readonly name: string;
  readonly blob: Blob;
  /** Which one, of a file that holds several snapshots; absent: the first. */
  readonly snapshot?: number;
}

/** An opened file, as its summary shows it. */
export interface Opened {
  readonly name: string;
  /** A file, or the parts of one snapshot. */
  readonly files: readonly FilePart[];
  readonly format: string;
  readonly bytes: number;
  /** What the file itself holds; `assumed` says what is taken from it. */
  readonly contents: Contents;
  /** How many snapshots the file holds. */
  readonly snapshots: number;
  /** Sentences of the reader, and of what suggested the settings. */
  readonly notes: readonly string[];
  readonly unitChoices: readonly { readonly name: string; readonly title: string }[];
  readonly assumed: Assumptions;
  /** A cosmological snapshot that does not say enough to be run: to be looked at only. */
  readonly viewOnly: boolean;
  /** Vortex elements: nothing had to be assumed. */
  readonly flow: boolean;
  /** It runs in an expanding box. */
  readonly universe: boolean;
}

export interface FilesState {
  /** The formats in which snapshots can be saved. */
  readonly formats: readonly FormatInfo[];
  /** What of all features a session keeps beside the address. */
  readonly sessionPart: AnySessionPart;
  /** Name of the chosen one. */
  saveFormat: string;
  setSaveFormat(name: string): void;
  opened: Opened | null;
  summaryOpen: boolean;
  /** The run that the last visit left behind, and when it was kept, milliseconds since 1970; null: none, or it was decided on. */
  leftOff: { readonly at: number } | null;
  setOpened(opened: Opened | null): void;
  setSummaryOpen(open: boolean): void;
}

export interface FilesSlice {
  readonly files: FilesState;
}

export const createFiles =
  (formats: readonly FormatInfo[], sessionPart: AnySessionPart): Slice<FilesSlice> =>
  (set, get) => ({
    formats,
    sessionPart,
    saveFormat: "gadget-hdf5",
    setSaveFormat: (name) => get().files.formats.some((f) => f.name === name) && set({ saveFormat: name }),
    opened: null,
    summaryOpen: false,
    leftOff: null,
    setOpened: (opened) => set({ opened, summaryOpen: opened !== null }),
    setSummaryOpen: (summaryOpen) => set({ summaryOpen }),
  });

/** What the name of a saved snapshot ends in. */
export function endingOf(state: Fields<FilesSlice, "saveFormat" | "formats"> & Fields<StatusSlice, "status">): string {
  // Vortex elements have a file of their own kind.
  if (state.status.status.flow) return "hdf5";
  const { saveFormat, formats } = state.files;
  return formats.find(({ name }) => name === saveFormat)?.ending ?? saveFormat;
}

/** What commands ask of files. */
export interface FilesActions {
  /** Opens a file, all parts of one snapshot at once, or a series of snapshots. */
  open(files: readonly File[], snapshot?: number): void;
  /** Opens what was dropped or pasted: files, those of a folder, or what a link on the page's own origin points to. */
  take(transfer: DataTransfer): void;
  /** Lets the user pick files, or a folder. */
  choose(): void;
  chooseFolder(): void;
  /** Takes the opened file again with other assumptions. */
  assume(assumptions: Assumptions): void;
  saveSnapshot(): void;
  /** Saves the whole run: bodies, settings, camera, time. */
  saveSession(): void;
  /** Goes on with the run that the last visit left behind, or forgets it. */
  goOnWhereLeftOff(): void;
  forgetLeftOff(): void;
  /** Keeps the run, then loads the page again by `reload`: it goes on with that run. */
  keepForReload(reload: () => void): void;
  /** Keeps the run under a name in this browser. */
  keepPreset(): void;
  /** Hands all presets to the browser's downloads. */
  exportPresets(): void;
}
