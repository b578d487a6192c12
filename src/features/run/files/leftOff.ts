import type { Engine } from "../../../engine/index.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { ToursSlice } from "../../learn/tours/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { KeptFiles } from "./keptFiles.ts";
import type { Sessions } from "./sessions.ts";
import type { FilesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice & MessagesSlice & PlaySlice & ToursSlice;

/** Bodies of the largest run that is kept by itself: that of a million takes 90 MB. */
const MOST = 2 ** 20;
/** Bytes a second that are written by the page itself, in the mean: a disk is to last. */
const RATE = 2e6;
/** Milliseconds of a run that is not kept after which closing the page asks first. */
const DEAR = 60_000;

/** Of this tab: the name of what it goes on with when it was loaded again by itself. */
const RELOADED = "antennae goes on with";

/**
 * What closing the page would lose: the run is kept in the browser's own storage from time to time, as a session, and the next
 * visit offers it. Where that can't be, closing the page asks first.
 */
export class LeftOff {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #sessions: () => Promise<Sessions>;
  #files: KeptFiles | null = null;
  /** What is offered; and what it was that goes on: kept until this visit has a copy of its own. */
  #offered: string | null = null;
  #spent: string | null = null;
  #writing: Promise<void> | null = null;
  /** The run of which there is a copy, and its steps in it. */
  #copy: { readonly engine: WeakRef<Engine>; readonly steps: number } | null = null;
  #due = 0;
  #begun = 0;

  constructor(store: Store<Reads>, simulation: Simulation, sessions: () => Promise<Sessions>) {
    this.#store = store;
    this.#simulation = simulation;
    this.#sessions = sessions;
    store.subscribe((now, before) => {
      if (before.play.playing && !now.play.playing) simulation.ask(this.copied());
    });
    addEventListener("beforeunload", (event) => this.#losesRun() && event.preventDefault());
  }

  /** Offers what the visit before left behind, or goes on with it where this tab was loaded again by itself. */
  async start(): Promise<void> {
    this.#files = await KeptFiles.open();
    const reloaded = takeReloaded();
    const found = this.#kiosk ? null : await this.#files?.found(reloaded);
    if (!found) return;
    this.#offered = found.name;
    if (found.name === reloaded) await this.goOn();
    else this.#store.setState({ files: { leftOff: { at: found.at } } });
  }

  begins(): void {
    this.#begun = performance.now();
  }

  async goOn(): Promise<void> {
    const name = this.#offered;
    const file = name && (await this.#files?.read(name));
    if (!file) return;
    const outcome = await (await this.#sessions()).goOn(file);
    if (outcome !== "shown") return;
    this.#spent = name;
    this.#offered = null;
    this.#store.setState({ files: { leftOff: null } });
  }

  async forget(): Promise<void> {
    const name = this.#offered;
    this.#offered = null;
    this.#store.setState({ files: { leftOff: null } });
    if (name) await this.#files?.remove(name);
  }

  /** The bodies were copied to the host, or stand still: time for a copy that lasts. */
  async copied(): Promise<void> {
    const { engine } = this.#simulation;
    if (!engine || engine.count > MOST || performance.now() < this.#due || this.#writing) return;
    await this.#keep(engine);
  }

  async keepForReload(): Promise<void> {
    await this.#writing;
    const { engine } = this.#simulation;
    if (engine) await this.#keep(engine);
    if (engine && this.#files && this.#copy?.engine.deref() === engine)
      sessionStorage.setItem(RELOADED, this.#files.own);
  }

  async #keep(engine: Engine): Promise<void> {
    if (!this.#files || !this.#matters(engine)) return;
    if (this.#copy?.engine.deref() === engine && this.#copy.steps === engine.steps) return;
    this.#writing = this.#write(engine, this.#files).finally(() => {
      this.#writing = null;
    });
    await this.#writing;
  }

  async #write(engine: Engine, files: KeptFiles): Promise<void> {
    const { steps } = engine;
    const written = await this.#bytes();
    if (!written) return;
    try {
      await files.write(written);
    } catch (error) {
      // Full, or not allowed: from now on closing the page asks.
      this.#files = null;
      this.#store.getState().messages.say("note", text.leftOff.notKept(oneLine(error)));
      return;
    }
    this.#copy = { engine: new WeakRef(engine), steps };
    this.#due = performance.now() + (1000 * written.length) / RATE;
    const spent = this.#spent;
    this.#spent = null;
    if (spent) await files.remove(spent);
  }

  /** Null where the run can't be read now: its machine was lost, or another one came. The next copy has it. */
  async #bytes(): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      const session = await (await this.#sessions()).now();
      if (!session) return null;
      const life = new AbortController().signal;
      return (await this.#simulation.writer.write({ kind: "writeSession", session }, () => {}, life)).bytes;
    } catch {
      return null;
    }
  }

  /** A scenario at its start is in the address, and a run that began by itself is not worth keeping. */
  #matters(engine: Engine): boolean {
    return !this.#kiosk && (engine.steps > 0 || this.#store.getState().play.source.kind === "file");
  }

  get #kiosk(): boolean {
    return this.#store.getState().tours.kiosk !== null;
  }

  #losesRun(): boolean {
    const { engine } = this.#simulation;
    if (!engine || !this.#matters(engine) || performance.now() - this.#begun < DEAR) return false;
    return this.#copy?.engine.deref() !== engine;
  }
}

function takeReloaded(): string | null {
  try {
    const name = sessionStorage.getItem(RELOADED);
    sessionStorage.removeItem(RELOADED);
    return name;
  } catch {
    return null;
  }
}
