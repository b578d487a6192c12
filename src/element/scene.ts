import { findModel, type Scenario } from "../data/scenarios/index.ts";
import type { ProcessorEngine } from "../engine/processor/index.ts";
import type { View } from "../features/look/state.ts";
import { Simulation } from "../library/index.ts";
import type { AnyPicture } from "../render/anyPicture.ts";
import { viewOf } from "../run/appearance.ts";
import { type FrameHooks, Frames } from "../run/frames.ts";
import { openMachine } from "./machine.ts";

/** What an element shows. */
export interface Shown {
  readonly scenario: string;
  /** Null: as many as the scenario shows, or as the processor moves well. */
  readonly n: number | null;
  readonly seed: number;
  /** Null: the scenario's own. */
  readonly theta: number | null;
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
const PLAIN = { n: 16_384, viewRadius: 4, viewDirection: [0, -1, 0.4], theta: 0.6, colour: "galaxy" } as const;
/** Steps a second: a scenario's time step is made for it. */
const PACE = 60;

/** The colour that a scenario begins with. Throws one line on a name that there is not. */
export const colourFor = (scenario: string): string => defaultsOf(scenario).colour;

const defaultsOf = (name: string): (Partial<Scenario["defaults"]> & typeof PLAIN) | Scenario["defaults"] => {
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
  readonly #picture: AnyPicture;
  readonly #frames: Frames;
  readonly #release: () => void;
  #runs = false;
  #size = "";

  /** Makes the bodies, computes their first forces and draws them on a canvas that nothing has drawn on. Rejects with one line. */
  static async create(canvas: HTMLCanvasElement, shown: Shown, ask: Ask): Promise<Scene> {
    const defaults = defaultsOf(shown.scenario);
    const machine = await openMachine(shown.backend);
    let simulation: Simulation | null = null;
    try {
      const most = machine.device ? Number.POSITIVE_INFINITY : MANY_FOR_A_PROCESSOR;
      const n = shown.n ?? Math.min(defaults.n, most);
      const bodies = findModel(shown.scenario).make({}, { n, seed: shown.seed });
      const { softening, timestep } = defaults as Partial<Scenario["defaults"]>;
      simulation = await Simulation.create(bodies, {
        ...(softening !== undefined && { softening }),
        ...(timestep !== undefined && { timestep }),
        theta: shown.theta ?? defaults.theta,
        ...(machine.device ? { device: machine.device } : { backend: "cpu" }),
      });
      const picture = await machine.picture(canvas);
      picture.onError = ask.fail;
      picture.camera.begin({ radius: defaults.viewRadius, direction: defaults.viewDirection });
      picture.show(simulation.engine as ProcessorEngine, await viewOf(bodies));
      return new Scene(simulation, picture, machine, ask);
    } catch (error) {
      await simulation?.close();
      machine.release();
      throw error;
    }
  }

  private constructor(
    simulation: Simulation,
    picture: AnyPicture,
    { note, lost, release }: Awaited<ReturnType<typeof openMachine>>,
    ask: Ask,
  ) {
    this.simulation = simulation;
    this.note = note;
    this.lost = lost;
    this.#picture = picture;
    this.#release = release;
    const settings = { ...simulation.settings };
    this.#frames = new Frames(
      {
        choices: () => ({
          playing: ask.playing(),
          settings: { ...settings, theta: simulation.settings.theta },
          wantedStepsPerSecond: PACE,
          stops: [],
          view: ask.look(),
          turntable: false,
          piloted: false,
        }),
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

  /** Draws and steps, or rests while nobody sees it. */
  run(on: boolean): void {
    if (on === this.#runs) return;
    this.#runs = on;
    if (on) this.#frames.start();
    else this.#frames.stop();
  }

  /** One step at the next frame. */
  stepOnce(): void {
    this.#frames.stepOnce();
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
