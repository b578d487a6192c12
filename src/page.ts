// More than 400 lines because everything that makes, shows and replaces a run meets here; each part has a file of its own.
import { keepAddress } from "./addressBar.ts";
import { BodiesSource } from "./bodiesSource.ts";
import { BuilderDoor } from "./builderDoor.ts";
import { Comparison } from "./comparison.ts";
import { MODEL_SCALE, scaleOf, timeMyr } from "./data/bodies/units.ts";
import { debugHandle } from "./debugHandle.ts";
import { Engine } from "./engine/index.ts";
import { Keeper } from "./keeper.ts";
import { Lookout, sightHost } from "./lookout.ts";
import { Loop } from "./loop.ts";
import { type Change, type Lender, Opening, type Run } from "./opening.ts";
import { copyLink, newCanvas, oneLine, recall, remember } from "./pageParts.ts";
import { Pictures } from "./pictures.ts";
import { Presets } from "./presets.ts";
import { type Gpu, GpuFault, requestGpu } from "./render/device.ts";
import { Picture } from "./render/picture.ts";
import { StandIn } from "./render/standIn.ts";
import { sayHome } from "./reversal.ts";
import { saveSnapshot } from "./saving.ts";
import { Sessions } from "./sessions.ts";
import type { Host } from "./state/host.ts";
import { type Linked, rangesFor } from "./state/presets.ts";
import { chosenInfo, stemOf } from "./state/run.ts";
import { writeAddress } from "./state/shareLink.ts";
import type { Store } from "./state/store.ts";
import { text } from "./state/text.ts";
import { quantityOf } from "./state/units.ts";
import { suitableBodies } from "./suitable.ts";
import { Timeline } from "./timeline.ts";
import { rounded } from "./ui/format.ts";
import { waitFor } from "./waiting.ts";

/** Default and greatest number of bodies, by what draws and computes. */
const REAL = { n: 65536, most: 4_194_304 };
const SOFTWARE = { n: 16384, most: 262_144 };

/** Milliseconds of running after which the number of bodies is fitted to the machine. */
const SUIT_AFTER = 1200;

