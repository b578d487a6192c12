import type { Keeper, Kept, Part, Shelf } from "../../../run/kept/keeper.ts";
import type { Edited } from "../../../run/wanted.ts";
import { joined } from "../../kit/slice.ts";

/** A change of choices: what was there before, and what is there after, by slices and keys of the state. */
export interface Step {
  readonly kind: "step";
  /** As people call it. */
  readonly name: string;
  readonly before: object;
  readonly after: object;
}

/** A run that was replaced or changed, with what brings back the other one. */
export interface Deed<Moment> {
  readonly kind: "deed";
  readonly name: string;
  readonly kept: Kept<Moment>;
}

/** A change of the run that is on, which goes on when it is taken back. */
export interface Edit {
  readonly kind: "edit";
  readonly name: string;
  readonly kept: Kept<Edited>;
}

export type Entry<Moment> = Step | Deed<Moment> | Edit;

/** Milliseconds within which changes of one choice are one step: a slider that is dragged, a key that is held. */
const ONE_STEP = 1000;

/** Entries at most. */
const MOST = 200;

/** Memory that something takes: bytes of its own, and tables that others may hold too. */
export interface Weighed {
  readonly bytes: number;
  readonly parts?: readonly Part[];
}

/** What was done, in its order, and what of it was taken back. `Moment`: a run that is kept. */
export class Journal<Moment extends Weighed> {
  readonly #shelf: Shelf<Moment | Edited>;
  #done: Entry<Moment>[] = [];
  #undone: Entry<Moment>[] = [];
  #changedAt = Number.NEGATIVE_INFINITY;

  /** `changed`: runs may have been forgotten. */
  constructor(keeper: Keeper, changed?: () => void) {
    const gone = (runs: readonly Kept<unknown>[]) => {
      for (const run of runs) this.#forget(run);
    };
    this.#shelf = keeper.shelf<Moment | Edited>("undo", { gone, ...(changed && { changed }) });
  }

  /** What is taken back next, and what is done again next. */
  get last(): Entry<Moment> | null {
    return this.#done.at(-1) ?? null;
  }

  get next(): Entry<Moment> | null {
    return this.#undone.at(-1) ?? null;
  }

  /** Notes a change at a time (milliseconds); one of the same name soon after the last is part of it. */
  change(step: Omit<Step, "kind">, at: number): void {
    const { last } = this;
    const goesOn = last?.kind === "step" && last.name === step.name && at - this.#changedAt < ONE_STEP;
    const whole: Step = { kind: "step", ...step, before: goesOn ? joined(step.before, last.before) : step.before };
    if (goesOn) this.#done.pop();
    this.#changedAt = at;
    this.#let(this.#undone.splice(0));
    if (!same(whole.before, whole.after)) this.#add(whole);
  }

  deed(name: string, moment: Moment): void {
    this.#let(this.#undone.splice(0));
    this.#add({ kind: "deed", name, kept: this.#shelf.put(moment, moment) as Kept<Moment> });
  }

  edit(name: string, edited: Edited): void {
    this.#let(this.#undone.splice(0));
    this.#add({ kind: "edit", name, kept: this.#shelf.put(edited, edited) as Kept<Edited> });
  }

  /** The last entry was taken back; a deed's kept run is now the one that was there after it. */
  back(left: Moment | null): void {
    this.#move(this.#done, this.#undone, left);
  }

  /** The next entry was done again; a deed's kept run is now the one that was there before it. */
  forth(left: Moment | null): void {
    this.#move(this.#undone, this.#done, left);
  }

  #add(entry: Entry<Moment>): void {
    this.#push(this.#done, entry);
    this.#let(this.#done.splice(0, this.#done.length - MOST));
  }

  #push(to: Entry<Moment>[], entry: Entry<Moment>): void {
    to.push(entry);
    // It may have been too large.
    if (entry.kind !== "step" && !this.#shelf.all.includes(entry.kept)) this.#forget(entry.kept);
  }

  #move(from: Entry<Moment>[], to: Entry<Moment>[], left: Moment | null): void {
    this.#changedAt = Number.NEGATIVE_INFINITY;
    const entry = from.pop();
    if (!entry) return;
    if (entry.kind === "deed") {
      if (left) this.#push(to, { ...entry, kept: this.#shelf.put(left, left, [entry.kept]) as Kept<Moment> });
      // Without a way back what lies beyond it can't be reached either.
      else this.#let([entry, ...to.splice(0)]);
    } else {
      if (entry.kind === "edit") this.#shelf.renew(entry.kept);
      to.push(entry);
    }
  }

  /** With a run goes all that was done before it, or undone after it. */
  #forget(run: Kept<unknown>): void {
    for (const list of [this.#undone, this.#done]) {
      const at = list.findIndex((entry) => entry.kind !== "step" && entry.kept === run);
      this.#let(list.splice(0, at + 1));
    }
  }

  #let(entries: readonly Entry<Moment>[]): void {
    this.#shelf.drop(entries.flatMap((entry) => (entry.kind === "step" ? [] : [entry.kept])));
  }
}

/** Choices are plain data. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
