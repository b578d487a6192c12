import { element as german } from "../language/de/element.ts";
import { merged } from "../language/words.ts";
import type { Bodies, Simulation } from "../library/index.ts";
import { lookOf } from "./look.ts";
import { colourFor, Scene, type Shown } from "./scene.ts";
import { STYLE } from "./style.ts";
import { text } from "./text.ts";

/** What `step` says. */
export interface StepDetail {
  /** Steps done. */
  readonly steps: number;
  /** Time units of the bodies. */
  readonly time: number;
}

/** Attributes by which another run begins, and all others. */
const RUN = ["scenario", "n", "seed", "backend"] as const;
/** Those that hold from the next step on. */
const SETTINGS = ["theta", "softening", "timestep"] as const;
const ATTRIBUTES = [...RUN, ...SETTINGS, "look", "controls", "paused"] as const;
type Attribute = (typeof ATTRIBUTES)[number];
type Setting = (typeof SETTINGS)[number];

const FIRST = "plummer-merger";

/** On a server, where pages are only written, there are no elements. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * `<antennae-galaxy scenario n seed theta look controls>`: a live galaxy, of a scenario or of `bodies` of yours. It computes on a graphics chip where there is one, else on the processor, and rests out
 * of sight. Events: `ready` (there are bodies), `step` (StepDetail), `error` (an ErrorEvent with one line).
 */
export class AntennaeGalaxy extends Base {
  /** The attributes that it follows. */
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  #root: ShadowRoot | null = null;
  #parts: { readonly play: HTMLButtonElement; readonly status: HTMLElement; readonly bar: HTMLElement } | null = null;
  #scene: Scene | null = null;
  /** Number of the last run that was asked for: what comes of an earlier one is put away. */
  #asked = 0;
  #seen = false;
  #watch: { disconnect(): void }[] = [];
  #steps = -1;
  #words = text;
  #bodies: Bodies | null = null;

  /** The simulation that is shown; null until `ready`. */
  get simulation(): Simulation | null {
    return this.#scene?.simulation ?? null;
  }

  /** Bodies of yours, in the place of a scenario's; null: those of the scenario. */
  get bodies(): Bodies | null {
    return this.#bodies;
  }
  set bodies(bodies: Bodies | null) {
    this.#bodies = bodies;
    this.#begin();
  }

  /** Name of the scenario or model. */
  get scenario(): string {
    return this.getAttribute("scenario") ?? FIRST;
  }
  set scenario(name: string) {
    this.setAttribute("scenario", name);
  }

  /** Number of bodies; null: as many as the scenario shows, or as the processor moves well. */
  get n(): number | null {
    return this.#number("n");
  }
  set n(n: number | null) {
    this.#reflect("n", n);
  }

  /** Seed of the bodies; 1 by default. */
  get seed(): number {
    return this.#number("seed") ?? 1;
  }
  set seed(seed: number) {
    this.#reflect("seed", seed);
  }

  /** Opening angle; null: the scenario's own. */
  get theta(): number | null {
    return this.#number("theta");
  }
  set theta(theta: number | null) {
    this.#reflect("theta", theta);
  }

  /** Softening length, length units; null: the scenario's own, or as the bodies need. */
  get softening(): number | null {
    return this.#number("softening");
  }
  set softening(softening: number | null) {
    this.#reflect("softening", softening);
  }

  /** Time step, time units; null likewise. */
  get timestep(): number | null {
    return this.#number("timestep");
  }
  set timestep(timestep: number | null) {
    this.#reflect("timestep", timestep);
  }

  /** Name of a colour or a look as a whole. */
  get look(): string | null {
    return this.getAttribute("look");
  }
  set look(name: string | null) {
    this.#reflect("look", name);
  }

  /** Whether there is a button and a line of numbers. */
  get controls(): boolean {
    return this.hasAttribute("controls");
  }
  set controls(on: boolean) {
    this.toggleAttribute("controls", on);
  }

  /** Whether time is held. */
  get paused(): boolean {
    return this.hasAttribute("paused");
  }
  set paused(on: boolean) {
    this.toggleAttribute("paused", on);
  }

  /** Lets time run. */
  play(): void {
    this.paused = false;
  }

  /** Holds time. */
  pause(): void {
    this.paused = true;
  }

  /** Begins again with the same bodies. */
  reset(): void {
    this.#begin();
  }

