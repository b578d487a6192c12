import type { Simulation } from "../../../run/simulation.ts";
import type { InspectSlice } from "../../analyse/inspect/state.ts";
import { keepStored } from "../../kit/browserStorage.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import { readViews, writeViews } from "./keptViews.ts";
import type { CameraSlice } from "./state.ts";
import { type CameraActions, placeOf } from "./state.ts";
import { text } from "./text.ts";

type Reads = CameraSlice & InspectSlice & MessagesSlice & PlaySlice;

/** Moves the camera of the picture that is there at the time, and keeps where it stands. */
export class CameraController implements CameraActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #nextView = 0;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    keepStored(store, {
      key: "antennae.views",
      of: (state) => state.camera.keptViews,
      write: writeViews,
      load: (words) => store.getState().camera.setKeptViews(readViews(words)),
    });
  }

  fit(): void {
    this.#camera?.fit();
  }

  home(): void {
    this.#camera?.home();
  }

  rotate(left: number, up: number): void {
    this.#camera?.rotate(left, up);
  }

  zoom(factor: number): void {
    this.#camera?.zoom(factor);
  }

  keepView(): void {
    if (this.#camera) this.#store.getState().camera.keepView(this.#camera.stand, text.view);
  }

  goToView(id?: number): void {
    const state = this.#store.getState();
    const views = state.camera.keptViews.filter((v) => v.place === placeOf(state));
    const at = id === undefined ? this.#nextView++ % Math.max(1, views.length) : views.findIndex((v) => v.id === id);
    const view = views[at];
    if (!view || !this.#camera) return;
    this.#nextView = at + 1;
    state.inspect.followGalaxy(null);
    this.#camera.fly(view.stand);
  }

  get #camera() {
    return this.#simulation.picture?.camera ?? null;
  }
}
