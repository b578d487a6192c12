import { type AnyEngine, type AnySnapshot, snapshotBytes } from "../../../engine/index.ts";
import { snapshotsOf } from "../../../run/kept/copies.ts";
import { thinned } from "../../../run/kept/spread.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Run } from "../../../run/wanted.ts";
import type { AccuracySlice } from "../../analyse/accuracy/state.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import type { PlotsSlice } from "../../analyse/plots/state.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UndoSlice } from "../../shell/undo/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { bytesOf, withBodiesOf } from "./parts.ts";
import type { TimelineSlice } from "./state.ts";
import { type Bookmark, HISTORY_MEMORY, type Moment, roomOfMoments } from "./state.ts";
import { text } from "./text.ts";

type Shown = CompareSlice & PlaySlice & PlotsSlice & StatusSlice & AccuracySlice;
/** What the history reads of the page. */
export type Reads = Shown & MessagesSlice & TimelineSlice & UndoSlice;

/** A moment with what the machine holds of it: a snapshot for each engine that is stepped together. */
interface Kept extends Moment {
  /** Shared, and shortened in place where the second engine is gone. */
  readonly snapshots: AnySnapshot[];
  /** The part of the run that it is of: another one begins where bodies are added or removed. */
  readonly part: Run;
}

/** What the timeline needs of the simulation. */
type Played = Pick<Simulation, "engines" | "picture" | "fail" | "edit" | "wanted">;

/**
 * Keeps moments of the run where they are computed and goes back to them: by itself, evenly over the whole run, and where the user sets
 * a bookmark. While a past moment is shown time is held; going on from there forgets what came after it.
 */
export class Timeline {
  readonly #store: Store<Reads>;
  readonly #simulation: Played;
  #kept: Kept[] = [];
  #marks: (Kept & Bookmark)[] = [];
  /** Least steps between two moments. */
  #stride = 1;
  #nextId = 1;
  #marked = 0;
  /** What the moments are of: changes where another run begins. */
  #of: object | null = null;
  #part: Run | null = null;
  /** Is another part put in, to go to a moment of it? */
  #moving = false;
  #shown: Kept | null = null;
  #wanted: Kept | null = null;
  #going: Promise<void> | null = null;
  #taking: Promise<Kept | null> | null = null;

  constructor(store: Store<Reads>, simulation: Played) {
    this.#store = store;
    this.#simulation = simulation;
    const { fail } = simulation;
    store.subscribe((now, before) => {
      if (now.status.software && !before.status.software)
        now.changeUnasked(() => now.setHistoryMemory(HISTORY_MEMORY.software));
      if (now.status.steps !== before.status.steps) this.#look().catch(fail);
      if (roomOfMoments(now) !== roomOfMoments(before)) this.#thin();
      if (now.bookmarks !== before.bookmarks) this.#adoptNames(now.bookmarks);
    });
  }

  /** New engines show `run` from its start. Bookmarks stay where the bodies are the same ones. */
  begin(run: Run): void {
    const same = run.view === this.#part?.view;
    if (!same) this.#marked = 0;
    this.#of = {};
    this.#part = run;
    this.#shown = this.#wanted = null;
    this.#stride = 1;
    this.#drop([...this.#kept.splice(0), ...(same ? [] : this.#marks.splice(0))]);
    this.#tell();
    // Neither a moment of the engines before nor going back to one would do.
    this.#taking = this.#going = null;
    this.#keepNow().catch(this.#simulation.fail);
  }

