import type { Simulation } from "../../run/simulation.ts";
import { download } from "../download.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { stemOf } from "../play/state.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import { waitFor } from "../waiting.ts";
import { endingOf, type FilesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice & MessagesSlice & PlaySlice & StatusSlice;

/** Hands the bodies as they are now to the browser's downloads, in the format chosen, and says what it had no place for. */
export async function saveSnapshot(store: Store<Reads>, { engine, source }: Simulation): Promise<void> {
  if (!engine) return;
  const stem = stemOf(store.getState(), engine.steps);
  const bodies = await engine.readBodies();
  const { saveFormat, say } = store.getState();
  const written = await waitFor(store, text.writing, (progress) =>
    source.write({ kind: "write", bodies, format: saveFormat }, progress),
  );
  if (!written) return;
  const name = `${stem}.${endingOf(store.getState())}`;
  download(new Blob([written.bytes]), name);
  const { kept, lost } = text.saving;
  say("note", written.notes.length > 0 ? lost(name, written.notes.join(" ")) : kept(name));
}
