import { type Engine, snapshotBytes } from "../../../engine/index.ts";
import { Copy } from "../../../run/kept/copies.ts";
import type { Kept, Shelf } from "../../../run/kept/keeper.ts";
import { crowded } from "../../../run/kept/spread.ts";
import { tablesOf } from "../../../run/kept/tables.ts";
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
import { withBodiesOf } from "./parts.ts";
import type { TimelineSlice } from "./state.ts";
import { HISTORY_MEMORY, type Moment } from "./state.ts";
import { text } from "./text.ts";

type Shown = CompareSlice & PlaySlice & PlotsSlice & StatusSlice & AccuracySlice;
/** What the history reads of the page. */
export type Reads = Shown & MessagesSlice & TimelineSlice & UndoSlice;

/** A moment with what the machine holds of it: shared with its bookmark. */
interface Held extends Moment {
  readonly copy: Copy;
  /** The part of the run that it is of: another one begins where bodies are added or removed. */
  readonly part: Run;
}

interface Marked extends Held {
  name: string;
}

const stepsOf = ({ value }: Kept<Held>) => value.steps;

/** What the timeline needs of the simulation. */
type Played = Pick<Simulation, "engines" | "picture" | "fail" | "edit" | "wanted" | "keeper">;

/**
 * Keeps moments of the run where they are computed and goes back to them: by itself, evenly over the whole run, and where the user sets
 * a bookmark. While a past moment is shown time is held; going on from there forgets what came after it.
 */
export class Timeline {
  readonly #store: Store<Reads>;
  readonly #simulation: Played;
  readonly #history: Shelf<Held>;
  readonly #marks: Shelf<Marked>;
  /** Least steps between two moments. */
  #stride = 1;
  #nextId = 1;
  /** Taken last: it does not go before the next one comes. */
  #newest: Held | null = null;
  #marked = 0;
  /** What the moments are of: changes where another run begins. */
  #of: object | null = null;
  #part: Run | null = null;
  /** Is another part put in, to go to a moment of it? */
  #moving = false;
  #shown: Kept<Held> | null = null;
  #wanted: Kept<Held> | null = null;
  #going: Promise<void> | null = null;
  #taking: Promise<Kept<Held> | null> | null = null;

