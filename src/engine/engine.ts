import type { Bodies } from "../data/bodies/bodies.ts";
import type { AskedMeasures, Backend, Measures, RunSettings, Snapshot, Table } from "./backend.ts";
import { EnergyAccount } from "./energyAccount.ts";
import type { Scaling } from "./scaling.ts";
import type { Measurement, Settings } from "./settings.ts";
import { SettingsTimeline } from "./settingsTimeline.ts";
import type { StepQueue } from "./stepQueue.ts";

/**
 * A run that evolves, whatever computes it: one class over all backends. Lengths, masses and times are in the units of the bodies. `S`: its settings, `T`: the
 * table of what moves, `M`: what can be measured of it.
 */
export class Engine<
  S extends RunSettings = Settings,
  T extends Table = Bodies,
  M extends AskedMeasures = Measures,
  B extends Backend<S, T, M> = Backend<S, T, M>,
> {
  protected backend: B;
  #energy: EnergyAccount;
  readonly #remake: ((bodies: T, settings: S) => Promise<B>) | null;
  /** Others are about to take the place of the bodies: what is asked meanwhile is owed to them. */
  #coming: { readonly owed: SettingsTimeline<S>; readonly there: Promise<void> } | null = null;
  #ended = false;
  #snapped = false;
  #checkpoint: { readonly bodies: T; readonly steps: number } | null = null;
  #version = 0;

  /** `remake` makes what computes other bodies with these settings, as far as their first forces; null: the bodies stay these. */
  constructor(backend: B, remake: ((bodies: T, settings: S) => Promise<B>) | null = null) {
    this.backend = backend;
    this.#remake = remake;
    this.#energy = new EnergyAccount(backend.space ?? null);
  }

  get #queue(): StepQueue<S> {
    return this.backend.queue;
  }

  /** Number of bodies. */
  get count(): number {
    return this.bodies.count;
  }

  /** The bodies as given, in their order. */
  get bodies(): T {
    return this.backend.bodies;
  }

  /** What one unit inside the engine is in the units of the bodies. */
  get scaling(): Scaling {
    return this.backend.scaling;
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<S> {
    return this.#coming?.owed.settings ?? this.#queue.settings;
  }

  /** Steps asked for since the engine was made. */
  get steps(): number {
    return this.#queue.steps + (this.#coming?.owed.steps ?? 0);
  }

  /** Time of the bodies, in time units: start + the sum of the time steps. */
  get time(): number {
    return this.#queue.time + (this.#coming?.owed.time ?? 0);
  }

  /** Bytes of the engine's memory; of a processor's, as the last measurement found them. */
  get memory(): number {
    return this.backend.memory;
  }

  /** Another number after each change of the bodies. */
  get version(): number {
    return this.#version;
  }

  /** For the steps asked for from now on, whatever is still owed of earlier ones. Throws one line where only another engine could do it. */
  set(change: Partial<S>): void {
    (this.#coming?.owed ?? this.#queue).set(this.backend.change(this.settings, change));
  }

  /**
   * Asks for `count` steps, of many only as many at a time as should be under way; returns at once. If they fail, the next request says so. Throws one line
   * where that is no whole number, 0 or more.
   */
  step(count = 1): void {
    (this.#coming?.owed ?? this.#queue).step(count);
    this.#version++;
  }

  /**
   * Resolves when what was asked for so far has been gone through, or will not be because the engine was destroyed; a step that did not fit into its buffers is
   * missing still, and those behind it.
   */
  done(): Promise<void> {
    return this.#behind(() => this.backend.done?.() ?? this.#queue.done());
  }

  /** Resolves when every step asked for so far is done: where one did not fit, buffers have grown, and it is done again with those behind it. */
  settle(): Promise<void> {
    return this.#behind(() => this.#queue.settle());
  }

  /** Sums over all bodies, errors of some forces and times, after the last step. */
  measure(): Promise<Measurement>;
  /** A measure by its name (`Measures`), after the last step. Rejects in one line where this engine does not have it. */
  measure<N extends keyof M & string>(name: N, ...args: Parameters<M[N]>): ReturnType<M[N]>;
  measure(name?: keyof M & string, ...args: never[]): Promise<unknown> {
    return this.#behind(() => {
      if (name === undefined) return this.#measure();
      const measured = this.backend.measures[name];
      return measured ? measured(...args) : Promise.reject(new Error(`this engine does not measure ${name}`));
    });
  }

  /** Whether it has a measure. */
  measures(name: keyof M): boolean {
    return this.backend.measures[name] !== undefined;
  }

  async #measure(): Promise<Measurement> {
    for (;;) {
      const measured = await this.#queue.ask(async (reached) => {
        const sums = await this.backend.totals(reached);
        const { steps: step, time, used } = reached;
        return sums && { step, time, ...this.#energy.of(sums, used.softening ?? 0, time) };
      });
      if (measured) return measured;
    }
  }

  /** The bodies as they are now, in the order and with the ids in which they came in. */
  readBodies(): Promise<T> {
    return this.#behind(() => this.#queue.ask((reached) => this.backend.read(reached)));
  }

  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  readForces(): Promise<Float32Array> {
    return this.#behind(() => {
      const { backend } = this;
      if (!backend.forces) return Promise.reject(new Error("this engine has no forces"));
      return this.#queue.ask((reached) => backend.forces!(reached));
    });
  }

  /** Copies the bodies as they are now to the host: what a run goes on from when it fails, or its device is lost. */
  async checkpoint(): Promise<void> {
    if (this.#coming) await this.#coming.there;
    const { steps } = this;
    this.#setCheckpoint({ bodies: await this.readBodies(), steps });
  }

  /** The bodies of the last checkpoint and the steps that they had done; at first those the engine was made from. */
  get lastCheckpoint(): { readonly bodies: T; readonly steps: number } {
    return this.#checkpoint ?? { bodies: this.bodies, steps: 0 };
  }

  /** Whether it takes snapshots. */
  get goesBack(): boolean {
    return this.backend.snapshot !== undefined;
  }

  /**
   * The state as it is now, with all that the next step reads: 52 bytes a body, where the engine has its own. Steps asked for meanwhile are done and are not in
   * it. Rejects in one line where there is no room.
   */
  async snapshot(): Promise<Snapshot> {
    if (this.#coming) await this.#coming.there;
    const { backend } = this;
    if (!backend.snapshot) throw new Error("this engine takes no snapshots");
    // The first may have to load what it needs: steps asked for meanwhile wait.
    const how = { verify: false, ...(!this.#snapped && { holds: true }) };
    this.#snapped = true;
    const take = () => this.#queue.ask((reached) => backend.snapshot!(reached, this.#energy.origin), how);
    // Behind steps that stood still it is taken once they are done.
    return (
      (await take()) ?? this.#queue.ask(async (reached) => (await backend.snapshot!(reached, this.#energy.origin))!)
    );
  }

  /**
   * Goes back (or forth) to a snapshot of these bodies that this kind of engine took: steps and time are the snapshot's, settings stay; until the next step what
   * is measured goes by the softening that its forces were found with. The steps from there give the same bodies bit by bit as they gave before; where a tree
   * serves several steps (`rebuildInterval`), only if the snapshot was taken before a step that builds one. Rejects in one line where it is of other bodies.
   */
  async restore(snapshot: Snapshot): Promise<void> {
    if (this.#coming) await this.#coming.there;
    const { backend } = this;
    backend.check?.(snapshot);
    const { softening = this.settings.softening } = snapshot;
    const put = (used: S) => {
      const putting = backend.putBack?.(snapshot, used);
      return putting ? putting.then(() => this.#wentBack(snapshot)) : this.#wentBack(snapshot);
    };
    await this.#queue.restore(snapshot, put, (now) => (softening === undefined ? now : { ...now, softening }));
  }

  #wentBack({ energyOrigin, softening = this.settings.softening, steps }: Snapshot): void {
    this.#version++;
    this.#energy.restore(energyOrigin, softening ?? 0);
    if (this.lastCheckpoint.steps > steps) this.#setCheckpoint(null);
  }

  #setCheckpoint(made: { readonly bodies: T; readonly steps: number } | null): void {
    this.#checkpoint = made;
    this.#queue.checkpointSteps = this.lastCheckpoint.steps;
  }

  /**
   * Frees all that it holds, once it may. Requests that were made before are answered if at most 16 steps are missing that were asked for before them, else they
   * reject in one line, as all later ones do; `done` resolves. No other steps are done.
   */
  destroy(): void {
    this.#ended = true;
    this.#queue.end();
  }

  /**
   * Puts others in the place of the bodies, behind the steps asked for so far: what `other` makes of those that there are then, more or fewer. The engine stays,
   * with its steps, time and settings; what is asked of it meanwhile is done with the others. The account of energy begins with them, snapshots of before fit no more,
   * and where it has buffers they are others. Rejects in one line where that can't be: then the bodies stay.
   */
  async change(other: (now: T) => T): Promise<void> {
    while (this.#coming) await this.#coming.there;
    const [before, remake, settings] = [this.backend, this.#remake, this.settings];
    if (!remake) throw new Error("this engine keeps the bodies that it was made with; make another one");
    const owed = new SettingsTimeline(settings, 0);
    const made = before.queue.ask(async (reached) => {
      const next = await remake(other(await before.read(reached)), settings);
      if (this.#ended) next.queue.end();
      else await next.queue.restore(reached, () => next.beginAt?.(reached.steps));
      return next;
    });
    const take = async () => {
      try {
        this.#take(await made);
      } finally {
        this.#coming = null;
        for (const span of owed.spans(0, owed.steps)) {
          this.#queue.set(span.settings);
          this.#queue.step(span.steps);
        }
        this.#queue.set(owed.settings);
        if (this.#ended) this.#queue.end();
      }
    };
    const taken = take();
    this.#coming = { owed, there: taken.catch(() => {}) };
    return taken;
  }

  /** Asks at once, or, where others are about to take the place of the bodies, behind that. */
  #behind<R>(ask: () => Promise<R>): Promise<R> {
    return this.#coming ? this.#coming.there.then(() => this.#behind(ask)) : ask();
  }

  #take(next: B): void {
    const before = this.backend;
    this.backend = next;
    this.#energy = new EnergyAccount(next.space ?? null);
    this.#setCheckpoint({ bodies: next.bodies, steps: next.queue.steps });
    this.#version++;
    before.queue.end();
  }
}
