/** Why something is shown: other bodies were asked for, the choices changed, the device was lost, or what was shown goes on with other bodies. */
export type Cause = "new" | "changed" | "recovered" | "edited";

/** How a wish for other bodies ended: they are shown, they could not be made, or a later wish took its place. */
export type Outcome = "shown" | "failed" | "replaced";

/** What the run that is shown needs of its host. `Wanted` says what to make, `Made` is what a device makes of it. */
export interface RunParts<Device, Wanted, Made extends { destroy(): void }> {
  /** Makes it. Where `life` has ended meanwhile it is not wanted any more: it is destroyed as soon as it is there. */
  make(device: Device, wanted: Wanted, cause: Cause, life: AbortSignal): Promise<Made>;
  /** The last moment of what is shown, before `next` takes its place. Never waits. */
  leave(next: Wanted, cause: Cause): void;
  /** What of it is kept while it is shown: not what came into force once, which may hold the run before, and that the one before it. */
  keep(wanted: Wanted): Wanted;
  /** From now on this is shown; what was shown before is destroyed after. Never waits. */
  show(made: Made, wanted: Wanted, cause: Cause): void;
  /** Was it made with the choices that hold now? Where that changes, `review` is called. */
  suits(made: Made): boolean;
  /** What goes on with the bodies that are shown, as they are now. */
  goOn(made: Made, wanted: Wanted): Promise<Wanted>;
  /** What goes on with the bodies that were kept last, where the device was lost. */
  kept(made: Made, wanted: Wanted): Wanted;
  /** Was it lost by now? Asked where something failed: its loss is told by `lose`, and what failed is made again. */
  isLost(device: Device): Promise<boolean>;
  /** It could not be made. Where the cause was a change, the choices must be taken back to what `suits`. */
  fail(error: unknown, cause: Cause): void;
  /** Nothing is on its way: what is shown stays, and what was asked for in vain can be taken back. */
  rest(wanted: Wanted): void;
}

/**
 * The run that is shown: one at a time, made, replaced, recovered after a lost device, ended. What is asked for last is
 * shown, in whatever order answers come: each wish and each attempt has a life, an AbortSignal that ends when something
 * later takes its place, and nothing is shown whose life has ended. Whatever was made is destroyed once.
 */
export class ShownRun<Device, Wanted, Made extends { destroy(): void }> {
  readonly #parts: RunParts<Device, Wanted, Made>;
  #device: Device | null = null;
  #shown: { readonly made: Made; readonly wanted: Wanted; readonly device: Device } | null = null;
  /** Numbers of wishes, in the order in which they were uttered, and of the one that holds. */
  #turns = 0;
  #turn = 0;
  /** The wish whose bodies are being read or made. */
  #asking: AbortController | null = null;
  /** Bodies that are there and have no engine yet. */
  #wanted: { readonly wanted: Wanted; settle(outcome: Outcome): void } | null = null;
  #attempt: AbortController | null = null;
  /** The change of what is shown that is being prepared, and the one that has begun: nothing else is made until it is over. */
  #preparing: AbortController | null = null;
  #editing: object | null = null;
  #ended = false;

  constructor(parts: RunParts<Device, Wanted, Made>) {
    this.#parts = parts;
  }

  /** What is shown and works; null where there is nothing yet, or its device was lost. */
  get made(): Made | null {
    return this.#shown && this.#shown.device === this.#device ? this.#shown.made : null;
  }

  /** What was made last, also where its device was lost: then it only remembers. */
  get last(): Made | null {
    return this.#shown?.made ?? null;
  }

  /** What the shown one was made from; stays while its device is replaced. */
  get wanted(): Wanted | null {
    return this.#shown?.wanted ?? null;
  }

  /** Are other bodies on their way? */
  get replacing(): boolean {
    return this.#asking !== null || this.#wanted !== null;
  }

  /** A place in the order of wishes, for one that can't say yet whether it is a wish. */
  turn(): number {
    return ++this.#turns;
  }

