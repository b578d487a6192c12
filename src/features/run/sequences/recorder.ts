import type { Engine } from "../../../engine/index.ts";
import { grouped } from "../../../language/format.ts";
import { BodiesSource } from "../../../run/bodiesSource.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { endingOf, type FilesSlice } from "../files/state.ts";
import { nameOf, type PlaySlice } from "../play/state.ts";
import { text } from "./bar/text.ts";
import type { SequencesSlice } from "./state.ts";

type Reads = FilesSlice & MessagesSlice & PlaySlice & SequencesSlice & StatusSlice;

/** What the browser's picker gives; not in TypeScript's library yet. */
type Picker = (options: { readonly mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;

/** Writes a snapshot into a folder every so many steps. The run waits at each until it is written. */
export class Recorder {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #source = new BodiesSource();
  #folder: FileSystemDirectoryHandle | null = null;
  #writing = false;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  /** Begins a series with the bodies as they are, or ends it. Call it in the task of a click. */
  async toggle(): Promise<void> {
    if (this.#folder) return this.end();
    const { engine } = this.#simulation;
    const { say } = this.#store.getState().messages;
    const picker = (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker;
    if (!engine) return;
    if (!picker) return say("error", text.noFolders);
    try {
      this.#folder = await picker({ mode: "readwrite" });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      throw error;
    }
    this.#store.setState({ sequences: { series: { folder: this.#folder.name, written: 0 }, recorded: [] } });
    await this.#write(engine);
  }

  /** The run stands where its next snapshot is due. */
  async arrived(engine: Engine): Promise<void> {
    const { seriesStop } = this.#store.getState().sequences;
    if (!this.#folder || this.#writing || seriesStop === null) return;
    if (Math.abs(engine.time - seriesStop) < Math.abs(engine.settings.timestep)) await this.#write(engine);
  }

  end(): void {
    const {
      sequences: { series },
      messages: { say },
    } = this.#store.getState();
    if (!this.#folder) return;
    this.#folder = null;
    this.#store.setState({ sequences: { series: null, seriesStop: null } });
    if (series) say("note", text.seriesEnd(grouped(series.written), series.folder));
  }

  /** One snapshot, and the time of the next; until it is written that is now, so that time waits. */
  async #write(engine: Engine): Promise<void> {
    const folder = this.#folder;
    if (!folder) return;
    this.#writing = true;
    this.#store.setState({ sequences: { seriesStop: engine.time } });
    try {
      const { saveFormat } = this.#store.getState().files;
      const [time, step] = [engine.time, engine.steps];
      const bodies = await engine.readBodies();
      const { bytes } = await this.#source.write({ kind: "write", bodies, format: saveFormat }, () => {});
      const state = this.#store.getState();
      const name = `${nameOf(state)}.${String(step).padStart(6, "0")}.${endingOf(state)}`;
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(bytes);
      await file.close();
      const { series, seriesEvery, recorded } = this.#store.getState().sequences;
      if (folder !== this.#folder || !series) return;
      const next = time + seriesEvery * engine.settings.timestep;
      this.#store.setState({
        sequences: {
          series: { ...series, written: series.written + 1 },
          seriesStop: next,
          recorded: [...recorded, time],
        },
      });
    } catch (error) {
      this.#store.getState().messages.say("error", text.seriesFailed(oneLine(error)));
      if (folder === this.#folder) this.end();
    } finally {
      this.#writing = false;
    }
  }
}
