import type { Bodies } from "../data/bodies/bodies.ts";
import { Engine, type EngineOptions, type Settings } from "../engine/index.ts";
import type { OrbitCamera } from "../render/camera.ts";
import { type Gpu, requestGpu } from "../render/device.ts";
import { Picture } from "../render/picture.ts";
import { StandIn } from "../render/standIn.ts";
import { BodiesSource } from "./bodiesSource.ts";
import type { Choices, Follower, Voice } from "./follower.ts";
import { type FrameListener, Frames } from "./frames.ts";
import { Keeper } from "./keeper.ts";
import { oneLine } from "./oneLine.ts";
import { type Cause, type Outcome, ShownRun } from "./shownRun.ts";
import { Engines, type Run, type Wanted } from "./wanted.ts";

/** Milliseconds within which a second loss of the device is no accident. */
const AGAIN = 60_000;

/** Makes the second engine of a comparison, or null where there is none. */
export type MakeRight = (
  device: GPUDevice,
  bodies: Bodies,
  left: Settings,
  options: EngineOptions,
  life: AbortSignal,
) => Promise<Engine | null>;

/**
 * The simulation that the page shows: a graphics device with its picture and frames, and the run on it. It has one life:
 * made, replaced, recovered on another device, ended. Features follow it (`Follower`) and ask it for other runs.
 */