  /** Bodies were added or removed, and the run goes on. */
  goOn(run: Run): void {
    this.#part = run;
    if (this.#moving) return;
    const steps = this.#simulation.engines[0]?.steps ?? 0;
    this.#forgetAfter(steps);
    this.#shown = this.#wanted = null;
    this.#tell();
    this.#keepNow(true).catch(this.#simulation.fail);
  }

  /** Another second engine, or none: what was kept of the one before is of no use. */
  pair(): void {
    for (const { snapshots } of [...this.#kept, ...this.#marks]) {
      for (const snapshot of snapshots.splice(1)) snapshot.destroy();
    }
    // Where two are compared neither takes other bodies.
    if (this.#simulation.engines.length > 1) {
      const others = (moment: Kept) => moment.part !== this.#part;
      const gone = [...this.#kept.filter(others), ...this.#marks.filter(others)];
      this.#kept = this.#kept.filter((moment) => !others(moment));
      this.#marks = this.#marks.filter((mark) => !others(mark));
      this.#drop(gone);
    }
    this.#tell();
  }

  /** Shows the kept moment at `index`. */
  async scrub(index: number): Promise<void> {
    this.#notice();
    const target = this.#kept[index] ?? this.#kept.at(-1);
    // Past the last one: now. It is shown already.
    if (!target || (this.#shown === null && index >= this.#kept.length)) return;
    await this.#go(target);
  }

  /** To the kept moment before or after the one that is shown. */
  async move(by: 1 | -1): Promise<void> {
    this.#notice();
    const steps = this.#simulation.engines[0]?.steps ?? 0;
    const target = by > 0 ? this.#kept.find((m) => m.steps > steps) : this.#kept.findLast((m) => m.steps < steps);
    if (target) await this.#go(target);
  }

  /** To the last kept moment that is not after a time; of a run backwards, not before it. */
  async goToTime(time: number): Promise<void> {
    this.#notice();
    const [first] = this.#kept;
    const way = first && (this.#kept.at(-1)?.time ?? first.time) < first.time ? -1 : 1;
    const target = this.#kept.findLast((m) => way * m.time <= way * time) ?? first;
    if (target) await this.#go(target);
  }

  async bookmark(): Promise<void> {
    const bytes = this.#bytesEach();
    const { historyMemory, say } = this.#store.getState();
    if (bytes * (this.#marks.length + 3) > roomOfMoments(this.#store.getState())) {
      const megabytes = (b: number) => String(Math.ceil(b / 1e6));
      return say("error", text.bookmarks.full(megabytes(bytes), String(historyMemory)));
    }
    const kept = await this.#keepNow(true);
    if (!kept || !this.#isKept(kept)) return;
    const name = text.bookmarks.name(++this.#marked);
    this.#marks.push({ ...kept, id: this.#nextId++, name });
    this.#thin();
  }

  /** Back to a bookmark, from wherever the run is. */
  async goTo(id: number): Promise<void> {
    const mark = this.#marks.find((m) => m.id === id);
    if (!mark) return;
    this.#notice();
    let moment = this.#kept.find((m) => m.snapshots === mark.snapshots);
    if (!moment) {
      moment = { id: this.#nextId++, steps: mark.steps, time: mark.time, snapshots: mark.snapshots, part: mark.part };
      this.#insert(moment);
    }
    await this.#go(moment);
  }

  forget(id: number): void {
    const gone = this.#marks.filter((m) => m.id === id);
    this.#marks = this.#marks.filter((m) => m.id !== id);
    this.#drop(gone);
    this.#tell();
  }

  /** Frees everything: the run ends, or its device was lost. */
  clear(): void {
    this.#of = this.#part = null;
    this.#shown = this.#wanted = this.#taking = this.#going = null;
    this.#drop([...this.#kept.splice(0), ...this.#marks.splice(0)]);
    this.#tell();
  }

  async #look(): Promise<void> {
    this.#notice();
    const steps = this.#simulation.engines[0]?.steps ?? 0;
    const last = this.#kept.at(-1);
    if (this.#shown || this.#going || (last && steps - last.steps < this.#stride)) return;
    await this.#keepNow();
  }

  /** Was the run continued from the moment that was shown? What came after it is of another run then. */
  #notice(): void {
    const engine = this.#simulation.engines[0];
    const shown = this.#shown;
    if (!shown || this.#going || !engine || engine.steps === shown.steps) return;
    this.#shown = null;
    this.#forgetAfter(shown.steps);
    this.#tell();
  }

  #forgetAfter(steps: number): void {
    const after = this.#kept.filter((m) => m.steps > steps);
    this.#kept = this.#kept.filter((m) => m.steps <= steps);
    this.#drop(after);
    const { forgetMomentsAfter, forgetDifferencesAfter, forgetTracksAfter } = this.#store.getState();
    for (const forget of [forgetMomentsAfter, forgetDifferencesAfter, forgetTracksAfter]) forget(steps);
  }

  async #go(target: Kept): Promise<void> {
    this.#store.getState().setPlaying(false);
    // Where the run stood is kept too, so that there is a way back.
    if (!this.#shown) await this.#keepNow(true);
    // Meanwhile another run may have begun, and its moments are others.
    if (!this.#isKept(target)) return;
    this.#wanted = target;
    if (!this.#going) {
      const going = this.#restore().finally(() => {
        if (this.#going === going) this.#going = null;
      });
      this.#going = going;
    }
    await this.#going;
    // Steps may have come since the engines were back: until now none of them counted.
    this.#notice();
  }

  async #restore(): Promise<void> {
    const engines = this.#simulation.engines;
    const current = this.#watch(engines);
    try {
      for (let target = this.#wanted; target; target = this.#wanted) {
        if (!this.#isKept(target)) break;
        // While it is being restored, steps that come meanwhile must not count as going on.
        this.#shown = target;
        if (target.part !== this.#part && !(await this.#put(target.part))) return this.#stay();
        // A moment from before there were two engines to compare puts both in one state.
        const { snapshots } = target;
        await Promise.all(engines.map((engine, k) => engine.restore(snapshots[k] ?? snapshots[0]!)));
        if (!current()) return;
        if (this.#wanted === target) this.#wanted = null;
        this.#simulation.picture?.touch();
      }
      const engine = engines[0];
      if (engine) this.#store.getState().setStatus({ steps: engine.steps, time: engine.time });
    } catch (error) {
      if (!current()) return;
      this.#stay();
      await this.#simulation.fail(error);
    }
    this.#tell();
  }

  /** The run stands where it stood. */
  #stay(): void {
    this.#shown = this.#wanted = null;
    this.#tell();
  }

  async #put(part: Run): Promise<boolean> {
    this.#moving = true;
    try {
      return await withBodiesOf(part, this.#simulation);
    } finally {
      this.#moving = false;
    }
  }

  /** Tells whether these are still the engines of the run that is on now. */
  #watch(engines: readonly AnyEngine[]): () => boolean {
    const of = this.#of;
    return () => of === this.#of && engines.every((engine, k) => engine === this.#simulation.engines[k]);
  }

  #isKept(moment: Kept): boolean {
    return this.#kept.includes(moment) || this.#marks.some((m) => m.snapshots === moment.snapshots);
  }

  /** Takes a moment of what is shown now, unless it is kept already or one is being taken (`surely`: wait for that). */
  async #keepNow(surely = false): Promise<Kept | null> {
    while (this.#taking) {
      if (!surely) return null;
      await this.#taking;
    }
    const engines = this.#simulation.engines;
    const [first] = engines;
    if (!first) return null;
    if (this.#shown) return this.#shown;
    const same = this.#kept.find(
      (m) => m.steps === first.steps && m.part === this.#part && m.snapshots.length === engines.length,
    );
    if (same) return same;
    const taking = this.#take(engines).finally(() => {
      if (this.#taking === taking) this.#taking = null;
    });
    this.#taking = taking;
    return taking;
  }

  async #take(engines: readonly AnyEngine[]): Promise<Kept | null> {
    const current = this.#watch(engines);
    const part = this.#part;
    let snapshots: AnySnapshot[] = [];
    try {
      snapshots = await snapshotsOf(engines);
      // The second engine may lag by a step of its own.
      const longest = Math.max(...engines.map((engine) => Math.abs(engine.settings.timestep)));
      const together = snapshots.every((s) => Math.abs(s.time - snapshots[0]!.time) < longest);
      if (part && part === this.#part && current() && together) {
        const { steps, time } = snapshots[0]!;
        const moment = { id: this.#nextId++, steps, time, snapshots, part };
        this.#insert(moment);
        this.#thin(moment);
        return moment;
      }
    } catch (error) {
      if (current()) await this.#full(error);
    }
    for (const snapshot of snapshots) snapshot.destroy();
    return null;
  }

  /** In the history, instead of one that may be of another try at the same step. */
  #insert(moment: Kept): void {
    const { steps } = moment;
    this.#drop(this.#kept.filter((m) => m.steps === steps));
    this.#kept = [...this.#kept.filter((m) => m.steps < steps), moment, ...this.#kept.filter((m) => m.steps > steps)];
  }

  /** Mostly the graphics memory is full: what is used now is all that the history can have. */
  async #full(error: unknown): Promise<void> {
    const { changeUnasked, historyUsed, setHistoryMemory } = this.#store.getState();
    if (await this.#simulation.fail(error)) changeUnasked(() => setHistoryMemory(historyUsed));
  }

  #bytesEach(): number {
    const engines = this.#simulation.engines;
    return engines.length * snapshotBytes(engines[0]?.count ?? 0);
  }

  /** Drops moments where all together take more than their memory; `spared` and what is shown stay. */
  #thin(spared: Kept | null = null): void {
    const each = Math.max(1, this.#bytesEach());
    const parts = bytesOf(
      this.#all.map(({ part }) => part),
      this.#part,
    );
    const room = Math.floor((roomOfMoments(this.#store.getState()) - parts) / each);
    const own = this.#marks.filter((mark) => !this.#kept.some((m) => m.snapshots === mark.snapshots)).length;
    const { kept, stride } = thinned(this.#kept, room - own, this.#stride);
    this.#stride = stride;
    const dropped = this.#kept.filter((m) => !kept.includes(m) && m !== spared && m !== this.#shown);
    this.#kept = this.#kept.filter((m) => !dropped.includes(m));
    this.#drop(dropped);
    this.#tell();
  }

  get #all(): readonly Kept[] {
    return [...this.#kept, ...this.#marks];
  }

  /** Frees the snapshots that are not held any more. */
  #drop(gone: readonly Kept[]): void {
    // A moment and its bookmark share theirs.
    for (const snapshots of new Set(gone.map((m) => m.snapshots))) {
      const held = this.#kept.some((m) => m.snapshots === snapshots && !gone.includes(m));
      const marked = this.#marks.some((m) => m.snapshots === snapshots && !gone.includes(m));
      if (!held && !marked) for (const snapshot of snapshots) snapshot.destroy();
    }
  }

  #adoptNames(bookmarks: readonly Bookmark[]): void {
    this.#marks = this.#marks.map((m) => ({ ...m, name: bookmarks.find((b) => b.id === m.id)?.name ?? m.name }));
  }

  #tell(): void {
    const plain = ({ id, steps, time }: Moment): Moment => ({ id, steps, time });
    const sets = new Set(this.#all.map((m) => m.snapshots));
    const parts = bytesOf(
      this.#all.map(({ part }) => part),
      this.#part,
    );
    const bytes = [...sets].flat().reduce((sum, s) => sum + s.bytes, parts);
    const at = this.#shown ? this.#kept.indexOf(this.#shown) : -1;
    this.#store.setState({
      moments: this.#kept.map(plain),
      scrubbed: at >= 0 ? at : null,
      bookmarks: this.#marks.map((m) => ({ ...plain(m), name: m.name })),
      historyUsed: bytes / 1e6,
    });
  }
}
