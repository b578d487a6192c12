// More than 400 lines because everything that makes, shows and replaces a run meets here; each part has a file of its own.

import { MODEL_SCALE, scaleOf, timeMyr } from "../data/bodies/units.ts";
import { Engine } from "../engine/index.ts";
import { BuilderDoor } from "../features/builder/door.ts";
import { Comparison } from "../features/compare/controller.ts";
import { type Lender, type Named, namedBy, Opening, type Run, type Wanted } from "../features/files/controller.ts";
import { type Linked, rangesFor } from "../features/files/presets.ts";
import { Presets } from "../features/files/presetsController.ts";
import { saveSnapshot } from "../features/files/saveSnapshot.ts";
import { Sessions } from "../features/files/sessions.ts";
import type { Host } from "../features/host.ts";
import { Lookout, sightHost } from "../features/inspect/controller.ts";
import { Pictures } from "../features/pictures/controller.ts";
import { chosenInfo, stemOf } from "../features/play/state.ts";
import { suitableBodies } from "../features/play/suitable.ts";
import { keepAddress } from "../features/share/addressBar.ts";
import { writeAddress } from "../features/share/link.ts";
import type { Store } from "../features/store.ts";
import { text } from "../features/text.ts";
import { Timeline } from "../features/timeline/controller.ts";
import { Keeper } from "../features/timeline/keeper.ts";
import { sayHome } from "../features/timeline/reversal.ts";
import { quantityOf } from "../features/units/state.ts";
import { waitFor } from "../features/waiting.ts";
import { rounded } from "../language/format.ts";
import type { OrbitCamera } from "../render/camera.ts";
import { type Gpu, GpuFault, requestGpu } from "../render/device.ts";
import { Picture } from "../render/picture.ts";
import { StandIn } from "../render/standIn.ts";
import { BodiesSource } from "../run/bodiesSource.ts";
import { type Cause, type Outcome, ShownRun } from "../run/shownRun.ts";
import { debugHandle } from "./debugHandle.ts";
import { Loop } from "./loop.ts";
import { copyLink, newCanvas, oneLine, recall, remember } from "./pageParts.ts";

/** Default and greatest number of bodies, by what draws and computes. */
const REAL = { n: 65536, most: 4_194_304 };
const SOFTWARE = { n: 16384, most: 262_144 };

/** Milliseconds of running after which the number of bodies is fitted to the machine. */
const SUIT_AFTER = 1200;

/** What a device makes of a run: its engine, and the other side's where two are compared. */
class Engines {
  readonly engine: Engine;
  #right: Engine | null;

  constructor(engine: Engine, right: Engine | null) {
    this.engine = engine;
    this.#right = right;
  }

  /** Hands the other side over: whoever takes it frees it. */
  takeRight(): Engine | null {
    const right = this.#right;
    this.#right = null;
    return right;
  }

  destroy(): void {
    this.engine.destroy();
    this.#right?.destroy();
  }
}

/** Joins store, worker, engine and picture: makes runs from choices, and does what commands ask. */
export class Page {
  readonly #store: Store;
  readonly #place: HTMLElement;
  readonly #source = new BodiesSource();
  #gpu: Gpu | null = null;
  #picture: Picture | null = null;
  #loop: Loop | null = null;
  readonly #shownRun: ShownRun<Gpu, Wanted, Engines>;
  /** The first picture, while the first engine is compiled. */
  #standIn: { readonly of: Wanted; readonly bodies: StandIn } | null = null;
  /** Where the camera of a lost device stood. */
  #stance: Pick<OrbitCamera, "first" | "view"> | null = null;
  /** Name of the scenario whose defaults are in force; null for a file. */
  #defaultsOf: string | null;
  #pictures: Pictures | null = null;
  readonly #timeline: Timeline;
  readonly #opening: Opening;
  readonly #presets: Presets;
  readonly #comparison: Comparison;
  #lookout: Lookout | null = null;
  readonly #builder: BuilderDoor;
  readonly #sessions: Sessions;
  readonly host: Host;

