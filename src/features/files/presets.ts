import { oneLine } from "../../run/oneLine.ts";
import { keepStored } from "../browserStorage.ts";
import type { CameraSlice } from "../camera/state.ts";
import type { CompareSlice } from "../compare/state.ts";
import { download } from "../download.ts";
import type { LookSlice } from "../look/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { scenarioInfo } from "../play/state.ts";
import { lastingAddress } from "../share/address.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { UnitsSlice } from "../units/state.ts";
import type { PresetsSlice } from "./presetsState.ts";
import { holdsPresets, readPresets, writePresets } from "./presetsState.ts";
import { text } from "./text.ts";

type Reads = CameraSlice &
  CompareSlice &
  LookSlice &
  MessagesSlice &
  PhysicsSlice &
  PlaySlice &
  PresetsSlice &
  StatusSlice &
  UnitsSlice;

/** A file of presets is small; nothing longer is read as one. */
const LONGEST = 4e6;

/** Keeps presets and views in the browser's storage, and takes presets in and out of files. */
export class Presets {
  readonly #store: Store<Reads>;
  readonly #camera: () => readonly number[] | null;

  /** `camera`: where it stands; null: still the first view. */
  constructor(store: Store<Reads>, camera: () => readonly number[] | null) {
    this.#store = store;
    this.#camera = camera;
    keepStored(store, {
      key: "antennae.presets",
      of: (state) => state.presets,
      write: writePresets,
      load: (words) => store.getState().setPresets(readPresets(words)),
    });
  }

  keep(): void {
    const state = this.#store.getState();
    if (state.source.kind === "file") state.say("error", text.presets.fromFile);
    else state.keepPreset(scenarioInfo(state, state.scenario).title, lastingAddress(state, this.#camera()));
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
      say("note", text.presets.imported(importPresets(await file.text())));
    } catch (error) {
      say("error", oneLine(error));
    }
    return true;
  }
}
