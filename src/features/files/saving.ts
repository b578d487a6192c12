import type { FormatInfo } from "../../data/files/catalogue.ts";
import type { Slice } from "../store.ts";

export interface SavingSlice {
  /** The formats in which snapshots can be saved. */
  readonly formats: readonly FormatInfo[];
  /** Name of the chosen one. */
  saveFormat: string;
  setSaveFormat(name: string): void;
}

export const createSaving =
  (formats: readonly FormatInfo[]): Slice<SavingSlice> =>
  (set, get) => ({
    formats,
    saveFormat: "tipsy",
    setSaveFormat: (name) => get().formats.some((f) => f.name === name) && set({ saveFormat: name }),
  });
