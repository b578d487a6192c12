import { oneLine } from "./pageParts.ts";
import { holdsPresets, readPresets, writePresets } from "./state/presets.ts";
import { scenarioInfo } from "./state/run.ts";
import type { Store } from "./state/store.ts";
import { text } from "./state/text.ts";
import { download } from "./ui/download.ts";

const KEY = "antennae.presets";

/** A file of presets is small; nothing longer is read as one. */
const LONGEST = 4e6;

/** Keeps the presets in the browser's storage, and takes them in and out of files. */
export class Presets {
  readonly #store: Store;
  readonly #address: () => string;

  constructor(store: Store, address: () => string) {
    this.#store = store;
    this.#address = address;
    this.#load(localStored());
    store.subscribe((now, before) => {
      if (now.presets !== before.presets) localStore(writePresets(now.presets));
    });
    // Another page of the same browser has changed them.
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.#load(event.newValue);
    });
  }

  keep(): void {
    const state = this.#store.getState();
    if (state.source.kind === "file") state.say("error", text.sharing.fromFile);
    else state.keepPreset(scenarioInfo(state, state.scenario).title, this.#address());
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

  #load(words: string | null): void {
    if (words === null) return;
    try {
      this.#store.getState().setPresets(readPresets(words));
    } catch (error) {
      this.#store.getState().say("error", oneLine(error));
    }
  }
}

function localStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function localStore(words: string): void {
  try {
    localStorage.setItem(KEY, words);
  } catch {
    // Storage is off or full: presets live as long as the page.
  }
}
