import type { Engine, Measurement } from "../engine/index.ts";
import type { Look } from "../render/look.ts";
import type { Picture } from "../render/picture.ts";
import { Pace } from "./pace.ts";

/** Frames that may wait for the machine: two keep it busy, more only add delay. */
const IN_FLIGHT = 2;

/** Milliseconds between summaries for the status line. */
const SUMMARY = 250;

/** Least milliseconds between measurements of the energy. */
const MEASURE = 1000;
/** The same for the first ones of a run that a card's clock tells of. */
const FIRST_MEASURES = { count: 4, ms: 150 };

/** Seconds between two frames at most that something else than a run is moved on by. */
const LONGEST = 0.25;

/** Before the first summary of a run. */
const NEVER = { at: 0, steps: 0, frames: 0 };

/** What holds from the next frame on. */
export interface FrameChoices {
  readonly playing: boolean;
  /** The time step's sign is the direction of time. */
  readonly settings: { readonly theta: number; readonly softening: number; readonly timestep: number };
  readonly wantedStepsPerSecond: number;
  /** Times at which the run halts by itself, for those that set them: time units. */
  readonly stops: readonly number[];
  readonly view: Look;
  readonly turntable: boolean;
  readonly piloted: boolean;
}

/** How the run does, a few times a second. Null: not known yet. */
export interface Summary {
  readonly bodies: number;
  readonly steps: number;
  readonly time: number;
  readonly stepsPerSecond: number | null;
  readonly framesPerSecond: number | null;
  /** Milliseconds that the machine needs for one step, and to draw one picture. */
  readonly stepCost: number | null;
  readonly drawCost: number | null;
  /** Does the machine reach the steps per second that were asked for? */
  readonly keepsUp: boolean;
}

/** What frames tell of. */
export interface FrameHooks {
  summary(summary: Summary): void;
  measured(measurement: Measurement): void;
  /** A run that went backwards is at its start again: time is held. */
  returned(engine: Engine): void;
  /** The run stands at the first step at or after one of its stops, and would go on. */
  arrived(engine: Engine): void;
  /** After each frame's work; null while the picture shows something else than the engine's bodies. */
  frame(now: number, engine: Engine | null): void;
}

/** Decides what a frame does, and hears what came of it. */
export interface FrameListener extends FrameHooks {
  choices(): FrameChoices;
  fail(error: unknown): void;
}

/** Leads camera, look and time from frame to frame, instead of hands and clock. */
export interface Lead {
  /**
   * What the next frame shows, and the steps to be done for it; the camera stands where it belongs. `there`: those bring the
   * run to the frame's time; else more are asked for next, and the frame does not count.
   */
  frame(view: Look, engine: Engine): { readonly look: Look; readonly steps: number; readonly there: boolean };
  /** That frame is drawn. */
  drawn(): void;
}

/** Parts of a time step by which a run may miss its start and still be there. */
const MISS = 1e-3;

/** Whole steps from here to the start of a run that goes backwards; 0 where it doesn't, or won't come by there. */
export function stepsBack({ settings, time, bodies }: Pick<Engine, "settings" | "time" | "bodies">): number {
  if (settings.timestep > 0) return 0;
  const steps = (bodies.time - time) / settings.timestep;
  return Math.abs(steps - Math.round(steps)) < MISS ? Math.max(0, Math.round(steps)) : 0;
}

/** Steps from here to the nearest of `stops` that lies ahead: 0 where the run stands at one, or just past it; Infinity: none does. */
export function stepsToStop({ settings, time }: Pick<Engine, "settings" | "time">, stops: readonly number[]): number {
  const steps = stops.map((stop) => (stop - time) / settings.timestep).filter((ahead) => ahead > -1 + MISS);
  return Math.max(0, Math.min(...steps.map((ahead) => Math.ceil(ahead - MISS))));
}

/** One frame after the other: settings -> steps -> picture -> summaries. Never waits for the machine. */
export class Frames {
  readonly pace = new Pace();
  readonly #listener: FrameListener;
  readonly #picture: Picture;
  #engine: Engine | null = null;
  /** A second run that follows the first one. */
  secondRun: { readonly right: Engine | null; follow(): void } | null = null;
  #request = 0;
  #waiting = 0;
  #lastDone = 0;
  #overhead = 0;
  #owedSteps = 0;
  #measuring = false;
  #nextMeasure = 0;
  #measuredStep = -1;
  /** Of this run. */
  #measures = 0;
  #last = { ...NEVER };
  #rates: Pick<Summary, "stepsPerSecond" | "framesPerSecond"> = { stepsPerSecond: null, framesPerSecond: null };
  /** While a film is made: so many steps for each of its frames, and no frame before the last one is taken. */
  film: { readonly stepsPerFrame: number; readonly framesPerSecond: number; take(): Promise<void> } | null = null;
  #taking = false;
  lead: Lead | null = null;
  /** No steps and no measurements, only pictures: of something else than the engine's bodies. */
  held = false;
  /**
   * Bodies that the picture shows instead of the engine's; moved on by so many seconds before each frame while time runs. False:
   * what belongs there is not there yet, and a film waits.
   */
  instead: { readonly time: number; advance(seconds: number, playing: boolean): boolean } | null = null;
  #advanced = 0;
  /** What the last frame failed by, as long as the next ones fail by the same: it is said once. */
  #failed: string | null = null;

