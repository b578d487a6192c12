import { isFlow } from "../data/vortices/bodies.ts";
import type { Engine } from "../engine/index.ts";
import type { OrbitCamera } from "../render/camera.ts";
import type { Picture } from "../render/picture.ts";
import { BodiesSource } from "./bodiesSource.ts";
import { BodiesWriter } from "./bodiesWriter.ts";
import { findMachine } from "./findMachine.ts";
import { FirstPicture } from "./firstPicture.ts";
import type { Choices, Follower, MakeRight, Voice } from "./follower.ts";
import { Followers } from "./followers.ts";
import { type FrameListener, Frames } from "./frames.ts";
import { HostCopies } from "./hostCopies.ts";
import { Keeper } from "./kept/keeper.ts";
import type { Machine, MachineChoice } from "./machine.ts";
import { oneLine } from "./oneLine.ts";
import { type Cause, type Outcome, ShownRun } from "./shownRun.ts";
import { type Edit, Engines, goingOn, keptWanted, liveOf, type Run, type Wanted } from "./wanted.ts";

/** Milliseconds within which a second loss of the machine is no accident. */
const AGAIN = 60_000;

/**
 * The simulation that the page shows: a machine with its picture and frames, and the run on it. It has one life: made,
 * replaced, going on where its machine was lost or exchanged, ended. Features follow it (`Follower`) and ask it for other runs.
 */
export class Simulation {
  /** The worker in which bodies are made and read for the run. */
  readonly source = new BodiesSource();
  readonly writer = new BodiesWriter();
  readonly keeper = new Keeper();
  readonly #canvas: () => HTMLCanvasElement;
  readonly #choices: Choices;
  readonly #voice: Voice;
  readonly #followers = new Followers((error) => this.ask(this.fail(error)));
  readonly #run: ShownRun<Machine, Wanted, Engines>;
  #machine: Machine | null = null;
  #picture: Picture | null = null;
  #frames: Frames | null = null;
  #right: Engine | null = null;
  #begun = () => {};
  /** Ends when the first run was asked for. What is asked for before, such as a file, waits for it, or that run would take its place. */
  readonly begun = new Promise<void>((begun) => {
    this.#begun = begun;
  });
  /** Side B of a comparison, made along with a run. */
  makeRight: MakeRight = async () => null;
  readonly #first = new FirstPicture();
  /** Where the camera of the machine before stood. */
  #stance: Pick<OrbitCamera, "first" | "view"> | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;
  /** Does the run move to another machine because the user wants it to? */
  #moves = false;
  /** Name of the scenario whose defaults are in force, and of the one whose first view is on the screen; null: none. */
  #defaultsOf: string | null = null;
  #viewOf: string | null = null;

