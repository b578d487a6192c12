// Long because two loops share it still: steps that are submitted at once and looked at later, and individual steps that wait for the device after each.
import { lossOf } from "../gpu/loss.ts";
import type { Passes } from "../gpu/pass.ts";
import { readBack } from "../gpu/readback.ts";
import { checkSteps } from "./checkSteps.ts";
import { Lookout } from "./lookout.ts";
import type { EngineOptions } from "./options.ts";
import { type OwnSteps, ownSteps } from "./ownSteps.ts";
import { writeParams } from "./params.ts";
import { firstSlices, nextSlices, Program } from "./program.ts";
import type { Scaling } from "./scaling.ts";
import { changeSettings, type Settings } from "./settings.ts";
import { SettingsLog } from "./settingsLog.ts";
import { SimulationTime } from "./simulationTime.ts";
import { SortChoice } from "./sortChoice.ts";
import { checkFits, grownSizes } from "./state/capacity.ts";
import { BINS, LEVELS, OVERFLOW } from "./state/faults.ts";
import { plannedFor } from "./state/sizes.ts";
import type { System } from "./state/system.ts";
import { forceMs } from "./timing.ts";
import { Turns } from "./turns.ts";

/** What the steps of an engine are made with. */
export interface SteppingParts {
  readonly device: GPUDevice;
  readonly passes: Passes;
  readonly system: System;
  readonly scaling: Scaling;
  readonly settings: Settings;
  /** Time of the bodies. */
  readonly time: number;
  readonly options: EngineOptions;
}

/**
 * The steps of an engine: what was asked for, what is submitted, and what must be done again because the tree outgrew its
 * buffers. Requests about the bodies go through `guard`, so that nothing they read is freed before they are answered.
 */
export class Stepping {
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #system: System;
  readonly #scaling: Scaling;
  readonly #timed: boolean;
  readonly #wholeSort: boolean;
  /** The settings of the next step to be requested. */
  #settings: Settings;
  /** The settings of every step that may still have to be redone. */
  #log: SettingsLog;
  /** The settings that are on the GPU. */
  #written: Settings | null = null;
  #program: Program | null = null;
  /** How steps are done where bodies have steps of their own. */
  readonly #own: OwnSteps | null;
  /** Replaced programs whose clocks may still be read. */
  #replaced: Program[] = [];
  /** Parts in which a walk is submitted, as the last one took. */
  #slices: number;
  #wanted: number;
  /** The program whose slices were held against the time of its first steps, and the one that is compiled to take its place. */
  #judged: Program | null = null;
  #reslicing: Promise<void> | null = null;
  /** Steps since the tree was built. */
  #treeAge = 0;
  readonly #sort = new SortChoice();
  readonly #lookout: Lookout;
  readonly #turns = new Turns();
  #ended = false;
  #free: () => void = () => {};
  #steps = 0;
  /** Steps requested while buffers grow. */
  #owed = 0;
  #settling: Promise<void> | null = null;
  /** Why individual steps ended. */
  #broken: Error | null = null;
  #simulationTime: SimulationTime;