/** Joins store, worker, engine and picture: makes runs from choices, and does what commands ask. */
export class Page {
  readonly #store: Store;
  readonly #place: HTMLElement;
  readonly #source = new BodiesSource();
  #gpu: Gpu | null = null;
  #picture: Picture | null = null;
  #loop: Loop | null = null;
  #engine: Engine | null = null;
  #run: Run | null = null;
  /** Name of the scenario whose defaults are in force; null for a file. */
  #defaultsOf: string | null;
  #pictures: Pictures | null = null;
  readonly #timeline: Timeline;
  readonly #opening: Opening;
  /** Counts the runs that were begun: of two at once the later one stays. */
  #begun = 0;
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
    const fail = (error: unknown) => this.#fail(error);
    this.#timeline = new Timeline(
      store,
      () => this.#engines,
      () => this.#picture,
      fail,
    );
    const lender = {
      source: this.#source,
      begin: (run: Run, change: Change) => this.#begin(run, change),
      engine: () => this.#engine,
      picture: () => this.#picture,
      standing: () => ({ run: this.#run, defaultsOf: this.#defaultsOf, shown: this.#shown }),
      setFirst: (run: Run) => {
        this.#run = run;
      },
    } satisfies Lender;
    this.#opening = new Opening(store, lender);
    this.#sessions = new Sessions(store, {
      ...lender,
      device: () => this.#gpu?.device ?? null,
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
      this.#gpu = gpu;
      this.#adoptMachine(gpu);
      setStatus({ adapter: gpu.name, software: gpu.software });
      const bodies = this.#make();
      await this.#equip(gpu);
      this.#followChoices();
      new Keeper(this.#store, () => this.#engine);
      await bodies;
    } catch (error) {
      setBusy(null);
      if (error instanceof GpuFault) setFault(error);
      else setFault({ title: "The page could not start", advice: oneLine(error), retry: true });
    }
  }

  /** Everything that belongs to one device but the engine: canvas, picture, loop, stills and films. */
  async #equip(gpu: Gpu): Promise<void> {
    this.#gpu = gpu;
    void gpu.device.lost.then(({ reason, message }) => this.#lost(gpu, reason, message));
    gpu.device.addEventListener("uncapturederror", (event) => {
      if (gpu === this.#gpu) this.#fail(event.error);
    });
    const picture = await Picture.create(newCanvas(this.#place), gpu.device, !gpu.software);
    this.#picture = picture;
    picture.onTold = (told) => this.#store.getState().setStatus({ told });
    picture.onError = (error) => this.#fail(error);
    picture.mass.onRange = (massRange) => this.#store.setState({ massRange });
    this.#loop = new Loop(this.#store, gpu.device, picture);
    this.#loop.company = this.#comparison;
    this.#loop.onHome = (engine) => void sayHome(this.#store, engine).catch((error) => this.#fail(error));
    this.#loop.onError = (error) => this.#fail(error);
    const names = { stem: () => this.#fileStem(), address: () => this.#address() };
    this.#pictures = new Pictures(this.#store, gpu.device, picture, this.#loop, names, (error) => this.#fail(error));
    this.#timeline.clear();
    this.#lookout?.destroy();
    this.#lookout = new Lookout(this.#store, gpu.device, picture, (error) => this.#fail(error));
    this.#loop.start();
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
    return {
      step: () => this.#loop?.stepOnce(),
      reset: () => void this.#begin(this.#run),
      openFiles: (files) => void this.#open(files),
      saveSession: () => void this.#sessions.save(),
      openLink: (link) => void this.#opening.link(link),
      assume: (assumptions) => void this.#opening.assume(assumptions),
      undoOpen: () => void this.#opening.undo(),
      chooseFile: () => document.querySelector<HTMLInputElement>("#open-file")?.click(),
      cancel: () => {
        this.#source.cancel();
        this.#opening.cancel();
        void this.#pictures?.cancel();
      },
      saveSnapshot: () => void saveSnapshot(this.#store, this.#source, this.#engine, () => this.#fileStem()),
      screenshot: () => void this.#pictures?.still(),
      record: () => void this.#pictures?.record(),
      copyLink: () => void copyLink(this.#store, this.#address()),
      camera: {
        fit: () => this.#picture?.camera.fit(),
        home: () => this.#picture?.camera.home(),
        rotate: (left, up) => this.#picture?.camera.rotate(left, up),
        zoom: (factor) => this.#picture?.camera.zoom(factor),
      },
      timeline: this.#timeline,
      presets: this.#presets,
      sight: sightHost(() => this.#lookout),
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
  async #make(anew = false): Promise<boolean> {
    const { scenario, n, seed, values, build, linked } = this.#store.getState();
    this.#store.setState({ linked: null });
    const made = await waitFor(this.#store, text.loading, (progress) =>
      this.#source.make({ kind: "make", name: scenario, n, seed, values: { ...values }, build }, progress),
    );
    if (!made) return false;
    const { scenarios } = this.#store.getState();
    const { defaults } = chosenInfo({ scenarios, scenario, values });
    const other = anew || this.#defaultsOf !== scenario;
    const asked = linked?.settings;
    // Another value may be another pair of galaxies, of another size.
    const sized = this.#picture?.camera.first.radius !== defaults.viewRadius;
    const view = { radius: defaults.viewRadius, direction: defaults.viewDirection };
    const begun = await this.#begin(made, {
      shown: scenario,
      ...((other || asked) && { settings: asked ?? defaults, defaultsOf: scenario }),
      ...((this.#run === null || this.#shown !== scenario || asked || anew || sized) && { first: view }),
    });
    if (!begun) return false;
    if (asked) this.#store.setState((s) => ({ ranges: rangesFor(s, asked) }));
    else if (other) this.#store.getState().setColour(defaults.colour);
    this.#opening.forget();
    if (linked) this.#followLink(linked);
    if (this.#suits) this.#suits = this.#suit(made);
    return true;
  }

  async #open(files: readonly File[]): Promise<void> {
    if (await this.#presets.open(files)) return;
    if (!(await this.#sessions.open(files))) await this.#opening.open(files);
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

  /** A new engine with these bodies takes the old one's place when it is ready. */
  async #begin(run: Run | null, change: Change = {}): Promise<boolean> {
    const [gpu, loop, picture] = [this.#gpu, this.#loop ?? (await this.#ready()), this.#picture];
    if (!run || !gpu || !loop || !picture) return false;
    const turn = ++this.#begun;
    const { first } = change;
    const state = this.#store.getState();
    const { settings, solver, engineChoices, setStatus, setMeasurement, clearHistory, adoptDefaults } = state;
    const standIn = this.#engine ? null : new StandIn(gpu.device, run.bodies, run.view.depth);
    try {
      if (standIn) {
        if (first) picture.camera.begin(first);
        picture.show(standIn, run.view);
        // For `npm run bench:page`: the loop's own frame comes before this one.
        requestAnimationFrame(() =>
          gpu.device.queue.onSubmittedWorkDone().then(
            () => performance.mark("first picture"),
            () => {},
          ),
        );
      }
      const { gravity } = run.bodies.units;
      const options = { timestamps: gpu.device.features.has("timestamp-query") };
      const { theta, softening, timestep } = change.settings ?? settings;
      const wanted = { theta, softening, timestep, ...engineChoices, solver, gravity, ...change.fixed };
      const engine = await Engine.create(gpu.device, run.bodies, wanted, options);
      const current = turn === this.#begun;
      const right = current ? await this.#comparison.make(gpu.device, run.bodies, engine.settings, options) : null;
      if (turn !== this.#begun) {
        for (const made of [engine, right]) made?.destroy();
        return false;
      }
      const old = this.#engine;
      this.#builder.leave();
      this.#engine = engine;
      this.#run = run;
      // Settings of the new run would have misled the old one.
      if (change.settings) adoptDefaults(change.settings);
      if (change.defaultsOf !== undefined) this.#defaultsOf = change.defaultsOf;
      if (change.shown !== undefined) this.#shown = change.shown;
      setMeasurement(null);
      clearHistory();
      const { check, galaxies, present } = run.view;
      const { time, units } = run.bodies;
      const typical = { density: run.view.density / units.gravity, time: run.view.time };
      const seen = { check, galaxies, components: present, typical };
      setStatus({ bodies: engine.count, steps: 0, time, timeMyr: timeMyr(units), ...seen });
      // A model without units is read at a documented scale; of a file without units nothing is assumed.
      const own = scaleOf(units);
      const assumed = own === null && this.#defaultsOf !== null;
      this.#store.getState().setScale(assumed ? scaleOf(MODEL_SCALE) : own, assumed);
      if (first && !standIn) picture.camera.begin(first);
      picture.show(engine, run.view);
      this.#comparison.begin(engine, right);
      loop.run(engine);
      this.#timeline.begin(run.view);
      this.#lookout?.begin(engine, run.bodies, run.view);
      old?.destroy();
      return true;
    } catch (error) {
      if (standIn) picture.show(null);
      this.#fail(error);
      return false;
    } finally {
      standIn?.destroy();
    }
  }

  /** The loop, as soon as the picture is there. */
  async #ready(): Promise<Loop | null> {
    while (!this.#loop && !this.#store.getState().fault) await new Promise((r) => setTimeout(r, 5));
    return this.#loop;
  }

  /** Another solver takes over the bodies as they are; reset still goes back to the first ones. */
  async #changeSolver(): Promise<void> {
    const [engine, first] = [this.#engine, this.#run];
    if (!engine || !first) return;
    const bodies = await engine.readBodies();
    const begun = await this.#begin({ bodies, view: first.view });
    this.#run = first;
    const { say, scale, units } = this.#store.getState();
    const clock = quantityOf({ scale, units }, "time");
    // Its potential is another one, so the first energy is too.
    if (begun) say("note", text.energyAnew(`${rounded(bodies.time * clock.factor)} ${clock.unit}`));
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
      const made = this.#engine?.settings;
      // An opened session brings its own engine, and its choices after it.
      const there = made?.solver === now.solver && made.kernel === chosen.kernel && made.multipole === chosen.multipole;
      if (now.generation !== before.generation) void this.#make();
      else if (compiled && !there) void this.#changeSolver();
      else if (chosen !== old) this.#engine?.set(chosen);
    });
  }

  /** Milliseconds at which a device was lost last: a second loss soon after is no accident. */
  #lostAt = Number.NEGATIVE_INFINITY;

  /** Goes on with a new device from the bodies that were kept last, and says what was lost; once a minute at most. */
  async #lost(gpu: Gpu, reason: string, message: string): Promise<void> {
    const [engine, run, picture] = [this.#engine, this.#run, this.#picture];
    if (gpu !== this.#gpu) return;
    this.#loop?.stop();
    const now = performance.now();
    const again = now - this.#lostAt < 60_000;
    this.#lostAt = now;
    try {
      if (again || !engine || !run || !picture) throw new Error(message || reason);
      const { bodies, steps } = engine.kept;
      const missing = engine.steps - steps;
      const view = picture.camera.view;
      this.#engine = null;
      await this.#equip(await requestGpu());
      await this.#begin({ bodies, view: run.view });
      this.#run = run;
      if (view) this.#picture?.camera.take(view);
      engine.destroy();
      this.#store.getState().say("error", text.recovered(steps, missing));
    } catch (error) {
      this.#store.getState().setFault({
        title: "The graphics adapter was lost",
        advice: `The browser or the driver reset it (${oneLine(error)}). Start again; if it happens again, choose fewer bodies or close other pages.`,
        retry: true,
      });
    }
  }

  #fail(error: unknown): void {
    this.#store.getState().say("error", oneLine(error));
  }
}
