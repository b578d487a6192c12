import type { Equipment, Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { BuilderSlice } from "../builder/state.ts";
import type { CameraSlice } from "../camera/state.ts";
import type { CompareSlice } from "../compare/state.ts";
import type { LayoutSlice } from "../layout/state.ts";
import type { LookSlice } from "../look/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import type { PlotsSlice } from "../plots/state.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { TruthSlice } from "../truth/state.ts";
import type { UnitsSlice } from "../units/state.ts";
import { Pictures } from "./pictures.ts";
import type { PicturesActions, PicturesSlice } from "./state.ts";

type Reads = BuilderSlice &
  CameraSlice &
  CompareSlice &
  LayoutSlice &
  LookSlice &
  MessagesSlice &
  PhysicsSlice &
  PicturesSlice &
  PlaySlice &
  PlotsSlice &
  StatusSlice &
  TruthSlice &
  UnitsSlice;

/** Stills and films of the device that is there at the time. */
export class PicturesController implements Follower, PicturesActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #pictures: Pictures | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  /** For tests and the console. */
  get pictures(): Pictures | null {
    return this.#pictures;
  }

  equip({ picture, frames }: Equipment): void {
    this.#pictures = new Pictures(this.#store, picture, frames, this.#simulation.fail);
  }

  unequip(): void {
    this.#simulation.ask(this.#pictures?.lose());
    this.#pictures = null;
  }

  pair(): void {
    this.#pictures?.fit();
  }

  interrupt(): void {
    this.#simulation.ask(this.#pictures?.cancel());
  }

  screenshot(): void {
    this.#simulation.ask(this.#pictures?.still());
  }

  record(): void {
    this.#simulation.ask(this.#pictures?.record());
  }
}
