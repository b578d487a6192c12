import type { Bodies } from "../../../data/bodies/bodies.ts";
import { type Deed, isOnGalaxy, isToggle, type Toggle } from "../../../data/deeds/deed.ts";
import { readDeeds, writeDeeds } from "../../../data/deeds/deedText.ts";
import { performOn } from "../../../data/deeds/perform.ts";
import { caughtUp, type Done, pieceBehind, toggled } from "../../../data/deeds/piece.ts";
import type { Engine } from "../../../engine/index.ts";
import type { BodiesView } from "../../../run/appearance.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Outcome } from "../../../run/shownRun.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Edited, Run, Wanted, Without } from "../../../run/wanted.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import type { Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import { quantityWords } from "../../shell/units/state.ts";
import type { Reads as AimReads } from "./aim.ts";
import type { Futures } from "./futures.ts";
import { type After, type Plan, planAfter, planWith, type Told } from "./plan.ts";
import { text } from "./text.ts";
import { rowOf, titleOf } from "./titleState.ts";

type Reads = AimReads & CompareSlice;

/** Of a body that was taken out, or pushed: its row in the table at most. */
const BYTES = 52;

/** A deed that was done in this run, and its index, with what undoes it. */
interface Entry extends Told {
  readonly piece: Done;
  /** The engine, and its steps, when the bodies came or went last. */
  readonly at: { readonly engine: Engine; readonly steps: number } | null;
}

/** Holds what is known of a deed, also for what undoes it later. */
interface Holder {
  entry: Entry;
}

/** What a deed makes of the bodies, as they are when it is done. */
interface Work {
  readonly view: BodiesView;
  of(now: Bodies): { readonly bodies: Bodies; readonly piece: Done };
}

/** Is it in force, by what is known of it? */
function isDone({ deed, piece }: Entry): boolean {
  if ("by" in piece) return piece.pushed;
  return (deed.kind === "remove") !== (piece.out === null);
}

/** What is asked of a running engine. */
interface Asked {
  readonly deed: Deed;
  /** What the plan is when it is done; `told`: where what it undoes or does again stands in it. */
  readonly plan: (engine: Engine) => (Plan & Partial<After>) | null;
  /** What is undone or done again by it; absent: a deed of its own. */
  readonly of?: Holder | undefined;
  /** Is it a person's wish, which can be undone? */
  readonly wish?: boolean;
}

