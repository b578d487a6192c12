import type { Edited } from "../../../run/wanted.ts";

/** A change of choices: what was there before, and what is there after, by keys of the state. */
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
  readonly moment: Moment;
}

/** A change of the run that is on, which goes on when it is taken back. */
export interface Edit {
  readonly kind: "edit";
  readonly name: string;
  readonly edited: Edited;
}

export type Entry<Moment> = Step | Deed<Moment> | Edit;

/** Milliseconds within which changes of one choice are one step: a slider that is dragged, a key that is held. */
const ONE_STEP = 1000;

/** Entries at most. */
const MOST = 200;

/** Memory that something takes: bytes of its own, and tables that others may hold too. */
export interface Weighed {
  readonly bytes: number;
  readonly tables?: readonly ArrayBufferLike[];
}

/** What was done, in its order, and what of it was taken back. `Moment`: a run that is kept. */
export class Journal<Moment extends Weighed> {
  #done: Entry<Moment>[] = [];
  #undone: Entry<Moment>[] = [];
  #changedAt = Number.NEGATIVE_INFINITY;

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
    const whole: Step = { kind: "step", ...step, before: goesOn ? { ...step.before, ...last.before } : step.before };
    if (goesOn) this.#done.pop();
    this.#changedAt = at;
    this.#undone = [];
    if (!same(whole.before, whole.after)) this.#done.push(whole);
    this.#done.splice(0, this.#done.length - MOST);
  }

  deed(name: string, moment: Moment): void {
    this.#add({ kind: "deed", name, moment });
  }

  edit(name: string, edited: Edited): void {
    this.#add({ kind: "edit", name, edited });
  }

  #add(entry: Entry<Moment>): void {
    this.#undone = [];
    this.#done.push(entry);
    this.#done.splice(0, this.#done.length - MOST);
  }

  /** The last entry was taken back; a deed's kept run is now the one that was there after it. */
  back(left: Moment | null): void {
    move(this.#done, this.#undone, left);
    this.#changedAt = Number.NEGATIVE_INFINITY;
  }

  /** The next entry was done again; a deed's kept run is now the one that was there before it. */
  forth(left: Moment | null): void {
    move(this.#undone, this.#done, left);
    this.#changedAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Forgets the oldest kept runs, and all that was done before, so that the rest takes no more than `bytes`, or the newest alone no
   * more than `alone`. Returns how many bytes are taken.
   */
  limit(bytes: number, alone = bytes): number {
    let taken = 0;
    const seen = new Set<ArrayBufferLike>();
    for (const list of [this.#undone, this.#done]) {
      for (let k = list.length - 1; k >= 0; k--) {
        const entry = list[k]!;
        const more = takenBy(entry, seen);
        if (taken + more > (taken === 0 ? alone : bytes)) {
          list.splice(0, k + 1);
          break;
        }
        taken += more;
      }
    }
    return taken;
  }
}

function takenBy<Moment extends Weighed>(entry: Entry<Moment>, seen: Set<ArrayBufferLike>): number {
  if (entry.kind === "deed") return weightOf(entry.moment, seen);
  return entry.kind === "edit" ? entry.edited.bytes : 0;
}

/** Bytes of what is not seen yet; then it is. */
function weightOf({ bytes, tables = [] }: Weighed, seen: Set<ArrayBufferLike>): number {
  const fresh = new Set(tables.filter((table) => !seen.has(table)));
  for (const table of fresh) seen.add(table);
  return bytes + [...fresh].reduce((sum, table) => sum + table.byteLength, 0);
}

function move<Moment>(from: Entry<Moment>[], to: Entry<Moment>[], left: Moment | null): void {
  const entry = from.pop();
  if (!entry) return;
  if (entry.kind !== "deed") to.push(entry);
  else if (left) to.push({ ...entry, moment: left });
  // Without a way back what lies beyond it can't be reached either.
  else to.length = 0;
}

/** Choices are plain data. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
