import type { Scene } from "three/webgpu";
import type { Rectangle } from "../drawing.ts";
import type { Look } from "../look.ts";
import type { Shown } from "../shown/shown.ts";
import type { SkySprites } from "./sprites.ts";

/** The sky of a picture, loaded with the first look that wants one. */
export class WantedSky {
  #sprites: SkySprites | null = null;
  /** The sky is there; null: no look has wanted it. */
  made: Promise<void> | null = null;
  #chosen: [Look, Shown["name"]] | null = null;

  choose(look: Look, shows: Shown["name"], scene: Scene, onError: (error: unknown) => void): void {
    this.#chosen = [look, shows];
    this.#sprites?.choose(look, shows);
    if (look.sky === 0) return;
    this.made ??= import("./sprites.ts").then(({ SkySprites }) => {
      this.#sprites = new SkySprites(scene);
      this.#sprites.choose(...this.#chosen!);
    }, onError);
  }

  prepare(part: Rectangle, focal: number, ratio: number): void {
    this.#sprites?.prepare(part, focal, ratio);
  }

  destroy(): void {
    this.#sprites?.destroy();
  }
}
