/** Said of a request that comes too late, or whose steps will not be done. */
const DESTROYED = "the engine was destroyed; ask the one that took its place";
/** Steps that are still done behind `end`, for requests that wait for them. */
const LAST_STEPS = 16;

/** Why steps fail if the state is none any more: no more are asked for or done, until the run goes back to another moment. */
export class Broken extends Error {}

/** What an engine does of some steps. */
export interface Begun {
  /** How many of them it began; 0: it has no room for more yet. */
  readonly steps: number;
  /** What the next task waits for; without it that may begin at once. */
  readonly until?: Promise<unknown>;
}

/** What a queue asks of its engine. */
export interface QueueParts {
  /** Begins some of `count` further steps, behind those that were begun before. A rejection of `until` ends the run, see `TaskQueue.ask`. */
  readonly advance: (count: number) => Begun;
  /** Makes sure that all steps that were begun are done. Rejects with `Broken` if they can't be. */
  readonly verify: () => Promise<void>;
  /** Nothing is under way, for now. */
  readonly idle?: () => void;
  /** Frees what the engine holds: called once, behind `end`, as soon as nothing is under way. */
  readonly free?: () => void;
  /** `free` may end steps that are under way for which no request waits; false. */
  readonly interrupts?: boolean;
  /** What is said of a failure instead. */
  readonly explain?: (error: unknown) => Promise<unknown>;
  /** Steps asked for after a request wait until it is answered, not only until it is submitted. */
  readonly holds?: boolean;
}

/** How a request is done. */
export interface AskOptions {
  /** The steps before it are known to be done when it begins; true. */
  readonly verify?: boolean;
  /** What is asked for after it waits until it is answered; as the queue's parts say. */
  readonly holds?: boolean;
  /** It is done after a failed step too, and if it succeeds the run goes on: the bodies are others. */
  readonly revives?: boolean;
  /** It is asked for when this resolves: what is compiled for it the first time keeps no step waiting. */
  readonly ready?: Promise<unknown> | undefined;
}

/** Steps that are not begun, or a request. */
type Task = { steps: number } | { begin(): Promise<unknown> | undefined; refuse(error: unknown): void };

const ignore = () => {};

/**
 * What is asked of an engine, in order: a request is answered after the steps that were asked for before it. What can begin at once begins before `step` or
 * `ask` returns. After a failed step no more are done, and every request rejects with why.
 */
export class TaskQueue {
  readonly #parts: QueueParts;
  readonly #tasks: Task[] = [];
  /** The next task waits for the last one. */
  #busy = false;
  #pumping = false;
  /** Requests that are not answered. */
  #asked = 0;
  #failure: { readonly error: unknown } | null = null;
  #ended = false;
  #freed = false;
  /** Steps were asked for that will not be done. */
  #short = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Whether steps that are asked for now have to wait. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Whether it was ended. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Whether the state is none any more (`Broken`), until the run goes back to another moment. */
  get broken(): boolean {
    return this.#failure?.error instanceof Broken;
  }

  /** Whether it was ended and nothing waits for what is still under way. */
  get abandoned(): boolean {
    return this.#ended && this.#asked === 0;
  }

  /** Asks for `count` steps. Where they fail the next request says so. */
  step(count: number): void {
    if (count === 0 || this.#ended || this.#failure) return;
    const last = this.#tasks.at(-1);
    if (last && "steps" in last) last.steps += count;
    else this.#tasks.push({ steps: count });
    this.#pump();
  }

  /** Does `asked` after all that was asked for before; its first part, until it waits, before anything that is asked for later. */
  ask<T>(asked: () => Promise<T>, options: AskOptions = {}): Promise<T> {
    const work = async () => asked(); // What it throws at once is its answer too.
    if (this.#ended) return Promise.reject(new Error(DESTROYED));
    const { verify = true, holds = this.#parts.holds ?? false, revives = false, ready } = options;
    this.#asked++;
    const answer = new Promise<T>((resolve, reject) => {
      const start = () => {
        const answered = work();
        answered.then((answer) => {
          if (revives) this.#failure = null;
          resolve(answer);
        }, reject);
        return holds ? answered.catch(ignore) : undefined;
      };
      const begin = () => {
        if (this.#failure && !revives) {
          reject(this.#failure.error);
          return;
        }
        if (!verify || this.#failure) return start();
        return this.#parts
          .verify()
          .then(start)
          .catch((error: unknown) => {
            if (error instanceof Broken) this.#fail(error);
            reject(error);
          });
      };
      const enter = () => {
        if (this.#short) reject(new Error(DESTROYED));
        else this.#tasks.push({ begin, refuse: reject });
        this.#pump();
      };
      if (ready) ready.then(enter, reject);
      else enter();
    });
    return this.#tell(answer);
  }

  /** Resolves when all that was asked for before was gone through, as `work` says; also when it will not be, because the engine was destroyed. */
  async done(work: () => Promise<unknown> = async () => {}, verify = false): Promise<void> {
    try {
      await this.ask(work, { verify, holds: false });
    } catch (error) {
      if (!this.#ended) throw error;
    }
  }

  /** Steps that were asked for behind the last request, and are not begun, are void. */
  dropLastSteps(): void {
    const last = this.#tasks.at(-1);
    if (last && "steps" in last) this.#tasks.pop();
  }

  /** All steps that are not begun are void. */
  dropSteps(): void {
    const kept = this.#tasks.filter((task) => !("steps" in task));
    this.#tasks.splice(0, this.#tasks.length, ...kept);
  }

  /** Requests that wait for few steps are answered, those that wait for many are refused; no other steps are done than those. */
  end(): void {
    this.#ended = true;
    let steps = 0;
    const first = this.#tasks.findIndex((task) => {
      if ("steps" in task) steps += task.steps;
      return steps > LAST_STEPS;
    });
    const refused = first < 0 ? [] : this.#tasks.splice(first);
    // What is not ready yet comes too late: it would be answered without steps that it may wait for.
    const last = this.#tasks.at(-1);
    this.#short = refused.length > 0 || (last !== undefined && "steps" in last);
    this.dropLastSteps();
    for (const task of refused) if ("refuse" in task) task.refuse(new Error(DESTROYED));
    this.#rest();
  }

  async #tell<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw this.#parts.explain ? await this.#parts.explain(error) : error;
    } finally {
      this.#asked--;
      this.#pump();
    }
  }

  #pump(): void {
    // What begins may ask for more.
    if (this.#pumping) return;
    this.#pumping = true;
    try {
      for (let task = this.#tasks[0]; task && !this.#busy; task = this.#tasks[0]) {
        if ("steps" in task) this.#advance(task);
        else {
          this.#tasks.shift();
          const wait = task.begin();
          if (wait) this.#hold(wait);
        }
      }
    } finally {
      this.#pumping = false;
    }
    this.#rest();
  }

  #advance(task: { steps: number }): void {
    try {
      const { steps, until } = this.#parts.advance(task.steps);
      task.steps -= steps;
      if (task.steps === 0) this.#tasks.shift();
      if (until) this.#hold(until.catch((error: unknown) => this.#fail(error)));
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.dropSteps();
  }

  #hold(wait: Promise<unknown>): void {
    this.#busy = true;
    const next = () => {
      this.#busy = false;
      this.#pump();
    };
    wait.then(next, next);
  }

  #rest(): void {
    const { idle, free, interrupts = false } = this.#parts;
    if (this.#asked > 0) return;
    if (!this.#busy) idle?.();
    if (!this.#ended || this.#freed || (this.#busy && !interrupts)) return;
    this.#freed = true;
    free?.();
  }
}
