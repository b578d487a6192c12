import { download } from "../../run/download.ts";
import { oneLine } from "../../run/oneLine.ts";
import { keepStored } from "../browserStorage.ts";
import { readViews, writeViews } from "../camera/keptViews.ts";
import { scenarioInfo } from "../play/state.ts";
import { writeAddress } from "../share/address.ts";
import type { Store } from "../store.ts";
import { text } from "../text.ts";
import { holdsPresets, readPresets, writePresets } from "./presets.ts";

/** A file of presets is small; nothing longer is read as one. */
const LONGEST = 4e6;

/** Keeps presets and views in the browser's storage, and takes presets in and out of files. */
export class Presets {
  readonly #store: Store;
  readonly #camera: () => readonly number[] | null;

  /** `camera`: where it stands; null: still the first view. */
  constructor(store: Store, camera: () => readonly number[] | null) {
    this.#store = store;
    this.#camera = camera;
    keepStored(store, {
      key: "antennae.presets",
      of: (state) => state.presets,
      write: writePresets,
      load: (words) => store.getState().setPresets(readPresets(words)),
    });
    keepStored(store, {
      key: "antennae.views",
      of: (state) => state.keptViews,
      write: writeViews,
      load: (words) => store.getState().setKeptViews(readViews(words)),
    });
  }

  keep(): void {
    const state = this.#store.getState();
    if (state.source.kind === "file") state.say("error", text.sharing.fromFile);
    else
      state.keepPreset(
        scenarioInfo(state, state.scenario).title,
        writeAddress(state, this.#camera(), state.status.check || null),
      );
  }

  export(): void {
    const { presets } = this.#store.getState();
    download(new Blob([writePresets(presets)], { type: "application/json" }), "antennae-presets.json");
  }

  /** Takes over the presets of one opened file; false where it holds none. */
  async open([file, ...others]: readonly Blob[]): Promise<boolean> {
    if (!file || others.length > 0 || file.size > LONGEST || !holdsPresets(await file.slice(0, 100).text()))
      return false;
    const { importPresets, say } = this.#store.getState();
    try {
      say("note", text.sharing.imported(importPresets(await file.text())));
    } catch (error) {
      say("error", oneLine(error));
    }
    return true;
  }
}