export class Simulation {
  /** The worker in which bodies are made, read and written. */
  readonly source = new BodiesSource();
  readonly #canvas: () => HTMLCanvasElement;
  readonly #choices: Choices;
  readonly #voice: Voice;
  readonly #followers: Follower[] = [];
  readonly #run: ShownRun<Gpu, Wanted, Engines>;
  #gpu: Gpu | null = null;
  #picture: Picture | null = null;
  #frames: Frames | null = null;
  #right: Engine | null = null;
  /** Side B of a comparison, made along with a run. */
  makeRight: MakeRight = async () => null;
  /** The first picture, while the first engine is compiled. */
  #standIn: { readonly of: Wanted; readonly bodies: StandIn } | null = null;
  /** Where the camera of a lost device stood. */
  #stance: Pick<OrbitCamera, "first" | "view"> | null = null;
  #lostAt = Number.NEGATIVE_INFINITY;
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
      make: (gpu, wanted, cause, life) => this.#make(gpu, wanted, cause, life),
      leave: (next) => {
        next.change.before?.();
        for (const follower of this.#followers) follower.leave?.(next);
      },
      show: (made, wanted, cause) => this.#show(made, wanted, cause),
      suits: ({ engine }) => choices.suits(engine.settings),
      goOn: async ({ engine }, wanted) => ({ ...wanted, bodies: await engine.readBodies(), change: {} }),
      kept: ({ engine }, wanted) => this.#keptOf(engine, wanted),
      isLost: (gpu) => this.#isLost(gpu),
      fail: (error, cause) => this.#notMade(error, cause),
      rest: ({ named }) => choices.nameAs(named),
    });
  }

  /** Calls this one's hooks from now on, after those of the followers before it. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Finds a graphics device, then makes what `first` asks for on it. Throws GpuFault where there is none. */
  async start(first: (gpu: Gpu) => void): Promise<void> {
    const gpu = await requestGpu();
    first(gpu);
    await this.#equip(gpu);
    new Keeper(() => this.engine, this.#choices.keepEvery, this.fail);
  }

  get gpu(): Gpu | null {
    return this.#gpu;
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

  /** The run that is shown; stays while its device is replaced. */
  get run(): Run | null {
    return this.#run.wanted?.run ?? null;
  }

  /** What the shown run was made from. */
  get wanted(): Wanted | null {
    return this.#run.wanted;
  }

  /** The bodies that were kept on the host last, also where their device was lost. */
  get kept(): Bodies | null {
    return this.#run.last?.engine.kept.bodies ?? null;
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
  replace(ask: (life: AbortSignal) => Promise<Wanted | null>, turn?: number): Promise<Outcome> {
    return this.#run.replace(ask, turn);
  }

  /** The same bodies at their start, unless others are on their way, which begin there anyway. */
  reset(): Promise<Outcome> {
    return this.#run.again((wanted) => ({ ...wanted, bodies: wanted.run.bodies, change: {} }));
  }

  /** The choices changed: the same bodies go on with another engine where this one does not suit them. */
  review(): void {
    this.#run.review();
  }

  /** Ends the wish for other bodies that is under way; what is shown stays. */
  cancel(): void {
    this.#run.cancel();
    this.source.cancel();
    for (const follower of this.#followers) follower.interrupt?.();
  }

  /** Hands over side B that was made along with the run: whoever takes it frees it. */
  takeRight(): Engine | null {
    return this.#run.made?.takeRight() ?? null;
  }

  /** Draws another engine's bodies beside those of the run, or none. */
  showRight(right: Engine | null): void {
    this.#right = right;
    const view = this.run?.view;
    this.#picture?.show(view ? right : null, view, 1);
    for (const follower of this.#followers) follower.pair?.(right);
    this.#frames?.pace.forget();
  }

  /** Nothing is shown any more, and nothing is under way. */
  end(): void {
    this.#gpu = null;
    this.#run.end();
    this.source.cancel();
    this.#voice.idle();
  }

  /** Loses the device as a driver's reset would: for tests. */
  loseDevice(): void {
    this.#gpu?.device.destroy();
  }

  /** Says what failed. False where it is no news, since the device was lost: that is said once. */
  readonly fail = async (error: unknown): Promise<boolean> => {
    const gpu = this.#gpu;
    if (!gpu || (await this.#isLost(gpu))) return false;
    this.#voice.error(oneLine(error));
    return true;
  };

  /** Hears of it when work that nobody waits for fails. */
  readonly ask = (work: Promise<unknown> | undefined): void => {
    work?.catch(this.fail);
  };

  /** Canvas, picture and frames for a device, then the run on it. */
  async #equip(gpu: Gpu): Promise<void> {
    this.#gpu = gpu;
    this.ask(gpu.device.lost.then(({ reason, message }) => this.#lost(gpu, message || reason)));
    gpu.device.addEventListener("uncapturederror", (event) => {
      if (gpu === this.#gpu) this.ask(this.fail(event.error));
    });
    const picture = await Picture.create(this.#canvas(), gpu.device, !gpu.software).catch(async (error) => {
      if (await this.#isLost(gpu)) return null;
      throw error;
    });
    // Lost meanwhile: the next device has a picture of its own.
    if (gpu !== this.#gpu || !picture) return picture?.destroy();
    this.#picture = picture;
    // What fails late on a device that is gone is no news.
    const fail = async (error: unknown) => gpu === this.#gpu && this.fail(error);
    picture.onError = fail;
    if (this.#stance) picture.camera.begin(this.#stance.first);
    if (this.#stance?.view) picture.camera.take(this.#stance.view);
    const frames = new Frames(this.#listener(fail), gpu.device, picture);
    this.#frames = frames;
    for (const follower of this.#followers) follower.equip?.({ gpu, picture, frames });
    frames.start();
    this.#run.take(gpu);
  }

  #listener(fail: (error: unknown) => void): FrameListener {
    const each = this.#followers;
    return {
      choices: () => this.#choices.frame(),
      summary: (summary) => {
        for (const follower of each) follower.summary?.(summary);
      },
      measured: (measurement) => {
        for (const follower of each) follower.measured?.(measurement);
      },
      frame: (now, engine) => {
        for (const follower of each) follower.frame?.(now, engine);
      },
      returned: (engine) => {
        for (const follower of each) follower.returned?.(engine);
      },
      fail,
    };
  }

  /** The device is gone: what was filmed is offered, what was built is put aside, and nothing asks it any more. */
  #unequip(): void {
    const { camera } = this.#picture ?? {};
    if (camera) this.#stance = { first: camera.first, view: camera.view };
    this.#frames?.stop();
    for (const follower of this.#followers) follower.unequip?.();
    this.#dropStandIn();
    this.#picture?.destroy();
    this.#frames = this.#picture = this.#right = null;
  }

  /** The engine of a run, and its other side where two are compared; until there is one the bodies are shown at rest. */
  async #make(gpu: Gpu, wanted: Wanted, cause: Cause, life: AbortSignal): Promise<Engines> {
    const { bodies, change } = wanted;
    if (!this.engine) this.#showAtRest(gpu, wanted);
    const options = { timestamps: gpu.device.features.has("timestamp-query") };
    const { gravity } = bodies.units;
    const chosen = { ...this.#choices.settings(), ...pick(change.settings), gravity, ...change.fixed };
    const engine = await Engine.create(gpu.device, bodies, chosen, options);
    const alone = change.alone && cause === "new";
    try {
      if (!life.aborted) await change.prepare?.(engine, gpu.device);
      const none = life.aborted || alone;
      const right = none ? null : await this.makeRight(gpu.device, bodies, engine.settings, options, life);
      return new Engines(engine, right);
    } catch (error) {
      engine.destroy();
      throw error;
    }
  }

  #showAtRest(gpu: Gpu, wanted: Wanted): void {
    const picture = this.#picture;
    if (!picture || this.#standIn?.of === wanted) return;
    const before = this.#standIn;
    this.#standIn = { of: wanted, bodies: new StandIn(gpu.device, wanted.bodies, wanted.run.view.depth) };
    if (wanted.change.first) picture.camera.begin(wanted.change.first);
    picture.show(this.#standIn.bodies, wanted.run.view);
    before?.bodies.destroy();
    // For `npm run bench:page`: the loop's own frame comes before this one. On a lost device there is no picture.
    requestAnimationFrame(() =>
      gpu.device.queue.onSubmittedWorkDone().then(
        () => performance.mark("first picture"),
        () => {},
      ),
    );
  }

  #dropStandIn(): void {
    this.#standIn?.bodies.destroy();
    this.#standIn = null;
  }

  /** These engines' run is on from now on. */
  #show({ engine }: Engines, wanted: Wanted, cause: Cause): void {
    const [picture, frames] = [this.#picture, this.#frames];
    if (!picture || !frames) throw new Error("a run without a picture; a device is taken when its picture is there");
    const { run, change } = wanted;
    if (change.defaultsOf !== undefined) this.#defaultsOf = change.defaultsOf;
    if (change.shown !== undefined) this.#viewOf = change.shown;
    if (change.first && this.#standIn?.of !== wanted) picture.camera.begin(change.first);
    picture.show(engine, run.view);
    this.#dropStandIn();
    frames.run(engine);
    const shown = { engine, wanted, cause };
    for (const follower of this.#followers) follower.show?.(shown);
    change.after?.();
    for (const follower of this.#followers) follower.begin?.(shown);
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
      this.#dropStandIn();
    }
    if (cause === "changed" && engine) this.#choices.takeBack(engine.settings);
    this.ask(this.fail(error));
  }

  /** Goes on with a new device from the bodies that were kept last, and says what was lost; once a minute at most. */
  async #lost(gpu: Gpu, why: string): Promise<void> {
    if (gpu !== this.#gpu) return;
    this.#gpu = null;
    this.#run.lose(gpu);
    const now = performance.now();
    const again = now - this.#lostAt < AGAIN;
    this.#lostAt = now;
    try {
      this.#unequip();
      if (again) throw new Error(why);
      await this.#equip(await requestGpu());
    } catch (error) {
      this.#giveUp(error);
    }
  }

  /** What a run goes on from whose device was lost. */
  #keptOf(engine: Engine, wanted: Wanted): Wanted {
    const { bodies, steps } = engine.kept;
    const lost = engine.steps - steps;
    return { ...wanted, bodies, change: { after: () => this.#voice.recovered(steps, lost) } };
  }

  #giveUp(error: unknown): void {
    this.end();
    this.#voice.fault(error, "lost");
  }

  /** Was this device lost by now? The loss is told about when it breaks things; the queue ends after it. */
  async #isLost(gpu: Gpu): Promise<boolean> {
    await gpu.device.queue.onSubmittedWorkDone().catch(() => {});
    return gpu !== this.#gpu;
  }
}

function pick(settings: Wanted["change"]["settings"]) {
  if (!settings) return {};
  const { theta, softening, timestep } = settings;
  return { theta, softening, timestep };
}
