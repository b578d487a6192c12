import type { BodiesView } from "./appearance.ts";
import { BodiesSource, Cancelled } from "./bodiesSource.ts";
import type { Bodies } from "./data/bodies/bodies.ts";
import { timeMyr } from "./data/bodies/units.ts";
import { debugHandle } from "./debugHandle.ts";
import { Engine } from "./engine/index.ts";
import { Loop } from "./loop.ts";
import { covered, download, oneLine } from "./pageParts.ts";
import { type Gpu, GpuFault, requestGpu } from "./render/device.ts";
import { Picture } from "./render/picture.ts";
import { pngOf } from "./render/screenshot.ts";
import { runDefaults } from "./runDefaults.ts";
import type { Host } from "./state/host.ts";
import { scenarioInfo } from "./state/run.ts";
import { writeAddress } from "./state/shareLink.ts";
import type { Store } from "./state/store.ts";
import { text } from "./state/text.ts";

/** Default and greatest number of bodies, by what draws and computes. */
const REAL = { n: 65536, most: 4_194_304 };
const SOFTWARE = { n: 16384, most: 262_144 };

/** The bodies of the run, as they were at its start. */
interface Run {
  readonly bodies: Bodies;
  readonly view: BodiesView;
}

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
  #film: { stop(): void } | null = null;

  constructor(store: Store, place: HTMLElement) {
    this.#store = store;
    this.#place = place;
    this.#defaultsOf = store.getState().scenario;
  }

  async start(): Promise<void> {
    const { setBusy, setFault, setStatus } = this.#store.getState();
    setBusy({ label: text.starting, fraction: null });
    try {
      const gpu = await requestGpu();
      this.#gpu = gpu;
      void gpu.device.lost.then(({ reason, message }) => this.#lost(reason, message));
      gpu.device.addEventListener("uncapturederror", (event) => this.#fail(event.error));
      this.#adoptMachine(gpu);
      setStatus({ adapter: gpu.name, software: gpu.software });
      const bodies = this.#make();
      const canvas = this.#canvas();
      const picture = await Picture.create(canvas, gpu.device, !gpu.software);
      this.#picture = picture;
      this.#loop = new Loop(this.#store, gpu.device, picture);
      this.#loop.onError = (error) => this.#fail(error);
      this.#followSize(canvas, picture);
      this.#loop.start();
      this.#followChoices();
      await bodies;
    } catch (error) {
      setBusy(null);
      if (error instanceof GpuFault) setFault(error);
      else setFault({ title: "The page could not start", advice: oneLine(error), retry: true });
    }
  }

  readonly host: Host = {
    step: () => this.#loop?.stepOnce(),
    reset: () => void this.#begin(this.#run),
    openFile: (file) => void this.#open(file),
    chooseFile: () => document.querySelector<HTMLInputElement>("#open-file")?.click(),
    cancel: () => this.#source.cancel(),
    saveSnapshot: () => void this.#save(),
    screenshot: () => this.#screenshot(),
    record: () => void this.#record(),
    copy: (words) => navigator.clipboard.writeText(words),
    camera: {
      fit: () => this.#picture?.camera.fit(),
      home: () => this.#picture?.camera.home(),
      rotate: (left, up) => this.#picture?.camera.rotate(left, up),
      zoom: (factor) => this.#picture?.camera.zoom(factor),
    },
  };

  /** What tests and the console may look at. */
  readonly debug = debugHandle(
    () => this.#engine,
    () => this.#picture,
    () => this.#loop,
  );

  /** Numbers of bodies that suit the adapter, where the address left them open. */
  #adoptMachine(gpu: Gpu): void {
    const { n, most } = gpu.software ? SOFTWARE : REAL;
    const asked = new URLSearchParams(location.search).has("n");
    this.#store.setState((s) => ({ limits: { bodies: Math.max(most, s.n) }, ...(!asked && { n }) }));
  }

  /** Makes the bodies that the choices say, and begins a run with them. */
  async #make(): Promise<void> {
    const { scenario, n, seed } = this.#store.getState();
    const made = await this.#wait(text.loading, (progress) =>
      this.#source.make({ kind: "make", name: scenario, n, seed, values: {} }, progress),
    );
    if (!made) return;
    const { defaults } = scenarioInfo(this.#store.getState(), scenario);
    const { adoptDefaults, setColour } = this.#store.getState();
    if (this.#defaultsOf !== scenario) {
      adoptDefaults(defaults);
      setColour(defaults.colour);
      this.#defaultsOf = scenario;
    }
    const first = this.#run === null || this.#shown !== scenario;
    await this.#begin(made, first ? { radius: defaults.viewRadius, direction: defaults.viewDirection } : undefined);
    this.#shown = scenario;
  }

  #shown: string | null = null;

  async #open(file: File): Promise<void> {
    const read = await this.#wait(text.reading(file.name), (progress) => this.#source.read(file, progress), file.name);
    if (!read) return;
    const { adoptDefaults, setColour, setSource, say } = this.#store.getState();
    adoptDefaults(runDefaults(read.bodies, read.view));
    this.#defaultsOf = null;
    this.#shown = null;
    setColour(read.view.galaxies > 1 ? "galaxy" : "speed");
    const { radius, centre } = read.view;
    await this.#begin(read, { radius: 1.15 * radius, direction: [0.25, -1, 0.55], centre });
    setSource({ kind: "file", name: file.name, format: read.format });
    for (const note of read.notes) say("note", note);
  }

  /** A new engine with these bodies takes the old one's place when it is ready. */
  async #begin(run: Run | null, first?: Parameters<Picture["camera"]["begin"]>[0]): Promise<void> {
    const [gpu, loop, picture] = [this.#gpu, this.#loop ?? (await this.#ready()), this.#picture];
    if (!run || !gpu || !loop || !picture) return;
    const { settings, setStatus, setMeasurement } = this.#store.getState();
    try {
      const { gravity } = run.bodies.units;
      const options = { timestamps: gpu.device.features.has("timestamp-query") };
      const engine = await Engine.create(gpu.device, run.bodies, { ...settings, gravity }, options);
      const old = this.#engine;
      this.#engine = engine;
      this.#run = run;
      setMeasurement(null);
      setStatus({ bodies: engine.count, steps: 0, time: 0, timeMyr: timeMyr(run.bodies.units) });
      if (first) picture.camera.begin(first);
      picture.show(engine, run.view);
      loop.run(engine);
      old?.destroy();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The loop, as soon as the picture is there. */
  async #ready(): Promise<Loop | null> {
    while (!this.#loop && !this.#store.getState().fault) await new Promise((r) => setTimeout(r, 5));
    return this.#loop;
  }

  /** Shows progress while `work` runs; null when it was cancelled or failed, which is said. */
  async #wait<T>(
    label: string,
    work: (progress: (fraction: number) => void) => Promise<T>,
    about = "",
  ): Promise<T | null> {
    const { setBusy, say } = this.#store.getState();
    const mine = { label, fraction: null };
    setBusy(mine);
    let current: object = mine;
    try {
      return await work((fraction) => {
        const next = { label, fraction };
        if (this.#store.getState().busy === current) setBusy(next);
        current = next;
      });
    } catch (error) {
      if (!(error instanceof Cancelled)) say("error", about ? `${about}: ${oneLine(error)}` : oneLine(error));
      return null;
    } finally {
      if (this.#store.getState().busy === current) setBusy(null);
    }
  }

  async #save(): Promise<void> {
    const engine = this.#engine;
    if (!engine) return;
    const bodies = await engine.readBodies();
    const written = await this.#wait(text.writing, (progress) =>
      this.#source.write({ kind: "write", bodies, format: "tipsy" }, progress),
    );
    if (!written) return;
    download(new Blob([written.bytes]), `${this.#fileStem()}.tipsy`);
    for (const note of written.notes) this.#store.getState().say("note", note);
  }

  #screenshot(): void {
    const [loop, picture] = [this.#loop, this.#picture];
    if (!loop || !picture) return;
    loop.onPicture = () => {
      loop.onPicture = null;
      pngOf(picture.canvas).then(
        (png) => download(png, `${this.#fileStem()}.png`),
        (error: unknown) => this.#fail(error),
      );
    };
  }

  async #record(): Promise<void> {
    if (this.#film) return this.#film.stop();
    const picture = this.#picture;
    if (!picture) return;
    const { recordCanvas } = await import("./render/record.ts");
    const stem = this.#fileStem();
    this.#store.setState({ recording: true });
    this.#film = recordCanvas(picture.canvas, (film, error) => {
      this.#film = null;
      this.#store.setState({ recording: false });
      if (film) download(film, `${stem}.webm`);
      if (error) this.#fail(error);
    });
  }

  #fileStem(): string {
    const { source, scenario } = this.#store.getState();
    const name = source.kind === "file" ? source.name.replace(/\.[^.]*$/, "") : scenario;
    return `${name}-${String(this.#engine?.steps ?? 0).padStart(6, "0")}`;
  }

  #canvas(): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", text.sky);
    this.#place.replaceChildren(canvas);
    return canvas;
  }

  #followSize(canvas: HTMLCanvasElement, picture: Picture): void {
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = canvas;
      if (width > 0 && height > 0) picture.resize(width, height, Math.min(devicePixelRatio, 2), covered());
    };
    new ResizeObserver(fit).observe(canvas);
    // The panel is laid out after the state changed.
    this.#store.subscribe((now, before) => {
      if (now.panelOpen !== before.panelOpen) setTimeout(fit);
    });
    fit();
  }

  #followChoices(): void {
    let waiting = false;
    this.#store.subscribe((now, before) => {
      if (now.generation !== before.generation) void this.#make();
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        const state = this.#store.getState();
        if (state.source.kind !== "scenario") return;
        const address = writeAddress(state);
        if (address !== location.search) history.replaceState(null, "", address);
      }, 300);
    });
  }

  #lost(reason: string, message: string): void {
    if (reason === "destroyed") return;
    this.#loop?.stop();
    this.#store.getState().setFault({
      title: "The graphics adapter was lost",
      advice: `The browser or the driver reset it (${message || reason}). Start again; if it happens again, choose fewer bodies or close other pages.`,
      retry: true,
    });
  }

  #fail(error: unknown): void {
    this.#store.getState().say("error", oneLine(error));
  }
}