/** Does deeds to the bodies of the run: in its engine, which goes on, or with another engine. */
export class Doing {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #futures: Futures;
  /** Deeds that were done in this run, by their indices. */
  #done: Holder[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store<Reads>, simulation: Simulation, futures: Futures) {
    this.#store = store;
    this.#simulation = simulation;
    this.#futures = futures;
  }

  get #plan(): Plan {
    const { wanted } = this.#simulation;
    const { deeds = "" } = (wanted?.named ?? {}) as { readonly deeds?: string };
    return { deeds: this.#store.getState().interact.interactOptions.read(deeds), done: wanted?.run.deeds ?? 0 };
  }

  /** The run starts over: nothing is done yet. */
  forget(): void {
    this.#done = [];
  }

  /** What a person asks for now. */
  add(deed: Deed): Promise<Outcome> {
    return this.#edit({ deed, plan: ({ time }) => planWith(this.#plan, { ...deed, time }), wish: true });
  }

  /** A deed of the plan, whose time has come. */
  again(deed: Deed, deeds: readonly Deed[]): Promise<Outcome> {
    const of = isToggle(deed) ? this.#done[deed.of] : undefined;
    return this.#edit({ deed, plan: () => ({ deeds, done: deeds.indexOf(deed) + 1 }), of });
  }

  /** The bodies of a deed go out of the run, or come back as they were when they went. */
  async #toggle(kind: Toggle["kind"], of: Holder): Promise<Outcome> {
    const { engine } = this.#simulation;
    const {
      messages: { say },
      interact: { acting },
    } = this.#store.getState();
    if (!engine || acting) return "failed";
    const { entry } = of;
    const next = (by: Engine) => {
      const still = entry.at?.engine === by && entry.at.steps === by.steps;
      return planAfter(this.#plan, kind, entry, { time: by.time, still });
    };
    const plan = next(engine);
    if (!plan) return "failed";
    try {
      readDeeds(writeDeeds(plan.deeds));
    } catch (error) {
      say("error", text.noDeed(oneLine(error)));
      return "failed";
    }
    if (plan.toCome) return this.#simulation.edit(async () => async () => this.#leaveOut(plan));
    // What was taken out of the plan before it was done is thrown as a new deed.
    const asNew = kind === "redo" && isDone(entry);
    const deed: Deed = asNew ? { ...entry.deed, time: engine.time } : { kind, time: engine.time, of: entry.index };
    if (this.#simulation.edits) return this.#edit({ deed, plan: next, of });
    this.#done[entry.index] = of;
    return this.#simulation.replace(() => this.replaced(deed, plan, { asked: false }));
  }

  /** The bodies stay: what was to be done to them is not to come any more. */
  #leaveOut(plan: Plan): Wanted {
    const { run } = this.#simulation;
    if (!run) throw new Error("there is no run to change; wait until one is on");
    return this.#wanted(plan, run, { deed: null, before: null, asked: false });
  }

  /** One after the other. */
  #edit(asked: Asked): Promise<Outcome> {
    const edit = () =>
      this.#simulation.edit(async (life) => {
        const now = await this.#simulation.engine?.readBodies();
        const work = now && (await this.#work(now, asked.deed, asked.of));
        if (!work || life.aborted) return null;
        return (engine) => this.#put(engine, work, asked);
      });
    const done = this.#last.then(edit);
    this.#last = done.catch(() => {});
    return done;
  }

  async #put(engine: Engine, work: Work, { deed, plan: planned, of, wish = false }: Asked): Promise<Wanted> {
    const plan = planned(engine);
    if (!plan) throw new Error(text.unknown);
    const at = { engine, steps: engine.steps };
    let [before, piece] = [engine.bodies, null as Done | null];
    await engine.change((now) => {
      const next = work.of(now);
      [before, piece] = [now, next.piece];
      return next.bodies;
    });
    // From here to the picture of these bodies nothing waits: those of before are no more.
    const made = { bodies: engine.bodies, view: work.view };
    const done =
      piece &&
      this.#hold({ ...(plan.told ?? { deed: plan.deeds[plan.done - 1]!, index: plan.done - 1 }), piece, at }, of);
    return this.#wanted(plan, made, {
      deed: of ? deed : plan.deeds[plan.done - 1]!,
      before: of ? null : before,
      asked: wish,
      edited: done && this.#edited(done),
    });
  }

  /** The run with other bodies, from where it is. `from`: the bodies that it is done to, where they are not those of now. */
  async replaced(
    deed: Deed,
    plan: Plan,
    { asked, from }: { readonly asked: boolean; readonly from?: Without | undefined },
  ): Promise<Wanted | null> {
    const { engine, wanted } = this.#simulation;
    if (!engine || !wanted) return null;
    const bodies = from?.bodies ?? (await engine.readBodies());
    const of = isToggle(deed) ? this.#done[deed.of] : undefined;
    const work = await this.#work(bodies, deed, of);
    if (!work) return null;
    const made = work.of(bodies);
    const told = of?.entry ?? { deed, index: plan.done - 1 };
    this.#hold({ ...told, piece: made.piece, at: null }, of);
    return this.#wanted(
      plan,
      { bodies: made.bodies, view: work.view },
      { deed, before: of ? null : bodies, asked, from },
    );
  }

  #hold(entry: Entry, of: Holder = { entry }): Holder {
    of.entry = entry;
    this.#done[entry.index] = of;
    return of;
  }

  #edited(of: Holder): Edited {
    const bytes = BYTES * of.entry.piece.ids.length;
    return { bytes, undo: () => this.#toggle("undo", of), redo: () => this.#toggle("redo", of) };
  }

  /** What comes of a deed; null where it was cancelled or can't be, which was said. */
  #work(bodies: Bodies, deed: Deed, of: Holder | undefined): Promise<Work | null> {
    return waitFor(this.#store, { label: text.doing }, async (progress) => {
      const { source } = this.#simulation;
      if (isToggle(deed) || isOnGalaxy(deed)) {
        const piece = of?.entry.piece;
        if (isToggle(deed) && !piece) throw new Error(text.unknown);
        const work = (now: Bodies) => (isToggle(deed) ? toggled(now, piece!) : performOn(now, deed));
        return { view: await source.view(work(bodies).bodies), of: work };
      }
      const made = await source.make({ kind: "deed", bodies, deed }, progress);
      return {
        view: made.view,
        of: (now) => ({ bodies: caughtUp(made.bodies, now), piece: pieceBehind(made.bodies, now.count) }),
      };
    });
  }

  #wanted(plan: Plan, made: Pick<Run, "bodies" | "view">, how: How): Wanted {
    const { wanted } = this.#simulation;
    if (!wanted) throw new Error("there is no run to change; wait until one is on");
    const { deed, before, asked, from, edited } = how;
    const state = this.#store.getState();
    const origin = wanted.origin ?? wanted.run;
    const deeds = writeDeeds(plan.deeds);
    const title = deed ? titleOf(rowOf(state, deed, plan.deeds, true)) : "";
    const without: Without | null = from ?? (before && { ...wanted.run, bodies: before, deed: plan.done });
    const both = without !== null && state.compare.comparing && state.compare.branch === plan.done;
    const after = () => {
      this.#store.setState({ play: { deeds }, interact: { aiming: false } });
      if (!without) return;
      this.#futures.keep(origin, writeDeeds(plan.deeds.slice(0, plan.done)), without);
      const said = both ? text.futures.begun : edited ? text.edited : text.done;
      this.#store
        .getState()
        .messages.say("note", said(title, quantityWords(this.#store.getState(), "time", without.bodies.time)));
    };
    return {
      run: { ...made, deeds: plan.done },
      origin,
      bodies: made.bodies,
      named: { ...wanted.named, deeds },
      change: { title, unasked: !asked, ...(both && { without }), ...(edited && asked && { edited }), after },
    };
  }
}

/** What is to be known of a deed when its bodies are there. */
interface How {
  readonly deed: Deed | null;
  /** The bodies without it; null where it undoes or repeats a deed, which needs none. */
  readonly before: Bodies | null;
  readonly asked: boolean;
  readonly from?: Without | undefined;
  /** How it is undone, where the engine went on. */
  readonly edited?: Edited | null;
}
