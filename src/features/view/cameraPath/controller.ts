import { Cancelled } from "../../../run/cancelled.ts";
import type { Follower } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Actions } from "../../kit/actions.ts";
import type { Store } from "../../kit/slice.ts";
import { placeOf } from "../camera/state.ts";
import type { Paths, Reads } from "./cameraPath.ts";
import type { CameraPathActions } from "./state.ts";

/** Loads what makes and follows camera paths when it is asked for, and hands everything on to it. */
export class CameraPathController implements Follower, CameraPathActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #actions: Pick<Actions, "capture">;
  #paths: Paths | null = null;

  constructor(store: Store<Reads>, simulation: Simulation, actions: Pick<Actions, "capture">) {
    this.#store = store;
    this.#simulation = simulation;
    this.#actions = actions;
  }

  /** Lengths and times of another scenario or file mean nothing in this one. */
  begin(): void {
    const state = this.#store.getState();
    if (state.cameraPath.path.length > 0 && state.cameraPath.pathOf !== placeOf(state)) state.cameraPath.setPath([]);
  }

  interrupt(): void {
    if (this.#store.getState().cameraPath.pathRuns === "preview") this.preview();
  }

  unequip(): void {
    this.#store.setState({ cameraPath: { pathRuns: null } });
  }

  takeReady = (name: string) => this.#ask((paths) => paths.takeReady(name));
  keep = (index?: number) => this.#ask((paths) => paths.keep(index));
  goTo = (second: number) => this.#ask((paths) => paths.goTo(second));
  preview = () => this.#ask((paths) => paths.preview());
  film = () => this.#ask((paths) => paths.film());

  #ask(work: (paths: Paths) => void | Promise<void>): void {
    this.#simulation.ask(this.#do(work).catch(unlessCancelled));
  }

  async #do(work: (paths: Paths) => void | Promise<void>): Promise<void> {
    const { Paths } = await import("./cameraPath.ts");
    this.#paths ??= new Paths(this.#store, this.#simulation, this.#actions.capture);
    await work(this.#paths);
  }
}

function unlessCancelled(error: unknown): void {
  if (!(error instanceof Cancelled)) throw error;
}
