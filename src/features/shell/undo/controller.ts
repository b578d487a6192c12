import type { Follower } from "../../../run/follower.ts";
import type { Cause, Outcome } from "../../../run/shownRun.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Wanted } from "../../../run/wanted.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import { joined, type Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import { Journal } from "./journal.ts";
import { broughtBack, type Moment, momentOf } from "./moment.ts";
import type { UndoActions, UndoSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & CompareSlice & MessagesSlice & PlaySlice & UndoSlice;
type Held = Readonly<Record<string, unknown>>;
type State = Readonly<Record<string, Held>>;
/** A field of a slice. */
type Place = readonly [slice: string, key: string];

/** The journal of all that a person changes: choices as they change, runs as they are replaced. */
export class UndoController implements Follower, UndoActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #journal: Journal<Moment>;
  /** Changes that are not the user's: before the first run, while one takes another's place, and while something is taken back. */
  #quiet = true;
  /** The choices before other bodies were asked for, which may have changed them along. */
  #asked: object | null = null;
  /** The run that is being brought back, and the one that it took the place of. */
  #returning: Wanted | null = null;
  #left: Moment | null = null;
  #busy = false;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#journal = new Journal(simulation.keeper, () => this.#tell());
    store.subscribe((now, before) => this.#notice(now, before));
  }

  leave(next: Wanted, cause: Cause): void {
    this.#quiet = true;
    const { edited, title = "" } = next.change;
    if (cause === "edited" && edited) this.#journal.edit(title, edited);
    if (cause !== "new") return;
    const moment = momentOf(this.#simulation, this.#asked ?? this.#choices(this.#store.getState()));
    this.#asked = null;
    if (next === this.#returning) this.#left = moment;
    else if (moment && !next.change.unasked) this.#journal.deed(this.#nameOf(moment.wanted, next), moment);
  }

  begin(): void {
    this.#quiet = false;
    this.#tell();
  }

  unequip(): void {
    this.#quiet = true;
  }

  failed(): void {
    this.#asked = null;
  }

  interrupt(): void {
    this.#asked = null;
  }

  undo(): void {
    this.#simulation.ask(this.#go("last"));
  }

  redo(): void {
    this.#simulation.ask(this.#go("next"));
  }

  async #go(which: "last" | "next"): Promise<void> {
    const entry = this.#journal[which];
    // While the builder is open the sky shows no run that could be brought back.
    if (!entry || this.#busy || this.#quiet || this.#store.getState().builder.builderOpen) return;
    let left: Moment | null = null;
    if (entry.kind === "step") this.#take(which === "last" ? entry.before : entry.after);
    else if (entry.kind === "edit") {
      if (!(await this.#edits(which === "last" ? entry.kept.value.undo : entry.kept.value.redo))) return;
    } else {
      left = await this.#bringBack(entry.kept.value);
      if (!left) return;
    }
    if (which === "last") this.#journal.back(left);
    else this.#journal.forth(left);
    const said = which === "last" ? text.undone : text.redone;
    this.#store.getState().messages.say("note", said(entry.name));
    this.#tell();
  }

  /** Bodies go out of the run that is on, or come back into it. */
  async #edits(work: () => Promise<Outcome>): Promise<boolean> {
    this.#busy = true;
    try {
      return (await work()) === "shown";
    } finally {
      this.#busy = false;
    }
  }

  #take(choices: object): void {
    this.#quiet = true;
    this.#store.setState(choices);
    this.#quiet = false;
  }

  /** The run that was there before it; null where it could not be brought back, or another one came. */
  async #bringBack(moment: Moment): Promise<Moment | null> {
    this.#busy = true;
    this.#left = null;
    try {
      const outcome = await this.#simulation.replace(async () => {
        const after = () =>
          this.#store.setState(
            joined(joined({ play: moment.wanted.named }, moment.state), {
              compare: { comparing: false, branch: null },
            }),
          );
        this.#returning = await waitFor(this.#store, { label: text.bringing }, () =>
          broughtBack(moment, this.#simulation, after),
        );
        return this.#returning;
      });
      return outcome === "shown" ? this.#left : null;
    } finally {
      this.#busy = false;
      this.#returning = null;
    }
  }

  #notice(now: Reads, before: Reads): void {
    if (now.play.generation !== before.play.generation || (now.builder.builderOpen && !before.builder.builderOpen)) {
      this.#asked ??= this.#choices(before);
      return;
    }
    if (this.#quiet || now.undo.unasked || now.builder.builderOpen) return;
    if (before.builder.builderOpen) {
      this.#asked = null;
      return;
    }
    const { settings = {} } = now.undo.undoPart;
    const [is, was] = [now as unknown as State, before as unknown as State];
    const changed = fieldsOf(settings).filter(([slice, key]) => is[slice]![key] !== was[slice]![key]);
    const name = changed
      .map(([slice, key]) => nameOfChange(settings[slice]![key]!, is[slice]![key], was[slice]![key]))
      .find((words) => words !== null);
    if (!name) return;
    this.#journal.change({ name, before: pick(was, changed), after: pick(is, changed) }, performance.now());
    this.#tell();
  }

  /** All choices that belong to a run that is brought back. */
  #choices(state: Reads): object {
    const { settings = {}, along = {} } = state.undo.undoPart;
    const others = Object.entries(along).flatMap(([slice, keys]) => keys.map((key): Place => [slice, key]));
    return pick(state as unknown as State, [...fieldsOf(settings), ...others]);
  }

  #nameOf({ named }: Wanted, next: Wanted): string {
    const { play: run = {} } = this.#store.getState().undo.undoPart.run ?? {};
    const key = Object.keys(run).find((key) => JSON.stringify(named[key]) !== JSON.stringify(next.named[key]));
    return next.change.title ?? (key ? run[key]! : text.reset);
  }

  #tell(): void {
    const state = this.#store.getState();
    const { last, next } = this.#journal;
    const [undoable, redoable] = [last?.name ?? null, next?.name ?? null];
    if (state.undo.undoable !== undoable || state.undo.redoable !== redoable)
      this.#store.setState({ undo: { undoable, redoable } });
  }
}

const fieldsOf = (settings: Readonly<Record<string, object>>): Place[] =>
  Object.entries(settings).flatMap(([slice, fields]) => Object.keys(fields).map((key): Place => [slice, key]));

const pick = (state: State, places: readonly Place[]) =>
  places.map(([slice, key]): object => ({ [slice]: { [key]: state[slice]![key] } })).reduce(joined, {});

/** What people call the change of a choice; of several fields the first that differs. Null: of none that counts. */
function nameOfChange(called: string | Readonly<Record<string, string>>, now: unknown, before: unknown): string | null {
  if (typeof called === "string") return called;
  const [is, was] = [now as Held, before as Held];
  const field = Object.keys(called).find((field) => is[field] !== was[field]);
  return field === undefined ? null : called[field]!;
}