  constructor(store: Store<Reads>, simulation: Played) {
    this.#store = store;
    this.#simulation = simulation;
    const { fail, keeper } = simulation;
    // What a person marked goes only by that person's wish.
    this.#marks = keeper.shelf("bookmarks", { next: () => [] });
    this.#history = keeper.shelf("history", { next: () => this.#crowded(), changed: () => this.#tell() });
    store.subscribe((now, before) => {
      if (now.status.status.software && !before.status.status.software)
        now.undo.changeUnasked(() => now.timeline.setHistoryMemory(HISTORY_MEMORY.software));
      if (now.status.status.steps !== before.status.status.steps) this.#look().catch(fail);
      if (now.timeline.bookmarks === before.timeline.bookmarks) return;
      for (const { value } of this.#marks.all)
        value.name = now.timeline.bookmarks.find(({ id }) => id === value.id)?.name ?? value.name;
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
    this.#history.drop(this.#history.all);
    if (!same) this.#marks.drop(this.#marks.all);
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
    for (const { value } of [...this.#history.all, ...this.#marks.all]) value.copy.leaveOne();
    // Where two are compared neither takes other bodies.
    if (this.#simulation.engines.length > 1) {
      const isOther = ({ value }: Kept<Held>) => value.part !== this.#part;
      this.#history.drop(this.#history.all.filter(isOther));
      this.#marks.drop(this.#marks.all.filter(isOther));
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
    const target = by > 0 ? this.#kept.find((m) => stepsOf(m) > steps) : this.#kept.findLast((m) => stepsOf(m) < steps);
    if (target) await this.#go(target);
  }

  /** To the last kept moment that is not after a time; of a run backwards, not before it. */
  async goToTime(to: number): Promise<void> {
    this.#notice();
    const kept = this.#kept;
    const time = ({ value }: Kept<Held>) => value.time;
    const [first, last] = [kept[0], kept.at(-1)];
    const way = first && last && time(last) < time(first) ? -1 : 1;
    const target = kept.findLast((m) => way * time(m) <= way * to) ?? first;
    if (target) await this.#go(target);
  }

  async bookmark(): Promise<void> {
    const bytes = this.#bytesEach();
    const {
      timeline: { historyMemory },
      messages: { say },
    } = this.#store.getState();
    if (bytes * (this.#marks.all.length + 3) > this.#marks.measured.room) {
      const megabytes = (b: number) => String(Math.ceil(b / 1e6));
      return say("error", text.bookmarks.full(megabytes(bytes), String(historyMemory)));
    }
    const kept = await this.#keepNow(true);
    if (!kept || !this.#isKept(kept)) return;
    const name = text.bookmarks.name(++this.#marked);
    this.#marks.put({ ...kept.value, id: this.#nextId++, name }, kept);
  }

  /** Back to a bookmark, from wherever the run is. */
  async goTo(id: number): Promise<void> {
    const mark = this.#marks.all.find(({ value }) => value.id === id);
    if (!mark) return;
    this.#notice();
    const moment = this.#history.all.find(({ value }) => value.copy === mark.value.copy);
    await this.#go(moment ?? this.#insert({ ...mark.value, id: this.#nextId++ }));
  }

  forget(id: number): void {
    this.#marks.drop(this.#marks.all.filter(({ value }) => value.id === id));
  }

  /** Frees everything: the run ends, or its device was lost. */
  clear(): void {
    this.#of = this.#part = null;
    this.#shown = this.#wanted = this.#taking = this.#going = null;
    this.#history.drop(this.#history.all);
    this.#marks.drop(this.#marks.all);
    this.#tell();
  }

  async #look(): Promise<void> {
    this.#notice();
    const steps = this.#simulation.engines[0]?.steps ?? 0;
    const last = this.#kept.at(-1);
    if (this.#shown || this.#going || (last && steps - stepsOf(last) < this.#stride)) return;
    await this.#keepNow();
  }

  /** Was the run continued from the moment that was shown? What came after it is of another run then. */
  #notice(): void {
    const engine = this.#simulation.engines[0];
    const shown = this.#shown;
    if (!shown || this.#going || !engine || engine.steps === stepsOf(shown)) return;
    this.#shown = null;
    this.#forgetAfter(stepsOf(shown));
    this.#tell();
  }

  #forgetAfter(steps: number): void {
    this.#history.drop(this.#history.all.filter((m) => stepsOf(m) > steps));
    const {
      accuracy: { forgetMomentsAfter },
      compare: { forgetDifferencesAfter },
      plots: { forgetTracksAfter },
    } = this.#store.getState();
    for (const forget of [forgetMomentsAfter, forgetDifferencesAfter, forgetTracksAfter]) forget(steps);
  }

  async #go(target: Kept<Held>): Promise<void> {
    this.#store.getState().play.setPlaying(false);
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
        const { copy, part } = target.value;
        if (part !== this.#part && !(await this.#put(part))) return this.#stay();
        await copy.restore(engines);
        if (!current()) return;
        if (this.#wanted === target) this.#wanted = null;
        this.#simulation.picture?.touch();
      }
      const engine = engines[0];
      if (engine) this.#store.getState().status.setStatus({ steps: engine.steps, time: engine.time });
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
  #watch(engines: readonly Engine[]): () => boolean {
    const of = this.#of;
    return () => of === this.#of && engines.every((engine, k) => engine === this.#simulation.engines[k]);
  }

  #isKept({ value: { copy } }: Kept<Held>): boolean {
    return this.#history.holds(copy) || this.#marks.holds(copy);
  }

  /** Takes a moment of what is shown now, unless it is kept already or one is being taken (`surely`: wait for that). */
  async #keepNow(surely = false): Promise<Kept<Held> | null> {
    while (this.#taking) {
      if (!surely) return null;
      await this.#taking;
    }
    const engines = this.#simulation.engines;
    const [first] = engines;
    if (!first) return null;
    if (this.#shown) return this.#shown;
    const same = this.#kept.find(
      ({ value: m }) => m.steps === first.steps && m.part === this.#part && m.copy.count === engines.length,
    );
    if (same) return same;
    const taking = this.#take(engines).finally(() => {
      if (this.#taking === taking) this.#taking = null;
    });
    this.#taking = taking;
    return taking;
  }

  async #take(engines: readonly Engine[]): Promise<Kept<Held> | null> {
    const current = this.#watch(engines);
    const part = this.#part;
    let copy: Copy | null = null;
    try {
      copy = await Copy.take(engines);
      // The second engine may lag by a step of its own.
      const longest = Math.max(...engines.map((engine) => Math.abs(engine.settings.timestep)));
      if (part && part === this.#part && current() && copy.within(longest)) {
        const { steps, time } = copy;
        return this.#insert({ id: this.#nextId++, steps, time, copy, part });
      }
    } catch (error) {
      if (current()) await this.#full(error);
    }
    copy?.destroy();
    return null;
  }

  /** In the history, instead of one that may be of another try at the same step. */
  #insert(held: Held): Kept<Held> {
    const { copy, part, steps } = held;
    const parts = [copy, ...tablesOf(part.bodies, part.view)];
    this.#newest = held;
    return this.#history.put(
      held,
      { parts },
      this.#history.all.filter((m) => stepsOf(m) === steps),
    );
  }

  /** Mostly the graphics memory is full: what is used now is all that the history can have. */
  async #full(error: unknown): Promise<void> {
    const {
      undo: { changeUnasked },
      timeline: { historyUsed, setHistoryMemory },
    } = this.#store.getState();
    if (await this.#simulation.fail(error)) changeUnasked(() => setHistoryMemory(historyUsed));
  }

  #bytesEach(): number {
    const engines = this.#simulation.engines;
    return engines.length * snapshotBytes(engines[0]?.count ?? 0);
  }

  /** In the order of their steps. */
  get #kept(): readonly Kept<Held>[] {
    return this.#history.all.toSorted((a, b) => stepsOf(a) - stepsOf(b));
  }

  /** What goes where there is too little room: neither the newest nor what is shown. */
  #crowded(): readonly Kept<Held>[] {
    const stays = (moment: Kept<Held>) => moment.value === this.#newest || moment === this.#shown;
    const { gone, stride } = crowded(this.#kept, this.#stride, stepsOf, stays);
    this.#stride = stride;
    return gone;
  }

  #tell(): void {
    const plain = ({ value: { id, steps, time } }: Kept<Held>): Moment => ({ id, steps, time });
    const kept = this.#kept;
    const at = this.#shown ? kept.indexOf(this.#shown) : -1;
    this.#store.setState({
      timeline: {
        moments: kept.map(plain),
        scrubbed: at >= 0 ? at : null,
        bookmarks: this.#marks.all.map((m) => ({ ...plain(m), name: m.value.name })),
        historyUsed: (this.#marks.measured.used + this.#history.measured.used) / 1e6,
      },
    });
  }
}
