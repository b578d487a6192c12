import type { BytesAnswer, WriteTask } from "../../../run/bodiesSource.ts";
import type { BodiesWriter } from "../../../run/bodiesWriter.ts";
import type { Simulation } from "../../../run/simulation.ts";
import { download } from "../../kit/download.ts";
import type { Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { stemOf } from "../play/state.ts";
import { endingOf, type FilesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice & MessagesSlice & PlaySlice & StatusSlice;

/** Hands the bodies as they are now to the browser's downloads, in the format chosen, and says what it had no place for. */
export async function saveSnapshot(store: Store<Reads>, { engine, writer }: Simulation): Promise<void> {
  if (!engine) return;
  const {
    files: { saveFormat },
    messages: { say },
  } = store.getState();
  const name = `${stemOf(store.getState(), engine.steps)}.${endingOf(store.getState())}`;
  const bodies = await engine.readBodies();
  const written = await saveAs(store, writer, { kind: "write", bodies, format: saveFormat }, text.writing, name);
  if (!written) return;
  const { kept, lost } = text.saving;
  say("note", written.notes.length > 0 ? lost(name, written.notes.join(" ")) : kept(name));
}

/** Writes a file and hands it to the browser's downloads. Null: it was cancelled or failed, which is said. */
export async function saveAs(
  store: Store<MessagesSlice & PlaySlice>,
  writer: BodiesWriter,
  task: WriteTask,
  label: string,
  name: string,
): Promise<BytesAnswer | null> {
  const life = new AbortController();
  const work = { label, cancel: () => life.abort(), cancelled: text.saving.cancelled(name) };
  const written = await waitFor(store, work, (progress) => writer.write(task, progress, life.signal));
  if (written) download(new Blob([written.bytes]), name);
  return written;
}