  constructor(listener: FrameListener, picture: Picture) {
    this.#listener = listener;
    this.#picture = picture;
    picture.onTimed = (ms) => this.pace.drew(ms);
  }

  /** Time of the bodies as they are, in their own unit. */
  get time(): number {
    return this.instead?.time ?? this.#engine?.time ?? 0;
  }

  /** Steps that the engine has done. */
  get steps(): number {
    return this.#engine?.steps ?? 0;
  }

  /** Steps and shows this engine from the next frame on. */
  run(engine: Engine | null): void {
    this.#engine = engine;
    this.#owedSteps = 0;
    this.#nextMeasure = 0;
    this.#measuredStep = -1;
    this.#measures = 0;
    this.#last = { ...NEVER };
    this.pace.forget();
  }

  start(): void {
    this.#learnOverhead().catch((error: unknown) => this.#listener.fail(error));
    const frame = (now: number) => {
      this.#request = requestAnimationFrame(frame);
      try {
        if (this.#frame(now)) this.#failed = null;
      } catch (error) {
        // The next frame may do better: a colour that can't be drawn is changed, a run that can't be stepped is replaced.
        const words = String(error);
        if (words !== this.#failed) this.#listener.fail(error);
        this.#failed = words;
      }
    };
    this.#request = requestAnimationFrame(frame);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
  }

  /** One step at the next frame, also while time is held. */
  stepOnce(): void {
    this.#owedSteps++;
  }

  /** Does so many steps as fast as the machine can, in portions of about 50 ms, with no picture before the last one. */
  async advance(steps: number): Promise<void> {
    const engine = this.#engine;
    let portion = 1;
    for (let left = steps; left > 0 && engine === this.#engine; ) {
      const begin = performance.now();
      const count = Math.min(portion, left);
      engine?.step(count);
      this.secondRun?.follow();
      await this.done();
      left -= count;
      portion = performance.now() - begin < 50 ? Math.min(64, 2 * portion) : Math.max(1, portion >> 1);
    }
    if (engine === this.#engine) await this.#settle();
    this.#picture.render();
  }

  /** Resolves when every step of both runs is done. */
  async #settle(): Promise<void> {
    await Promise.all([this.#engine?.settle(), this.secondRun?.right?.settle()]);
  }

  /** Resolves when steps and picture that were asked for are there. */
  async done(): Promise<void> {
    await Promise.all([this.#engine?.done(), this.secondRun?.right?.done(), this.#picture.done()]);
  }

  /** True if there was a picture. */
  #frame(now: number): boolean {
    if (this.#waiting >= IN_FLIGHT || this.#taking) return false;
    const choices = this.#listener.choices();
    const { playing, settings, view, turntable, piloted, wantedStepsPerSecond } = choices;
    const film = this.film;
    const engine = this.held || this.instead ? null : this.#engine;
    const picture = this.#picture;
    const passed = film ? 1 / film.framesPerSecond : Math.min(LONGEST, (now - this.#advanced) / 1000);
    this.#advanced = now;
    const moved = this.instead?.advance(passed, playing) ?? true;
    const led = engine && this.lead ? this.lead.frame(view, engine) : null;
    picture.set(led?.look ?? view);
    picture.setSoftening(settings.softening);
    picture.camera.turntable(turntable);
    picture.camera.pilot(piloted);
    const cameraMoves = picture.stale(film ? 1 / film.framesPerSecond : undefined);
    let steps = 0;
    if (engine) {
      adopt(engine, settings);
      if (led) steps = playing ? led.steps : 0;
      else if (film) steps = playing ? film.stepsPerFrame : 0;
      else if (playing) steps = this.pace.next(now, wantedStepsPerSecond, cameraMoves);
      else this.pace.hold();
      if (!led) steps = Math.max(steps, this.#owedSteps);
      this.#owedSteps = 0;
    }
    const back = engine && steps > 0 && !film ? stepsBack(engine) : 0;
    const home = back > 0 && steps >= back;
    if (home) steps = back;
    const stop = engine && steps > 0 ? stepsToStop(engine, choices.stops) : Number.POSITIVE_INFINITY;
    steps = Math.min(steps, stop);
    if (steps > 0) engine!.step(steps);
    this.secondRun?.follow();
    const right = this.secondRun?.right;
    if (right) picture.setSoftening(right.settings.softening, 1);
    if (home) this.#listener.returned(engine!);
    if (stop === steps) this.#listener.arrived(engine!);
    const drawn = steps > 0 || cameraMoves || film !== null;
    // What is on its way to its place, or held up there, is seen but does not count.
    const there = moved && (led === null || (playing && led.there && steps === led.steps));
    if (film && there) {
      this.#taking = true;
      this.#settle()
        .then(() => (this.film === film ? picture.still(() => film.take()) : undefined))
        .catch((error: unknown) => this.#listener.fail(error))
        .finally(() => {
          this.#taking = false;
        });
    } else if (drawn) picture.render();
    if (led && there) this.lead?.drawn();
    if (drawn) {
      this.#last.frames++;
      this.#watch(engine, steps);
    }
    if (this.held || this.instead) {
      this.#owedSteps = 0;
      this.pace.hold();
      return drawn;
    }
    this.#summarise(now, engine, choices);
    if (engine) this.#measure(now, engine);
    this.#listener.frame(now, engine);
    return drawn;
  }

  /** Learns from when the machine is done with this frame how long it was busy with it. */
  #watch(engine: Engine | null, steps: number): void {
    const submitted = performance.now();
    this.#waiting++;
    this.done().then(
      () => {
        this.#waiting--;
        const done = performance.now();
        const queued = this.#lastDone > submitted;
        const busy = done - Math.max(submitted, this.#lastDone) - (queued ? 0 : this.#overhead);
        this.#lastDone = done;
        if (engine === this.#engine) this.pace.done(steps, Math.max(0.05, busy));
      },
      () => {
        this.#waiting--;
      },
    );
  }

  /** The least time in which an empty queue reports back: not work, so not to be counted as such. */
  async #learnOverhead(): Promise<void> {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const begin = performance.now();
      await this.done().catch(() => {});
      least = Math.min(least, performance.now() - begin);
    }
    this.#overhead = Math.min(least, 8);
  }

  #summarise(now: number, engine: Engine | null, { playing, wantedStepsPerSecond }: FrameChoices): void {
    const last = this.#last;
    const steps = engine?.steps ?? 0;
    if (last.at !== 0 && now - last.at < SUMMARY) return;
    const quiet = steps === last.steps && last.frames === 0 && !playing;
    if (quiet && last.at !== 0 && now - last.at < 8 * SUMMARY) return;
    const seconds = (now - last.at) / 1000;
    const fresh = last.at === 0;
    const old = this.#rates;
    const smooth = (before: number | null, value: number) =>
      before === null || fresh ? value : 0.6 * before + 0.4 * value;
    const stepsPerSecond = playing && !fresh ? smooth(old.stepsPerSecond, (steps - last.steps) / seconds) : null;
    const framesPerSecond = fresh ? null : smooth(old.framesPerSecond, last.frames / seconds);
    this.#rates = { stepsPerSecond, framesPerSecond };
    this.#listener.summary({
      bodies: engine?.count ?? 0,
      steps,
      time: engine?.time ?? 0,
      ...this.#rates,
      stepCost: this.pace.step,
      drawCost: this.pace.draw,
      keepsUp: stepsPerSecond === null || stepsPerSecond > 0.8 * wantedStepsPerSecond,
    });
    this.#last = { at: now, steps, frames: 0 };
  }

  /** Energy and the like, without ever keeping a frame waiting; rarer where it is costly. */
  #measure(now: number, engine: Engine): void {
    if (this.#measuring || now < this.#nextMeasure || engine.steps === this.#measuredStep) return;
    this.#measuring = true;
    this.#measuredStep = engine.steps;
    const begin = performance.now();
    engine
      .measure()
      .then((measurement: Measurement) => {
        if (engine !== this.#engine) return;
        // Of two runs' cost only the sum is seen.
        this.pace.know(this.secondRun?.right ? null : measurement.stepMs);
        this.#listener.measured(measurement);
      })
      .catch((error: unknown) => {
        if (engine === this.#engine) this.#listener.fail(error);
      })
      .finally(() => {
        this.#measuring = false;
        const cost = performance.now() - begin;
        const first = this.#measures++ < FIRST_MEASURES.count && this.pace.clocked;
        const pause = first ? FIRST_MEASURES.ms : MEASURE;
        this.#nextMeasure = performance.now() + Math.max(pause, 6 * cost);
      });
  }
}

/** Tells the engine what changed, and nothing if nothing did. */
function adopt(engine: Engine, settings: { theta: number; softening: number; timestep: number }): void {
  const { theta, softening, timestep } = settings;
  const now = engine.settings;
  if (now.theta !== theta || now.softening !== softening || now.timestep !== timestep) {
    engine.set({ theta, softening, timestep });
  }
}