  /** `canvas`: puts a new canvas where the picture belongs. `scenario`: whose defaults the choices begin with. */
  constructor(canvas: () => HTMLCanvasElement, scenario: string, choices: Choices, voice: Voice) {
    this.#canvas = canvas;
    this.#defaultsOf = scenario;
    this.#choices = choices;
    this.#voice = voice;
    this.#run = new ShownRun({
      make: (machine, wanted, cause, life) => this.#make(machine, wanted, cause, life),
      leave: (next, cause) => {
        this.#followers.attempt(() => next.change.before?.());
        this.#followers.tell((follower) => follower.leave?.(next, cause));
      },
      keep: keptWanted,
      show: (made, wanted, cause) => this.#show(made, wanted, cause),
      suits: ({ engine }) => choices.suits(engine.settings),
      goOn: ({ engine }, wanted) => goingOn(wanted, engine, this.#right),
      kept: ({ engine }, wanted) => this.#keptOf(engine, wanted),
      isLost: (machine) => this.#isLost(machine),
      fail: (error, cause) => this.#notMade(error, cause),
      rest: ({ named }) => choices.nameAs(named),
    });
  }

  /** Calls this one's hooks from now on, after those of the followers before it. */
  follow(follower: Follower): void {
    this.#followers.add(follower);
  }

  /** Finds a machine, then makes what `first` asks for on it. Throws GpuFault, or one line, where there is none. */
  async start(first: (machine: Machine) => void): Promise<void> {
    const machine = await this.#find(this.#choices.machine());
    first(machine);
    this.#begun();
    await this.#equip(machine);
    const copied = () => this.#followers.tell((follower) => follower.copied?.());
    new HostCopies(() => this.engine, this.#choices.keepEvery, this.fail, copied);
  }

  /** What computes and draws; null while there is nothing. */
  get machine(): Machine | null {
    return this.#machine;
  }

  get picture(): Picture | null {
    return this.#picture;
  }

  get frames(): Frames | null {
    return this.#frames;
  }

  /** The engine of the run that is shown; null while there is none. */
  get engine(): Engine | null {
    return this.#run.made?.engine ?? null;
  }

  /** Side B of a comparison; null where one run is shown. */
  get right(): Engine | null {
    return this.#right;
  }

  /** The engines that are stepped together. */
  get engines(): readonly Engine[] {
    return this.engine ? [this.engine, ...(this.#right ? [this.#right] : [])] : [];
  }

  /** The run that is shown; stays while its machine is replaced. */
  get run(): Run | null {
    return this.#run.wanted?.run ?? null;
  }

  /** What the shown run was made from. */
  get wanted(): Wanted | null {
    return this.#run.wanted;
  }

  /** The engine that was made last; where its machine was lost it only remembers. */
  get last(): Engine | null {
    return this.#run.last?.engine ?? null;
  }

  /** Name of the scenario whose defaults are in force; null for a file. */
  get defaultsOf(): string | null {
    return this.#defaultsOf;
  }

  /** Name of the scenario whose first view is on the screen; null for a file. */
  get viewOf(): string | null {
    return this.#viewOf;
  }

  /** A place in the order of wishes for other bodies, for one that can't say yet whether it is a wish. */
  turn(): number {
    return this.#run.turn();
  }

  /** Shows other bodies: those that `ask` brings, unless others are asked for meanwhile (`ShownRun.replace`). */
  async replace(ask: (life: AbortSignal) => Promise<Wanted | null>, turn?: number): Promise<Outcome> {
    const outcome = await this.#run.replace(ask, turn);
    if (outcome === "failed" && !this.#run.replacing) this.#followers.tell((follower) => follower.failed?.());
    return outcome;
  }

  /** Can the engine of the run go on with other bodies? One that is compared does not: both sides begin with the same bodies; nor can a flow be changed. */
  get edits(): boolean {
    return this.#right === null && this.run !== null && !isFlow(this.run.bodies);
  }

  /** Puts other bodies into the engine of the run, which goes on (`ShownRun.edit`). */
  edit(ask: (life: AbortSignal) => Promise<Edit | null>): Promise<Outcome> {
    return this.#run.edit(async (life) => {
      const edit = await ask(life);
      return edit && (({ engine }) => edit(engine));
    });
  }

  /** The same bodies at their start, unless others are on their way, which begin there anyway. */
  reset(): Promise<Outcome> {
    return this.#run.again(({ origin, ...wanted }) => {
      const run = origin ?? wanted.run;
      return { ...wanted, run, bodies: run.bodies, change: {} };
    });
  }

  /** The choices changed: the same bodies go on with another engine where this one does not suit them. */
  review(): void {
    this.#run.review();
  }

  /** Ends the wish for other bodies that is under way; what is shown stays. */
  cancel(): void {
    this.#run.cancel();
    this.source.cancel();
    this.#followers.tell((follower) => follower.interrupt?.());
  }

  /** Hands over side B that was made along with the run: the taker frees it. */
  takeRight(): Engine | null {
    return this.#run.made?.takeRight() ?? null;
  }

  /** Draws another engine's bodies beside those of the run, or none; they look like the run's where nothing else is said. */
  showRight(right: Engine | null, view = this.run?.view): void {
    this.#right = right;
    this.#picture?.show(view ? right : null, view, 1);
    this.#followers.tell((follower) => follower.pair?.(right));
    this.#frames?.pace.forget();
  }

  /** Nothing is shown any more, and nothing is under way. */
  end(): void {
    this.#machine = null;
    this.#run.end();
    this.source.cancel();
    this.#voice.idle();
  }

  /** The choice of machine changed: the run goes on where it is, on the one that is wanted now. */
  async move(): Promise<void> {
    const old = this.#machine;
    const choice = this.#choices.machine();
    if (!old) return;
    const next = await this.#find(choice);
    const same = (old.device === null) === (next.device === null);
    // Where this takes long, another choice may hold by now.
    if (same || choice !== this.#choices.machine()) return next.lose();
    await this.engine?.checkpoint();
    if (old !== this.#machine || choice !== this.#choices.machine()) return next.lose();
    this.#machine = null;
    this.#run.lose(old);
    this.#moves = true;
    try {
      this.#unequip();
      old.lose();
      await this.#equip(next);
    } catch (error) {
      this.#giveUp(error);
    }
  }

  /** Loses the machine as a driver's reset would: for tests. */
  loseDevice(): void {
    this.#machine?.lose();
  }

  /** Says what failed. False where it is no news, since the machine was lost: that is said once. */
  readonly fail = async (error: unknown): Promise<boolean> => {
    const machine = this.#machine;
    if (!machine || (await this.#isLost(machine))) return false;
    this.#voice.error(oneLine(error));
    return true;
  };

  /** Hears of it when work that is not waited for fails. */
  readonly ask = (work: Promise<unknown> | undefined): void => {
    work?.catch(this.fail);
  };

  #find(choice: MachineChoice): Promise<Machine> {
    return findMachine(choice, (why) => this.#voice.instead(why));
  }

  /** Canvas, picture and frames for a machine, then the run on it. */
  async #equip(machine: Machine): Promise<void> {
    this.#machine = machine;
    this.ask(machine.lost.then((why) => this.#lost(machine, why)));
    // What fails late on a machine that is gone is no news.
    const fail = async (error: unknown) => machine === this.#machine && this.fail(error);
    machine.onError = (error) => this.ask(fail(error));
    const picture = await machine.picture(this.#canvas()).catch(async (error) => {
      if (await this.#isLost(machine)) return null;
      throw error;
    });
    // Lost meanwhile: the next machine has a picture of its own.
    if (machine !== this.#machine || !picture) return picture?.destroy();
    this.#picture = picture;
    picture.onError = fail;
    if (this.#stance) picture.camera.begin(this.#stance.first);
    if (this.#stance?.view) picture.camera.take(this.#stance.view);
    const frames = new Frames(this.#listener(fail), picture);
    this.#frames = frames;
    this.#followers.tell((follower) => follower.equip?.({ machine, picture, frames }));
    frames.start();
    this.#run.take(machine);
  }

  #listener(fail: (error: unknown) => void): FrameListener {
    return {
      choices: () => this.#choices.frame(),
      summary: (summary) => this.#followers.tell((follower) => follower.summary?.(summary)),
      measured: (measurement) => this.#followers.tell((follower) => follower.measured?.(measurement)),
      frame: (now, engine) => this.#followers.tell((follower) => follower.frame?.(now, engine)),
      arrived: (engine) => this.#followers.tell((follower) => follower.arrived?.(engine)),
      returned: (engine) => this.#followers.tell((follower) => follower.returned?.(engine)),
      fail,
    };
  }

  /** The machine is gone: what was filmed is offered, what was built is put aside, and nothing asks it any more. */
  #unequip(): void {
    const { camera } = this.#picture ?? {};
    if (camera) this.#stance = { first: camera.first, view: camera.view };
    this.#frames?.stop();
    this.#followers.tell((follower) => follower.unequip?.());
    this.#first.drop();
    this.#picture?.destroy();
    this.#frames = this.#picture = this.#right = null;
  }

  /** The engine of a run, and its other side where two are compared; until there is one the bodies are shown at rest. */
  async #make(machine: Machine, wanted: Wanted, cause: Cause, life: AbortSignal): Promise<Engines> {
    const { bodies, change } = wanted;
    if (!this.engine && this.#picture) this.#first.show(machine, this.#picture, wanted);
    const { gravity } = bodies.units;
    const chosen = { ...this.#choices.settings(), ...liveOf(change), gravity, ...change.fixed };
    const engine = await machine.engine(bodies, chosen, life);
    const alone = change.alone && cause === "new";
    try {
      if (!life.aborted) await change.prepare?.(engine, machine);
      const none = life.aborted || alone;
      const right = none ? null : await this.makeRight(machine, bodies, engine.settings, life, change.without);
      return new Engines(engine, right);
    } catch (error) {
      engine.destroy();
      throw error;
    }
  }

  /** These engines' run is on from now on. */
  #show({ engine }: Engines, wanted: Wanted, cause: Cause): void {
    const [picture, frames] = [this.#picture, this.#frames];
    if (!picture || !frames) throw new Error("a run without a picture; a machine is taken when its picture is there");
    const { run, change } = wanted;
    if (change.defaultsOf !== undefined) this.#defaultsOf = change.defaultsOf;
    if (change.shown !== undefined) this.#viewOf = change.shown;
    if (change.first && !this.#first.shows(wanted)) picture.camera.begin(change.first);
    picture.show(engine, run.view);
    this.#first.drop();
    frames.run(engine);
    const shown = { engine, wanted, cause };
    this.#followers.tell((follower) => follower.show?.(shown));
    // What fails late must not keep the run from beginning.
    this.#followers.attempt(() => change.after?.());
    this.#followers.tell((follower) => follower.begin?.(shown));
  }

  /** Says why there is no other engine. After a change of choices they are again those of the engine that is there. */
  #notMade(error: unknown, cause: Cause): void {
    if (cause === "recovered") {
      this.#unequip();
      this.#giveUp(error);
      return;
    }
    const { engine } = this;
    if (!engine) {
      this.#picture?.show(null);
      this.#first.drop();
    }
    if (cause === "changed" && engine) this.#choices.takeBack(engine.settings);
    this.ask(this.fail(error));
  }

  /**
   * Goes on with a new machine from the bodies that were kept last, and says what was lost. A graphics device that is lost
   * twice within a minute is not asked again: the processor takes over where the choice is free.
   */
  async #lost(machine: Machine, why: string): Promise<void> {
    if (machine !== this.#machine) return;
    this.#machine = null;
    this.#run.lose(machine);
    const again = performance.now() - this.#lostAt < AGAIN;
    this.#lostAt = performance.now();
    try {
      this.#unequip();
      const choice = this.#choices.machine();
      if (again && choice !== "auto") throw new Error(why);
      await this.#equip(await this.#find(again ? "cpu" : choice));
    } catch (error) {
      this.#giveUp(error);
    }
  }

  /** What a run goes on from whose machine was lost, or exchanged. */
  #keptOf(engine: Engine, wanted: Wanted): Wanted {
    const { bodies, steps } = engine.lastCheckpoint;
    const lost = engine.steps - steps;
    const moves = this.#moves;
    this.#moves = false;
    if (moves) return { ...wanted, bodies, change: {} };
    return { ...wanted, bodies, change: { after: () => this.#voice.recovered(steps, lost) } };
  }

  #giveUp(error: unknown): void {
    this.end();
    this.#voice.fault(error, "lost");
  }

  /** Was this machine lost by now? The loss is told about when it breaks things; what it was asked for ends after it. */
  async #isLost(machine: Machine): Promise<boolean> {
    await machine.done().catch(() => {});
    return machine !== this.#machine;
  }
}