  /**
   * Shows other bodies: those that `ask` brings, unless it is asked for others meanwhile. Null: there are none after all,
   * which was said. What `ask` waits for looks at `life` after each wait.
   */
  async replace(ask: (life: AbortSignal) => Promise<Wanted | null>, turn = this.turn()): Promise<Outcome> {
    if (turn < this.#turn || this.#ended) return "replaced";
    this.#turn = turn;
    this.#preparing?.abort();
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    let wanted: Wanted | null = null;
    try {
      wanted = await ask(asking.signal);
    } catch (error) {
      if (!asking.signal.aborted) this.#parts.fail(error, "new");
    }
    if (asking.signal.aborted) return "replaced";
    this.#asking = null;
    if (wanted) return this.#want(wanted);
    this.#rest();
    return "failed";
  }

  /** Begins again with what `from` makes of what is shown, unless other bodies are on their way, or about to be. */
  async again(from: (shown: Wanted) => Wanted): Promise<Outcome> {
    const { wanted, replacing } = this;
    if (wanted === null || replacing) return "replaced";
    return this.replace(async () => from(wanted), this.#turn);
  }

  /**
   * Changes what is shown, which goes on: what `ask` brings does that, and says what it is of then. Null: there is nothing to change
   * after all, which was said. Asking for other bodies before it begins ends it.
   */
  async edit(ask: (life: AbortSignal) => Promise<((made: Made) => Promise<Wanted>) | null>): Promise<Outcome> {
    if (this.replacing || this.#preparing || this.#editing || this.#ended) return "replaced";
    const preparing = new AbortController();
    this.#preparing = preparing;
    let edit: ((made: Made) => Promise<Wanted>) | null = null;
    try {
      edit = await ask(preparing.signal);
    } catch (error) {
      if (!preparing.signal.aborted) this.#parts.fail(error, "edited");
    }
    this.#preparing = null;
    const shown = this.#shown;
    if (preparing.signal.aborted || !shown || shown.device !== this.#device) return "replaced";
    if (!edit) return "failed";
    // What is being made of the earlier bodies is made again.
    this.#stop();
    const editing = {};
    this.#editing = editing;
    try {
      const wanted = await edit(shown.made);
      if (this.#editing !== editing) return "replaced";
      this.#parts.leave(wanted, "edited");
      this.#shown = { ...shown, wanted: this.#parts.keep(wanted) };
      this.#parts.show(shown.made, wanted, "edited");
      return "shown";
    } catch (error) {
      if (await this.#parts.isLost(shown.device)) return "replaced";
      if (this.#editing === editing) this.#parts.fail(error, "edited");
      return "failed";
    } finally {
      if (this.#editing === editing) {
        this.#editing = null;
        this.#begin();
      }
    }
  }

  /** Ends the wish whose bodies are being read or made; what is shown stays. */
  cancel(): void {
    this.#preparing?.abort();
    this.#asking?.abort();
    this.#asking = null;
    this.#rest();
  }

  /** The choices changed: makes another one of the same bodies where the shown one does not suit them. */
  review(): void {
    this.#begin();
  }

  /** This device was lost: what was being made on it waits for the next one. */
  lose(device: Device): void {
    if (device !== this.#device) return;
    this.#device = null;
    this.#preparing?.abort();
    this.#editing = null;
    this.#stop();
  }

  /** Works on this device from now on; what was shown on another one goes on here. */
  take(device: Device): void {
    if (this.#ended) return;
    this.#device = device;
    this.#begin();
  }

  /** Nothing is shown any more, and nothing will be. */
  end(): void {
    this.#ended = true;
    this.#preparing?.abort();
    this.#editing = null;
    this.#asking?.abort();
    this.#asking = null;
    this.#stop();
    this.#settle("replaced");
    this.#shown?.made.destroy();
    this.#shown = null;
  }

  #want(wanted: Wanted): Promise<Outcome> {
    this.#settle("replaced");
    return new Promise((settle) => {
      this.#wanted = { wanted, settle };
      this.#begin();
    });
  }

  #settle(outcome: Outcome): void {
    const settled = this.#wanted;
    this.#wanted = null;
    settled?.settle(outcome);
  }

  #stop(): void {
    this.#attempt?.abort();
    this.#attempt = null;
  }

  #cause(device: Device): Cause | null {
    if (this.#wanted) return "new";
    if (!this.#shown) return null;
    if (this.#shown.device !== device) return "recovered";
    return this.#parts.suits(this.#shown.made) ? null : "changed";
  }

  /** Begins what is to be made now, in place of what was being made. */
  #begin(): void {
    if (this.#editing) return;
    this.#stop();
    const device = this.#device;
    const cause = device === null ? null : this.#cause(device);
    if (device === null || cause === null) {
      this.#rest();
      return;
    }
    const attempt = new AbortController();
    this.#attempt = attempt;
    this.#make(device, cause, attempt.signal).catch(async (error: unknown) => {
      if (attempt.signal.aborted || (await this.#parts.isLost(device)) || attempt.signal.aborted) return;
      this.#attempt = null;
      this.#parts.fail(error, cause);
      if (cause !== "new") return this.#rest();
      this.#settle("failed");
      this.#begin();
    });
  }

  async #make(device: Device, cause: Cause, life: AbortSignal): Promise<void> {
    const wanted = await this.#toMake(cause);
    if (life.aborted) return;
    const made = await this.#parts.make(device, wanted, cause, life);
    if (life.aborted) return made.destroy();
    this.#attempt = null;
    try {
      this.#parts.leave(wanted, cause);
    } catch (error) {
      made.destroy();
      throw error;
    }
    const old = this.#shown?.made;
    this.#shown = { made, wanted: this.#parts.keep(wanted), device };
    const settled = cause === "new" ? this.#wanted : null;
    if (settled) this.#wanted = null;
    try {
      this.#parts.show(made, wanted, cause);
    } finally {
      old?.destroy();
      settled?.settle("shown");
      this.#rest();
    }
  }

  #toMake(cause: Cause): Wanted | Promise<Wanted> {
    if (cause === "new") return this.#wanted!.wanted;
    const { made, wanted } = this.#shown!;
    return cause === "recovered" ? this.#parts.kept(made, wanted) : this.#parts.goOn(made, wanted);
  }

  #rest(): void {
    if (this.#shown && !this.replacing && !this.#attempt && this.#device !== null) this.#parts.rest(this.#shown.wanted);
  }
}
