import { oneLine } from "../../../run/oneLine.ts";
import { keepStored } from "../../kit/browserStorage.ts";
import { download } from "../../kit/download.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { scenarioInfo } from "../play/state.ts";
import type { PresetsSlice } from "./presetsState.ts";
import { readPresets, writePresets } from "./presetsState.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice & PlaySlice & PresetsSlice & ShareSlice;

/** A file of presets is small; nothing longer is read as one. */
export const LONGEST = 4e6;

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
      of: (state) => state.presets.presets,
      write: writePresets,
      load: (words) => store.getState().presets.setPresets(readPresets(words)),
    });
  }

  keep(): void {
    const state = this.#store.getState();
    if (state.play.source.kind === "file") state.messages.say("error", text.presets.fromFile);
    else
      state.presets.keepPreset(
        scenarioInfo(state, state.play.scenario).title,
        state.share.addressOf({ camera: this.#camera(), lasting: true }),
      );
  }

  export(): void {
    const { presets } = this.#store.getState().presets;
    download(new Blob([writePresets(presets)], { type: "application/json" }), "antennae-presets.json");
  }

  /** Takes over the presets of an opened file. */
  async open(file: Blob): Promise<void> {
    const {
      presets: { importPresets },
      messages: { say },
    } = this.#store.getState();
    try {
      say("note", text.presets.imported(importPresets(await file.text())));
    } catch (error) {
      say("error", oneLine(error));
    }
  }
}
