import { findModel, type Scenario } from "../data/scenarios/index.ts";
import type { ProcessorEngine } from "../engine/processor/index.ts";
import type { View } from "../features/view/appearance/state.ts";
import { type Bodies, Simulation } from "../library/index.ts";
import { ownedBy, ownOf } from "../library/own.ts";
import type { Picture } from "../render/picture.ts";
import { viewOf } from "../run/appearance.ts";
import { type FrameHooks, Frames } from "../run/frames.ts";
import { openMachine } from "./machine.ts";

/** What an element shows. */
export interface Shown {
  readonly scenario: string;
  /** Null: as many as the scenario shows, or as the processor moves well. */
  readonly n: number | null;
  readonly seed: number;
  /** Shown instead of a scenario's. */
  readonly bodies: Bodies | null;
  /** Null: the scenario's own, or as the bodies need. */
  readonly settings: Readonly<Record<"theta" | "softening" | "timestep", number | null>>;
  readonly backend: "auto" | "gpu" | "cpu";
}

/** What the scene asks its element. */
export interface Ask extends Pick<FrameHooks, "summary" | "frame"> {
  playing(): boolean;
  look(): View;
  fail(error: unknown): void;
}

/** Bodies that a processor moves well in a small picture. */
const MANY_FOR_A_PROCESSOR = 8192;
/** What a model without a scenario is shown by. */
const PLAIN: Defaults = { n: 16_384, viewRadius: 4, viewDirection: [0, -1, 0.4], colour: "galaxy" };
/** Steps a second: a scenario's time step is made for it. */
const PACE = 60;

/** Radii of the light that a first view of bodies without a scenario holds. */
const FREE = 1.5;

type Own = Shown["settings"];
type Defaults = Pick<Scenario["defaults"], "n" | "viewRadius" | "viewDirection" | "colour">;

/** The colour that a scenario begins with. Throws one line on a name that there is not. */
export const colourFor = (scenario: string): string => defaultsOf(scenario).colour;

const defaultsOf = (name: string): Defaults => {
  const model = findModel(name);
  return "defaults" in model ? model.defaults : PLAIN;
};

/** A run with its picture and frames, as long as an element shows it. */
export class Scene {
  readonly simulation: Simulation;
  /** Why the processor computes; "" where a graphics chip does. */
  readonly note: string;
  /** Resolves with the reason when what computes is lost. */
  readonly lost: Promise<string>;
  readonly #own: Own;
  readonly #picture: Picture;
  readonly #frames: Frames;
  readonly #release: () => void;
  /** The table of what the picture shows. */
  #drawn: object;
  #runs = false;
  #size = "";

  /** Makes the bodies, computes their first forces and draws them on a canvas that nothing has drawn on. Rejects with one line. */
  static async create(canvas: HTMLCanvasElement, shown: Shown, ask: Ask): Promise<Scene> {
    const defaults = shown.bodies ? PLAIN : defaultsOf(shown.scenario);
    const machine = await openMachine(shown.backend);
    let simulation: Simulation | null = null;
    try {
      const most = machine.device ? Number.POSITIVE_INFINITY : MANY_FOR_A_PROCESSOR;
      const n = shown.n ?? Math.min(defaults.n, most);
      const model = findModel(shown.scenario);
      const bodies = shown.bodies ?? ownedBy(model, model.make({}, { n, seed: shown.seed }));
      const view = await viewOf(bodies);
      const given = Object.entries(shown.settings).filter((entry) => entry[1] !== null);
      simulation = await Simulation.create(bodies, {
        ...Object.fromEntries(given),
        ...(machine.device ? { device: machine.device } : { backend: "cpu" }),
      });
      const picture = await machine.picture(canvas);
      picture.onError = ask.fail;
      const first = shown.bodies
        ? { radius: FREE * view.radius, centre: view.centre }
        : { radius: defaults.viewRadius };
      picture.camera.begin({ ...first, direction: defaults.viewDirection });
      picture.show(simulation.engine as ProcessorEngine, view);
      return new Scene(simulation, { ...simulation.settings, ...ownOf(bodies) }, picture, machine, ask);
    } catch (error) {
      await simulation?.close();
      machine.release();
      throw error;
    }
  }

  private constructor(
    simulation: Simulation,
    own: Own,
    picture: Picture,
    { note, lost, release }: Awaited<ReturnType<typeof openMachine>>,
    ask: Ask,
  ) {
    this.simulation = simulation;
    this.#own = own;
    this.note = note;
    this.lost = lost;
    this.#picture = picture;
    this.#drawn = simulation.engine.bodies;
    this.#release = release;
    this.#frames = new Frames(
      {
        // Each frame begins with it.
        choices: () => {
          this.#follow().catch(ask.fail);
          return {
            playing: ask.playing(),
            settings: simulation.settings,
            wantedStepsPerSecond: PACE,
            stops: [],
            view: ask.look(),
            turntable: false,
            piloted: false,
          };
        },
        summary: (summary) => ask.summary(summary),
        frame: (now, engine) => ask.frame(now, engine),
        measured: () => {},
        returned: () => {},
        arrived: () => {},
        fail: (error) => ask.fail(error),
      },
      picture,
    );
    this.#frames.run(simulation.engine);
  }

  /** Where `add` and `remove` put other bodies in the place of those that are drawn, these are drawn: those of before are gone. */
  async #follow(): Promise<void> {
    const { engine } = this.simulation;
    const { bodies } = engine;
    if (bodies === this.#drawn) return;
    this.#drawn = bodies;
    this.#picture.show(null);
    const view = await viewOf(bodies);
    if (bodies === this.#drawn) this.#picture.show(engine as ProcessorEngine, view);
  }

  /** Draws and steps, or rests while it is out of sight. */
  run(on: boolean): void {
    if (on === this.#runs) return;
    this.#runs = on;
    if (on) this.#frames.start();
    else this.#frames.stop();
  }

  /** From the next step on; null: as it was at first. Throws one line where that is not allowed. */
  set(name: keyof Own, value: number | null): void {
    this.simulation.set({ [name]: value ?? this.#own[name] });
  }

  /** CSS pixels. */
  resize(width: number, height: number): void {
    const size = `${width} ${height} ${devicePixelRatio}`;
    if (width < 1 || height < 1 || size === this.#size) return;
    this.#size = size;
    this.#picture.resize(width, height, devicePixelRatio, { left: 0, right: 0, bottom: 0 });
  }

  async close(): Promise<void> {
    this.run(false);
    this.#picture.destroy();
    await this.simulation.close();
    this.#release();
  }
}
