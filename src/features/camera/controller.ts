import type { Simulation } from "../../run/simulation.ts";
import type { CameraActions } from "./state.ts";

/** Moves the camera of the picture that is there at the time. */
export class CameraController implements CameraActions {
  readonly #simulation: Simulation;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  fit(): void {
    this.#simulation.picture?.camera.fit();
  }

  home(): void {
    this.#simulation.picture?.camera.home();
  }

  rotate(left: number, up: number): void {
    this.#simulation.picture?.camera.rotate(left, up);
  }

  zoom(factor: number): void {
    this.#simulation.picture?.camera.zoom(factor);
  }
}