  constructor(store: Store, place: HTMLElement) {
    this.#store = store;
    this.#place = place;
    this.#defaultsOf = store.getState().scenario;
    const fail = this.#fail;
    this.#shownRun = new ShownRun({
      make: (gpu, wanted, cause, life) => this.#makeEngines(gpu, wanted, cause, life),
      leave: ({ change }) => change.before?.(),
      show: (made, wanted, cause) => this.#show(made, wanted, cause),
      suits: ({ engine }) => this.#isAsChosen(engine),
      goOn: async ({ engine }, wanted) => ({ ...wanted, bodies: await engine.readBodies(), change: {} }),
      kept: ({ engine }, wanted) => this.#keptOf(engine, wanted),
      isLost: (gpu) => this.#isLost(gpu),
      fail: (error, cause) => this.#notMade(error, cause),
      rest: ({ named }) => this.#nameAs(named),
    });
    this.#timeline = new Timeline(
      store,
      () => this.#engines,
      () => this.#picture,
      fail,
    );
    const lender = {
      source: this.#source,
      replace: (ask, turn) => this.#shownRun.replace(ask, turn),
      engine: () => this.#engine,
      kept: () => this.#shownRun.last?.engine.kept.bodies ?? null,
      picture: () => this.#picture,
      standing: () => ({ wanted: this.#shownRun.wanted, defaultsOf: this.#defaultsOf, shown: this.#shown }),
    } satisfies Lender;
    this.#opening = new Opening(store, lender);
    this.#sessions = new Sessions(store, {
      ...lender,
      address: () => this.#address(),
      stem: () => this.#fileStem(),
      forgetOpened: () => this.#opening.forget(),
      fail,
    });
    this.#presets = new Presets(store, () => this.#address());
    this.#comparison = new Comparison(store, {
      device: () => this.#gpu?.device ?? null,
      left: () => this.#engine,
      changed: (right) => this.#showRight(right),
      fail,
    });
    this.#builder = new BuilderDoor(store, {
      engines: () => this.#engines,
      run: () => this.#run,
      picture: () => this.#picture,
      loop: () => this.#loop,
      device: () => this.#gpu?.device ?? null,
      make: () => this.#make(true),
      watch: (engine, { bodies, view }) => this.#lookout?.begin(engine, bodies, view),
      fail,
    });
    this.host = this.#makeHost();
  }

  async start(): Promise<void> {
    const { setBusy, setFault, setStatus } = this.#store.getState();
    setBusy({ label: text.starting, fraction: null });
    try {
      const gpu = await requestGpu();
      this.#adoptMachine(gpu);
      setStatus({ adapter: gpu.name, software: gpu.software });
      this.#followChoices();
      this.#ask(this.#make());
      await this.#equip(gpu);
      new Keeper(this.#store, () => this.#engine, this.#fail);
    } catch (error) {
      this.#end();
      if (error instanceof GpuFault) setFault(error);
      else setFault({ title: "The page could not start", advice: oneLine(error), retry: true });
    }
  }

  /** Everything that belongs to one device but the engine: canvas, picture, loop, stills and films. */
  async #equip(gpu: Gpu): Promise<void> {
    this.#gpu = gpu;
    this.#ask(gpu.device.lost.then(({ reason, message }) => this.#lost(gpu, message || reason)));
    gpu.device.addEventListener("uncapturederror", (event) => {
      if (gpu === this.#gpu) this.#ask(this.#fail(event.error));
    });
    // What fails late on a device that is gone is no news.
    const fail = async (error: unknown) => gpu === this.#gpu && this.#fail(error);
    const picture = await Picture.create(newCanvas(this.#place), gpu.device, !gpu.software).catch(async (error) => {
      if (await this.#isLost(gpu)) return null;
      throw error;
    });
    // Lost meanwhile: the next device has a picture of its own.
    if (gpu !== this.#gpu || !picture) return picture?.destroy();
    this.#picture = picture;
    picture.onNote = (told) => this.#store.getState().setStatus({ told });
    picture.onError = fail;
    picture.mass.onRange = (massRange) => this.#store.setState({ massRange });
    if (this.#stance) picture.camera.begin(this.#stance.first);
    if (this.#stance?.view) picture.camera.take(this.#stance.view);
    const loop = new Loop(this.#store, gpu.device, picture);
    this.#loop = loop;
    loop.company = this.#comparison;
    loop.onHome = (engine) => this.#ask(sayHome(this.#store, engine));
    loop.onError = fail;
    const names = { stem: () => this.#fileStem(), address: () => this.#address() };
    this.#pictures = new Pictures(this.#store, gpu.device, picture, loop, names, fail);
    this.#lookout = new Lookout(this.#store, gpu.device, picture, fail);
    loop.start();
    this.#shownRun.take(gpu);
  }

  /** The device is gone: what was filmed is offered, what was built is put aside, and nothing asks it any more. */
  #unequip(): void {
    const { camera } = this.#picture ?? {};
    if (camera) this.#stance = { first: camera.first, view: camera.view };
    this.#loop?.stop();
    this.#builder.putAside();
    this.#ask(this.#pictures?.lose());
    this.#timeline.clear();
    this.#comparison.leave();
    this.#lookout?.destroy();
    this.#dropStandIn();
    this.#picture?.destroy();
    this.#loop = this.#pictures = this.#lookout = this.#picture = null;
  }

  /** Nothing is shown any more, and nothing is under way. */
  #end(): void {
    this.#gpu = null;
    this.#shownRun.end();
    this.#source.cancel();
    this.#store.getState().setBusy(null);
  }

  /** Says what failed where nobody else does. */
  readonly hear = (error: unknown): void => this.#ask(this.#fail(error));

  /** Hears of it when work that nobody waits for fails. */
  #ask(work: Promise<unknown> | undefined): void {
    work?.catch(this.#fail);
  }

  get #engine(): Engine | null {
    return this.#shownRun.made?.engine ?? null;
  }

  get #run(): Run | null {
    return this.#shownRun.wanted?.run ?? null;
  }

  /** The engines that are stepped together. */
  get #engines(): readonly Engine[] {
    const { right } = this.#comparison;
    return this.#engine ? [this.#engine, ...(right ? [right] : [])] : [];
  }

  #showRight(right: Engine | null): void {
    const view = this.#run?.view;
    this.#picture?.show(view ? right : null, view, 1);
    this.#pictures?.fit();
    this.#loop?.pace.forget();
    this.#timeline.pair();
  }

  #makeHost(): Host {
    const timeline = this.#timeline;
    return {
      step: () => this.#loop?.stepOnce(),
      reset: () => this.#ask(this.#reset()),
      openFiles: (files) => this.#ask(this.#open(files)),
      saveSession: () => this.#ask(this.#sessions.save()),
      openLink: (link) => this.#ask(this.#opening.link(link)),
      assume: (assumptions) => this.#ask(this.#opening.assume(assumptions)),
      undoOpen: () => this.#ask(this.#opening.undo()),
      chooseFile: () => document.querySelector<HTMLInputElement>("#open-file")?.click(),
      cancel: () => {
        this.#shownRun.cancel();
        this.#source.cancel();
        this.#ask(this.#pictures?.cancel());
      },
      saveSnapshot: () => this.#ask(saveSnapshot(this.#store, this.#source, this.#engine, this.#fileStem())),
      screenshot: () => this.#ask(this.#pictures?.still()),
      record: () => this.#ask(this.#pictures?.record()),
      copyLink: () => this.#ask(copyLink(this.#store, this.#address())),
      camera: {
        fit: () => this.#picture?.camera.fit(),
        home: () => this.#picture?.camera.home(),
        rotate: (left, up) => this.#picture?.camera.rotate(left, up),
        zoom: (factor) => this.#picture?.camera.zoom(factor),
      },
      timeline: {
        scrub: (index) => this.#ask(timeline.scrub(index)),
        move: (by) => this.#ask(timeline.move(by)),
        bookmark: () => this.#ask(timeline.bookmark()),
        goTo: (id) => this.#ask(timeline.goTo(id)),
        forget: (id) => timeline.forget(id),
      },
      presets: this.#presets,
      sight: sightHost(() => this.#lookout, this.#fail),
      builder: this.#builder,
    };
  }

  /** What tests and the console may look at. */
  readonly debug = debugHandle(
    () => this.#engine,
    () => this.#picture,
    () => this.#loop,
    () => this.#pictures,
    () => this.#gpu,
    () => this.#comparison.right,
  );

  /** Numbers of bodies that suit the adapter, where the address left them open. */
  #adoptMachine(gpu: Gpu): void {
    const { n, most } = gpu.software ? SOFTWARE : REAL;
    const asked = new URLSearchParams(location.search).has("n");
    const known = gpu.software ? null : recall(gpu.name, most);
    this.#suits = !asked && !gpu.software && known === null;
    this.#store.setState((s) => ({ limits: { bodies: Math.max(most, s.n) }, ...(!asked && { n: known ?? n }) }));
  }

  /** Makes the bodies that the choices say, and begins a run with them; `anew`: with the defaults of its scenario. */
  #make(anew = false): Promise<Outcome> {
    const { scenario, n, seed, values, build, linked } = this.#store.getState();
    const named = namedBy(this.#store.getState());
    this.#store.setState({ linked: null });
    return this.#shownRun.replace(async () => {
      const run = await waitFor(this.#store, text.loading, (progress) =>
        this.#source.make({ kind: "make", name: scenario, n, seed, values: { ...values }, build }, progress),
      );
      if (!run) return null;
      const { scenarios } = this.#store.getState();
      const { defaults } = chosenInfo({ scenarios, scenario, values });
      const other = anew || this.#defaultsOf !== scenario;
      const asked = linked?.settings;
      // Another value may be another pair of galaxies, of another size.
      const sized = this.#picture?.camera.first.radius !== defaults.viewRadius;
      const first = { radius: defaults.viewRadius, direction: defaults.viewDirection };
      const after = () => {
        if (asked) this.#store.setState((s) => ({ ranges: rangesFor(s, asked) }));
        else if (other) this.#store.getState().setColour(defaults.colour);
        this.#opening.forget();
        if (linked) this.#followLink(linked);
        if (this.#suits) this.#suits = this.#suit(run);
      };
      const change = {
        shown: scenario,
        ...((other || asked) && { settings: asked ?? defaults, defaultsOf: scenario }),
        ...((this.#run === null || this.#shown !== scenario || asked || anew || sized) && { first }),
        after,
      };
      return { run, bodies: run.bodies, named, change };
    });
  }

  /** The same bodies at their start, unless others are on their way, which begin there anyway. */
  #reset(): Promise<Outcome> {
    return this.#shownRun.again((wanted) => ({ ...wanted, bodies: wanted.run.bodies, change: {} }));
  }

  async #open(files: readonly File[]): Promise<void> {
    const turn = this.#shownRun.turn();
    if (await this.#presets.open(files)) return;
    if (!(await this.#sessions.open(files, turn))) await this.#opening.open(files, turn);
  }

  /** Scenario whose first view is on the screen; null for a file. */
  #shown: string | null = null;
  /** Is the number of bodies still the page's to choose? */
  #suits = false;

  /** The camera of the link or preset that asked for the run, and whether its bodies are the same. */
  #followLink({ camera, check }: Linked): void {
    if (camera) this.#picture?.camera.take(camera);
    const mine = this.#run?.view.check;
    const { say } = this.#store.getState();
    if (check && check === mine) say("note", text.sameBodies(check));
    if (check && check !== mine) say("error", text.otherBodies(check, mine ?? ""));
  }

  /**
   * A while after the first frames, as many bodies as this machine can move: the run begins anew before much has
   * happened. Only where nobody has chosen a number; the choice is kept for the next visit.
   */
  #suit(begun: Run): false {
    setTimeout(() => {
      const { step, draw } = this.#loop?.pace ?? { step: null, draw: 0 };
      const { generation, playing, n } = this.#store.getState();
      if (this.#run !== begun || step === null || generation !== 0 || !playing || !this.#gpu) return;
      const best = suitableBodies(n, step, draw);
      remember(this.#gpu.name, best);
      if (best >= 2 * n || best <= n / 2) this.#store.getState().setBodies(best);
    }, SUIT_AFTER);
    return false;
  }

  /** The engine of a run, and its other side where two are compared; until there is one the bodies are shown at rest. */
  async #makeEngines(gpu: Gpu, wanted: Wanted, cause: Cause, life: AbortSignal): Promise<Engines> {
    const { bodies, change } = wanted;
    if (!this.#engine) this.#showAtRest(gpu, wanted);
    const { settings, solver, engineChoices } = this.#store.getState();
    const options = { timestamps: gpu.device.features.has("timestamp-query") };
    const { theta, softening, timestep } = change.settings ?? settings;
    const { gravity } = bodies.units;
    const chosen = { theta, softening, timestep, ...engineChoices, solver, gravity, ...change.fixed };
    const engine = await Engine.create(gpu.device, bodies, chosen, options);
    const alone = change.alone && cause === "new";
    try {
      if (!life.aborted) await change.prepare?.(engine, gpu.device);
      const right =
        life.aborted || alone ? null : await this.#comparison.make(gpu.device, bodies, engine.settings, options, life);
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
  #show(made: Engines, wanted: Wanted, cause: Cause): void {
    const [picture, loop] = [this.#picture, this.#loop];
    if (!picture || !loop) throw new Error("a run without a picture; a device is taken when its picture is there");
    const { engine } = made;
    const { run, bodies, change } = wanted;
    const { engineChoices, adoptDefaults, setStatus, setMeasurement, clearHistory, setScale } = this.#store.getState();
    this.#builder.leave();
    // Settings of the new run would have misled the old one.
    if (change.settings) adoptDefaults(change.settings);
    if (change.defaultsOf !== undefined) this.#defaultsOf = change.defaultsOf;
    if (change.shown !== undefined) this.#shown = change.shown;
    const { leafSize, rebuildInterval } = engineChoices;
    if (!change.fixed) engine.set({ leafSize, rebuildInterval });
    setMeasurement(null);
    clearHistory();
    const { check, galaxies, present } = run.view;
    const { units } = bodies;
    const typical = { density: run.view.density / units.gravity, time: run.view.time };
    const seen = { check, galaxies, components: present, typical };
    const { count, steps, time } = engine;
    setStatus({ bodies: count, steps, time, timeMyr: timeMyr(units), ...seen });
    // A model without units is read at a documented scale; of a file without units nothing is assumed.
    const own = scaleOf(units);
    const assumed = own === null && this.#defaultsOf !== null;
    setScale(assumed ? scaleOf(MODEL_SCALE) : own, assumed);
    if (change.first && this.#standIn?.of !== wanted) picture.camera.begin(change.first);
    picture.show(engine, run.view);
    this.#dropStandIn();
    this.#comparison.begin(engine, made.takeRight());
    loop.run(engine);
    this.#timeline.begin(run.view);
    this.#lookout?.begin(engine, bodies, run.view);
    change.after?.();
    if (cause === "changed") this.#sayEnergyAnew(time);
    this.#builder.takeUp(cause === "recovered");
  }

  /** The potential of another solver is another one, so the first energy is too. */
  #sayEnergyAnew(time: number): void {
    const state = this.#store.getState();
    const clock = quantityOf(state, "time");
    state.say("note", text.energyAnew(`${rounded(time * clock.factor)} ${clock.unit}`));
  }

  /** Was this engine compiled with the choices that hold now? */
  #isAsChosen({ settings }: Engine): boolean {
    const { solver, engineChoices } = this.#store.getState();
    const { kernel, multipole } = engineChoices;
    return settings.solver === solver && settings.kernel === kernel && settings.multipole === multipole;
  }

  /** Says why there is no other engine. After a change of choices they are again those of the engine that is there. */
  #notMade(error: unknown, cause: Cause): void {
    if (cause === "recovered") {
      this.#unequip();
      this.#giveUp(error);
      return;
    }
    if (!this.#engine) {
      this.#picture?.show(null);
      this.#dropStandIn();
    }
    const made = this.#engine?.settings;
    if (cause === "changed" && made) {
      const { solver, kernel, multipole } = made;
      this.#store.setState((s) => ({ solver, engineChoices: { ...s.engineChoices, kernel, multipole } }));
    }
    this.#ask(this.#fail(error));
  }

  /** What was asked for and can't be shown is no choice any more. */
  #nameAs(named: Named): void {
    const state = this.#store.getState();
    const keys = Object.keys(named) as (keyof Named)[];
    if (keys.some((key) => named[key] !== state[key])) this.#store.setState(named);
  }

  /** The query that reproduces this run and view. */
  #address(): string {
    const state = this.#store.getState();
    return writeAddress(state, this.#picture?.camera.view ?? null, state.status.check || null);
  }

  #fileStem(): string {
    return stemOf(this.#store.getState(), this.#engine?.steps ?? 0);
  }

  #followChoices(): void {
    keepAddress(this.#store, () => this.#picture?.camera.view ?? null);
    this.#store.subscribe((now, before) => {
      const [chosen, old] = [now.engineChoices, before.engineChoices];
      const compiled =
        now.solver !== before.solver || chosen.kernel !== old.kernel || chosen.multipole !== old.multipole;
      const { leafSize, rebuildInterval } = chosen;
      if (now.generation !== before.generation) this.#ask(this.#make());
      else if (compiled) this.#shownRun.review();
      if (chosen !== old) this.#engine?.set({ leafSize, rebuildInterval });
    });
  }

  /** Milliseconds at which a device was lost last: a second loss soon after is no accident. */
  #lostAt = Number.NEGATIVE_INFINITY;

  /** Goes on with a new device from the bodies that were kept last, and says what was lost; once a minute at most. */
  async #lost(gpu: Gpu, why: string): Promise<void> {
    if (gpu !== this.#gpu) return;
    this.#gpu = null;
    this.#shownRun.lose(gpu);
    const now = performance.now();
    const again = now - this.#lostAt < 60_000;
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
    const after = () => this.#store.getState().say("error", text.recovered(steps, lost));
    return { ...wanted, bodies, change: { after } };
  }

  #giveUp(error: unknown): void {
    this.#end();
    this.#store.getState().setFault({
      title: "The graphics adapter was lost",
      advice: `The browser or the driver reset it (${oneLine(error)}). Start again; if it happens again, choose fewer bodies or close other pages.`,
      retry: true,
    });
  }

  /** Was this device lost by now? The loss is told about when it breaks things; the queue ends after it. */
  async #isLost(gpu: Gpu): Promise<boolean> {
    await gpu.device.queue.onSubmittedWorkDone().catch(() => {});
    return gpu !== this.#gpu;
  }

  /** Says what failed. False where it is no news, since the device was lost: that is said once. */
  readonly #fail = async (error: unknown): Promise<boolean> => {
    const gpu = this.#gpu;
    if (!gpu || (await this.#isLost(gpu))) return false;
    this.#store.getState().say("error", oneLine(error));
    return true;
  };
}