  connectedCallback(): void {
    const german = /^de\b/i.test(this.closest<HTMLElement>("[lang]")?.lang || navigator.language);
    this.#words = german ? GERMAN : text;
    this.#build();
    const sight = new IntersectionObserver(([entry]) => {
      this.#seen = entry?.isIntersecting ?? false;
      this.#scene?.run(this.#seen);
    });
    const size = new ResizeObserver(() => this.#resize());
    for (const watch of [sight, size]) watch.observe(this);
    this.#watch = [sight, size];
    this.#begin();
  }

  disconnectedCallback(): void {
    for (const watch of this.#watch.splice(0)) watch.disconnect();
    this.#asked++;
    this.#end();
  }

  attributeChangedCallback(name: Attribute, before: string | null, now: string | null): void {
    if (before === now || !this.#parts) return;
    if ((RUN as readonly string[]).includes(name)) this.#begin();
    else if ((SETTINGS as readonly string[]).includes(name))
      this.#attempt(() => this.#scene?.set(name as Setting, this.#number(name as Setting)));
    else if (name === "look") this.#attempt(() => lookOf(now ?? this.#colour()));
    this.#show();
  }

  #colour(): string {
    return this.#bodies ? "galaxy" : colourFor(this.scenario);
  }

  /** A number that an attribute holds; null: none. Throws one line where it is no number. */
  #number(name: "n" | "seed" | Setting): number | null {
    const given = this.getAttribute(name);
    if (given === null || given.trim() === "") return null;
    const number = Number(given);
    if (!Number.isFinite(number)) throw new Error(`${name} = "${given}": it must be a number`);
    return number;
  }

  #reflect(name: Attribute, value: number | string | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** Shadow DOM, once. */
  #build(): void {
    if (this.#root) return;
    this.#root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    const make = <K extends keyof HTMLElementTagNameMap>(tag: K, part: string): HTMLElementTagNameMap[K] => {
      const made = document.createElement(tag);
      made.part.add(part);
      return made;
    };
    const [bar, play, status] = [make("div", "controls"), make("button", "play"), make("output", "status")];
    play.type = "button";
    play.addEventListener("click", () => {
      this.paused = !this.paused;
    });
    bar.append(play, status);
    this.#root.append(bar);
    this.#parts = { bar, play, status };
    this.#show();
  }

  #show(): void {
    if (!this.#parts) return;
    const { bar, play } = this.#parts;
    bar.hidden = !this.controls;
    play.textContent = this.paused ? this.#words.play : this.#words.pause;
  }

  /** Another run, in the place of the one that is shown. */
  #begin(): void {
    if (!this.#parts) return;
    const number = ++this.#asked;
    this.#end();
    this.#parts.status.textContent = this.#words.waiting;
    this.#make(number).catch((error: unknown) => {
      if (number === this.#asked) this.#fail(error);
    });
  }

  async #make(number: number, backend?: Shown["backend"]): Promise<void> {
    const canvas = document.createElement("canvas");
    canvas.part.add("picture");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", this.#words.picture(this.scenario));
    const chosen = (backend ?? this.getAttribute("backend") ?? "auto") as Shown["backend"];
    if (!["auto", "gpu", "cpu"].includes(chosen))
      throw new Error(`backend = "${chosen}": it must be one of auto, gpu, cpu`);
    const { bodies, scenario, n, seed, theta, softening, timestep } = this;
    const shown = { bodies, scenario, n, seed, settings: { theta, softening, timestep }, backend: chosen };
    lookOf(this.look ?? this.#colour());
    const scene = await Scene.create(canvas, shown, {
      playing: () => !this.paused,
      look: () => lookOf(this.look ?? this.#colour()),
      summary: ({ bodies, time }) => this.#tell(bodies, time),
      frame: () => this.#stepped(),
      fail: (error) => this.#fail(error),
    });
    if (number !== this.#asked) return scene.close();
    this.#scene = scene;
    this.#root!.prepend(canvas);
    this.#resize();
    scene.run(this.#seen);
    this.dispatchEvent(new CustomEvent("ready", { detail: scene.simulation }));
    const why = await scene.lost;
    if (number !== this.#asked || scene !== this.#scene) return;
    // The device is gone: the processor goes on, from the beginning.
    this.#fail(new Error(`the GPU device was lost: ${why}`));
    this.#end();
    await this.#make(number, "cpu");
  }

  #end(): void {
    const scene = this.#scene;
    this.#scene = null;
    this.#root?.querySelector("canvas")?.remove();
    scene?.close().catch((error: unknown) => this.#fail(error));
  }

  #resize(): void {
    this.#scene?.resize(this.clientWidth, this.clientHeight);
  }

  #stepped(): void {
    const simulation = this.simulation;
    if (!simulation || simulation.steps === this.#steps) return;
    const { steps, time } = simulation;
    this.#steps = steps;
    this.dispatchEvent(new CustomEvent<StepDetail>("step", { detail: { steps, time } }));
  }

  #tell(bodies: number, time: number): void {
    const { status } = this.#parts!;
    const line = this.#words.status(bodies.toLocaleString(), time.toPrecision(3));
    const { note = "" } = this.#scene ?? {};
    status.textContent = note ? `${line}. ${this.#words.processor(note)}` : line;
  }

  #attempt(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const message = (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
    if (this.#parts && !this.#scene) this.#parts.status.textContent = message;
    this.dispatchEvent(new ErrorEvent("error", { message, error }));
  }
}

const GERMAN = merged(text, german.element);
