import { Cancelled } from "../../../run/cancelled.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import { chosenInfo, type PlaySlice } from "../../run/play/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { AppearanceSlice } from "../appearance/state.ts";
import type { CameraView } from "../camera/state.ts";
import type { CaptureActions, CaptureSlice, Guide } from "../capture/state.ts";
import { Course, sightsOf } from "./course.ts";
import { text } from "./keyframes/text.ts";
import { normalOf } from "./plane.ts";
import { keysOf, READY } from "./ready.ts";
import { type CameraPathSlice, lengthOf, lookOf, MOST_KEYS, nextSecond } from "./state.ts";

export type Reads = AppearanceSlice & MessagesSlice & CameraPathSlice & CaptureSlice & PlaySlice;

/** Frames to the moment of a file, which has none: as many steps. */
const STEPS_OF_FILE = 600;
/** Longest time between two frames of a preview, in frames of the film: on a slow machine it goes slower. */
const LAG = 2;

/** Camera paths of the run that is shown: made of keyframes, looked at, filmed along. */
export class Paths {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #pictures: CaptureActions;

  constructor(store: Store<Reads>, simulation: Simulation, pictures: CaptureActions) {
    this.#store = store;
    this.#simulation = simulation;
    this.#pictures = pictures;
  }

  takeReady(name: string): void {
    const path = READY.find((ready) => ready.name === name);
    const { run, picture, engine } = this.#simulation;
    if (!path || !run || !picture || !engine) return;
    const state = this.#store.getState();
    const { radius, direction } = picture.camera.first;
    const { moment } = chosenInfo(state);
    const file = state.play.source.kind === "file";
    const { bodies, view } = run;
    const last = file ? STEPS_OF_FILE * Math.abs(engine.settings.timestep) : moment.time;
    state.cameraPath.setPath(
      keysOf(path, {
        centre: view.centre,
        normal: normalOf(bodies),
        direction,
        radius: [radius, (file ? null : moment.viewRadius) ?? radius],
        time: [bodies.time, bodies.time + last],
      }),
    );
    this.goTo(0);
  }

  keep(index?: number): void {
    const { picture, engine } = this.#simulation;
    const {
      cameraPath: { path, pathSecond, addKey, changeKey },
      appearance: { view },
      messages: { say },
    } = this.#store.getState();
    if (!picture || !engine) return;
    const now = { stand: picture.camera.stand as unknown as CameraView, time: engine.time, look: lookOf(view) };
    if (index !== undefined) changeKey(index, now);
    else if (path.length >= MOST_KEYS) say("error", text.full(MOST_KEYS));
    else addKey({ second: nextSecond(path, pathSecond), ...now });
  }

  goTo(second: number): void {
    const {
      cameraPath: { path, setPathSecond, pathRuns },
      appearance: { view },
    } = this.#store.getState();
    const camera = this.#simulation.picture?.camera;
    if (pathRuns !== null || !camera || path.length === 0) return;
    setPathSecond(second);
    camera.take(sightsOf(path, view)(second - path[0]!.second).stand);
  }

  film(): void {
    const {
      cameraPath: { pathRuns, path },
      capture: { film },
    } = this.#store.getState();
    if (pathRuns === "film") {
      this.#pictures.record();
      return;
    }
    if (pathRuns === "preview") this.end();
    if (!this.#usable()) return;
    const { framesPerSecond } = film;
    const guide: Guide = {
      frames: Math.round(lengthOf(path) * framesPerSecond) + 1,
      prepare: () => this.#prepare(),
      begin: () => this.#begin("film", (second) => (Math.round(second * framesPerSecond) + 1) / framesPerSecond),
      end: () => this.end(),
    };
    this.#pictures.record(guide);
  }

  async preview(): Promise<void> {
    const {
      cameraPath: { pathRuns },
      capture: { recording },
    } = this.#store.getState();
    if (pathRuns === "preview") return this.end();
    if (recording || !this.#usable()) return;
    await this.#prepare();
    const {
      cameraPath: { path, setPathSecond },
      capture: { film },
    } = this.#store.getState();
    let last = performance.now();
    const lead = this.#begin("preview", (second) => {
      const now = performance.now();
      const next = second + Math.min((now - last) / 1000, LAG / film.framesPerSecond);
      last = now;
      setPathSecond(path[0]!.second + Math.min(next, lengthOf(path)));
      if (second >= lengthOf(path)) this.end();
      return next;
    });
    if (this.#simulation.frames) this.#simulation.frames.lead = lead;
  }

  /** Camera and look are those of hands again, and time stands. */
  end(): void {
    const { frames, picture } = this.#simulation;
    if (this.#store.getState().cameraPath.pathRuns === "preview" && frames) frames.lead = null;
    picture?.camera.lead(null);
    if (this.#store.getState().cameraPath.pathRuns === null) return;
    this.#store.getState().play.setPlaying(false);
    this.#store.setState({ cameraPath: { pathRuns: null } });
  }

  /** Is there a path that the run can go along? Says why not. */
  #usable(): boolean {
    const {
      cameraPath: { path },
      play: { direction },
      messages: { say },
    } = this.#store.getState();
    const sequence = this.#simulation.frames?.instead ? text.sequence : null;
    const problem = path.length < 2 ? text.tooFew : direction < 0 ? text.backwards : sequence;
    if (problem) say("error", problem);
    return problem === null;
  }

  /** The run at its start where the path begins behind it; time stands still until it is led. */
  async #prepare(): Promise<void> {
    const { engine } = this.#simulation;
    const {
      cameraPath: { path },
      play: { refuses, setPlaying },
    } = this.#store.getState();
    if (!engine || refuses()) throw new Cancelled("no run that time may pass in");
    setPlaying(false);
    if (engine.time <= path[0]!.time + 0.5 * engine.settings.timestep) return;
    if ((await this.#simulation.reset()) !== "shown") throw new Cancelled("the run was replaced");
  }

  #begin(pathRuns: "preview" | "film", next: (second: number) => number): Course {
    this.#store.getState().play.setPlaying(true);
    this.#store.setState({ cameraPath: { pathRuns } });
    return new Course(this.#store.getState().cameraPath.path, this.#simulation.picture!.camera, next);
  }
}