  constructor({ device, passes, system, scaling, settings, time, options }: SteppingParts) {
    const { timestamps = true, wholeSort = false } = options;
    this.#device = device;
    this.#passes = passes;
    this.#system = system;
    this.#scaling = scaling;
    this.#timed = timestamps && device.features.has("timestamp-query");
    this.#wholeSort = wholeSort;
    this.#settings = settings;
    this.#log = new SettingsLog(0, settings);
    this.#simulationTime = new SimulationTime(time);
    this.#lookout = new Lookout(device, system);
    this.#slices = firstSlices(plannedFor(system.sizes), settings);
    this.#wanted = this.#slices;
    this.#own = ownSteps(settings.integrator, {
      ...{ device, system },
      program: () => this.#program!,
      use: (step) => this.#writeParams(this.#log.of(step)),
      grow: (words) => this.#grow(words),
      sort: wholeSort ? () => this.#forgetLevels() : null,
      ended: () => this.#ended,
    });
  }

  /** The settings of the next step to be requested. */
  get settings(): Settings {
    return this.#settings;
  }

  /** Steps requested. */
  get steps(): number {
    return this.#steps;
  }

  /** Time after them, time units. */
  get time(): number {
    return this.#simulationTime.after(this.#steps, this.#settings.timestep);
  }

  /** Steps that the bodies have behind them, and their time: fewer than were requested while some are owed. */
  get reached(): { readonly steps: number; readonly time: number } {
    const steps = this.#steps - this.#owed;
    let { time } = this;
    for (const span of this.#log.spans(steps, this.#owed)) time -= span.steps * span.settings.timestep;
    return { steps, time };
  }

  /** Whether steps wait for larger buffers. */
  get waiting(): boolean {
    return this.#settling !== null && !this.#own;
  }

  /** Whether the tree is that of the bodies as they are. */
  get hasTree(): boolean {
    return Number.isFinite(this.#treeAge);
  }

  /** Compiles the stages and computes the first forces, of bodies that were uploaded to `next...`. */
  async start(): Promise<void> {
    await this.#compile();
    this.#writeParams(this.#settings);
    this.#restart();
    await this.#settleTree();
  }

  /** For the steps requested from now on. */
  set(change: Partial<Settings>): void {
    const settings = changeSettings(this.#settings, change);
    if (settings.timestep !== this.#settings.timestep)
      this.#simulationTime = new SimulationTime(this.time, this.#steps);
    this.#settings = settings;
    this.#log.change(this.#steps, settings);
  }

  /** Encodes and submits `count` steps, or sees to it that they are where bodies have steps of their own; returns at once. */
  step(count: number): void {
    checkSteps(count);
    if (this.#ended || count === 0) return;
    this.#steps += count;
    if (this.#settling || this.#own) this.#owed += count;
    else this.#run(this.#steps - count, count);
    this.#pump();
  }

  /** Resolves when the steps requested so far are submitted; individual ones, done. */
  caughtUp(): Promise<void> {
    const reached = this.#turns.until(this.#steps);
    this.#tell();
    return reached;
  }

  /** Settings of the forces on the bodies as they are: those of the last step, whatever was set since. */
  get used(): Settings {
    return this.#log.of(this.reached.steps);
  }

  /**
   * The bodies are those of another moment, with forces of this softening: `steps` and `time` say which; `whole`: with all that steps of their own read. What
   * was owed until here is void.
   */
  jump(steps: number, time: number, softening: number, whole: boolean): void {
    this.#steps = steps;
    this.#owed = 0;
    this.#turns.jump(steps);
    this.#simulationTime = new SimulationTime(time, steps);
    // The tree is that of other positions.
    this.#treeAge = Number.POSITIVE_INFINITY;
    this.#sort.begin();
    const used = { ...this.#settings, softening };
    this.#log = new SettingsLog(steps - 1, used);
    this.#log.change(steps, this.#settings);
    this.#writeParams(used);
    this.#own?.start(whole);
  }

  /** Keeps nobody waiting; where the GPU stands still for want of room, begins to make some, and cuts the walk by what its first steps took. */
  async look(): Promise<void> {
    if (this.#settling || this.#own) return;
    if ((await this.#lookout.standsStill()) && !this.#ended) await this.settle();
    else await this.#judge();
  }

  /**
   * Holds the slices of the walk against the time of the first steps by these passes, once: a run that is never measured would keep those that were guessed.
   * Steps go on by these passes until the others are compiled.
   */
  async #judge(): Promise<void> {
    const program = this.#program!;
    if (this.#judged === program || this.#steps === this.#owed) return;
    const timed = this.#timed ? await program.timing(this.#settings.rebuildInterval) : null;
    if ((this.#timed && !timed) || this.#settling || this.#reslicing || this.#ended) return;
    this.#judged = program;
    if (timed) this.#wanted = nextSlices(this.#slices, forceMs(timed.stages) ?? 0, this.#settings.solver);
    if (this.#wanted === this.#slices) return;
    this.#reslicing = this.#replace(program, this.#wanted)
      // Where it fails the old passes still stand.
      .catch(() => {})
      .finally(() => {
        this.#reslicing = null;
        this.#sweep();
      });
  }

  /** Puts passes with so many slices in the place of some, unless those were replaced meanwhile. */
  async #replace(before: Program, slices: number): Promise<void> {
    const program = await this.#compiled(slices);
    while (this.#settling) await this.#settling.catch(() => {});
    if (this.#ended || this.#program !== before) {
      program.destroy();
      return;
    }
    this.#slices = slices;
    this.#wanted = slices;
    this.#use(program);
  }

  /** Resolves when no step waits for larger buffers; true: the engine has ended. */
  async settled(): Promise<boolean> {
    while (this.#settling) await this.#settling;
    return this.#ended;
  }

  /**
   * Makes sure that every submitted step was done: where the tree outgrew its buffers the GPU stood still; the buffers
   * grow and the missing steps are done again from the last good state. Throws one line where the device has no room.
   */
  async settle(): Promise<void> {
    while (this.#settling) await this.#settling;
    if (this.#broken) throw this.#broken;
    if (!this.#own) await this.#settleTree();
  }

  async #settleTree(): Promise<void> {
    this.#settling = this.#growUntilDone().finally(() => this.#resume());
    await this.#settling;
  }

  /** Submits the sums over the bodies as they are, and says by which settings they came to be, and what the clocks will say. */
  measure() {
    const { steps, time } = this.reached;
    const settings = this.used;
    this.#program!.submit(this.#program!.measure);
    const timing = Promise.resolve(this.#program!.timing(settings.rebuildInterval));
    // If the sums fail, nothing awaits it.
    timing.catch(() => {});
    return { step: steps, time, settings, timing };
  }

  /** Cuts the walk into more or fewer parts where the last one took long (`ms`) or little. Steps requested meanwhile follow. */
  reslice(ms: number | null): void {
    if (ms !== null) this.#wanted = nextSlices(this.#slices, ms, this.#settings.solver);
    if (this.#wanted === this.#slices || this.#settling || this.#reslicing || this.#own) return;
    this.#slices = this.#wanted;
    // Where it fails the old passes still stand.
    this.#settling = this.#compile()
      .catch(() => {})
      .finally(() => this.#resume());
  }

  /**
   * Runs a request: what it needs lives until it is answered, and on a lost device it ends with one line. Individual steps that are
   * requested after it wait for it.
   */
  async guard<T>(work: () => Promise<T>, keptSteps: () => number): Promise<T> {
    if (this.#ended) throw new Error("the engine was destroyed; ask the one that took its place");
    const end = this.#turns.ask(this.#steps);
    try {
      if (this.#own) await this.caughtUp();
      return await work();
    } catch (error) {
      // The device reports its loss only after what it broke; by the time the queue is done it has.
      await this.#device.queue.onSubmittedWorkDone().catch(() => {});
      const lost = lossOf(this.#device);
      if (!lost) throw error;
      const why = (lost.message || lost.reason || "unknown reason").split("\n")[0];
      throw new Error(
        `the GPU device was lost (${why}) after ${this.#steps} steps; make a new one and go on from the ${keptSteps()} that were kept`,
      );
    } finally {
      end();
      this.#sweep();
      this.#pump();
    }
  }

  /** No more steps; `free` is called once nothing is under way. */
  end(free: () => void): void {
    this.#ended = true;
    this.#free = free;
    this.#tell();
    this.#sweep();
  }

  /** Frees what is no longer needed, once nothing is under way. */
  #sweep(): void {
    if (this.#turns.busy || this.#settling || this.#reslicing) return;
    for (const program of this.#replaced.splice(0)) program.destroy();
    if (!this.#ended) return;
    this.#program?.destroy();
    this.#lookout.destroy();
    this.#free();
  }

  /** Submits the `count` steps behind step `after`, each with its own settings. */
  #run(after: number, count: number): void {
    if (count === 0) return;
    const begun = Date.now();
    let left = count;
    for (const { settings, steps } of this.#log.spans(after, count)) {
      this.#writeParams(settings);
      const { rebuildInterval } = settings;
      for (let k = 0; k < steps; k++) {
        this.#treeAge++;
        const rebuild = this.#treeAge >= rebuildInterval;
        if (rebuild) this.#treeAge = 0;
        if (rebuild && this.#wholeSort) this.#forgetLevels();
        this.#program!.step(rebuild ? this.#sort.next() : "keeping", left <= rebuildInterval);
        left--;
      }
    }
    if (!this.#timed)
      this.#lookout.whenDone(() => {
        this.#wanted = nextSlices(this.#slices, (Date.now() - begun) / count, this.#settings.solver);
      });
  }

  /** Forces at the positions in `next...`, with a new tree. */
  #restart(): void {
    this.#treeAge = 0;
    this.#sort.begin();
    this.#program!.submit(this.#program!.start);
  }

  /** Whether an individual step is owed, and no request wants the bodies as they are before it. */
  get #isDue(): boolean {
    return this.#owed > 0 && !this.#ended && this.#turns.letPass(this.#steps - this.#owed);
  }

  /** Tells those who wait for a step that is done, or will not be. */
  #tell(): void {
    this.#turns.reach(this.#ended || this.#broken ? Number.POSITIVE_INFINITY : this.#steps - this.#owed);
  }

  /** Individual steps: does the steps that are owed, one after the other, each with its own settings. */
  #pump(): void {
    if (!this.#own || this.#settling || this.#broken || !this.#isDue) return;
    this.#settling = this.#doOwed(this.#own)
      .catch((error: Error) => {
        this.#broken = error;
      })
      .finally(() => {
        this.#settling = null;
        this.#tell();
        this.#sweep();
        // Asked for, or free to go on, after the last look.
        this.#pump();
      });
  }

  async #doOwed(own: OwnSteps): Promise<void> {
    for (; this.#isDue; this.#owed--, this.#tell()) {
      this.#treeAge = 0;
      await own.step(this.#steps - this.#owed + 1);
    }
    await own.settle(this.#steps - this.#owed);
    this.#log.forget(this.#steps - this.#owed);
  }

  #resume(): void {
    this.#settling = null;
    if (!this.#own) {
      if (!this.#ended) this.#run(this.#steps - this.#owed, this.#owed);
      this.#owed = 0;
      this.#tell();
    }
    this.#sweep();
    this.#pump();
  }

  async #growUntilDone(): Promise<void> {
    for (;;) {
      const submitted = this.#steps - this.#owed;
      const { status } = this.#system.buffers;
      const [bytes] = await readBack(this.#device, [{ buffer: status, bytes: 64 }]);
      const words = new Uint32Array(bytes!);
      if ((words[0]! & OVERFLOW) === 0) {
        this.#log.forget(submitted);
        return;
      }
      const done = words[3]!;
      const missing = submitted - done;
      if ((words[0]! & BINS) !== 0) this.#sort.overflowed(missing);
      await this.#grow(words);
      this.#writeParams(this.#log.of(done + 1));
      this.#restart();
      // The step that failed had been opened already: that it is closed is all that it lacks.
      if (missing > 0) {
        this.#program!.submit(this.#program!.close);
        this.#run(done + 1, missing - 1);
      }
    }
  }

  /** Makes room for the tree that did not fit, by the status words. */
  async #grow([word, nodes, , , groups, , , , entries]: Uint32Array): Promise<void> {
    const sizes = grownSizes(this.#system.sizes, nodes!, groups!, entries!);
    checkFits(this.#device, sizes);
    await this.#system.grow(sizes, () => this.#compile());
    this.#device.queue.writeBuffer(this.#system.buffers.status, 0, new Uint32Array([word! & ~OVERFLOW]));
    // How deep the tree was found meanwhile goes by how many steps stood still.
    this.#forgetLevels();
    this.#written = null;
  }

  /** The next sort goes by all digits of the keys. */
  #forgetLevels(): void {
    this.#device.queue.writeBuffer(this.#system.buffers.status, 4 * LEVELS, new Uint32Array(1));
  }

  async #compile(): Promise<void> {
    this.#use(await this.#compiled(this.#slices));
  }

  #compiled(slices: number): Promise<Program> {
    const parts = [this.#device, this.#passes, this.#system, this.#settings, slices, this.#timed] as const;
    return Program.compile(...parts);
  }

  #use(program: Program): void {
    if (this.#program) this.#replaced.push(this.#program);
    this.#program = program;
  }

  #writeParams(settings: Settings): Settings {
    if (this.#ended || settings === this.#written) return settings;
    this.#written = settings;
    writeParams(this.#device, this.#system, settings, this.#scaling);
    return settings;
  }
}
