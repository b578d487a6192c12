import type { Scene } from "three/webgpu";
import type { Rectangle } from "../drawing.ts";
import type { Look } from "../look.ts";
import type { SkySprites } from "./sprites.ts";

/** The sky of a picture: loaded and made where a look wants one. */
export class LazySky {
  /** Resolves when it is there, where it is wanted. */
  made: Promise<void> | null = null;
  #sprites: SkySprites | null = null;
  #look: Pick<Look, "sky" | "exposure" | "saturation"> | null = null;
  readonly #scene: Scene;
  readonly #changed: () => void;

  constructor(scene: Scene, changed: () => void) {
    this.#scene = scene;
    this.#changed = changed;
  }

  /** Null: none is to be seen. */
  choose(look: Look | null, fail: (error: unknown) => void): void {
    this.#look = look && look.sky > 0 ? look : null;
    if (this.#look) this.made ??= this.#make().catch(fail);
    this.#apply();
  }

  async #make(): Promise<void> {
    const { SkySprites } = await import("./sprites.ts");
    this.#sprites = new SkySprites();
    this.#scene.add(this.#sprites.mesh);
    this.#apply();
    this.#changed();
  }

  #apply(): void {
    const [sprites, look] = [this.#sprites, this.#look];
    if (!sprites) return;
    sprites.mesh.visible = look !== null;
    if (!look) return;
    sprites.strength.value = look.sky * 2 ** look.exposure;
    sprites.saturation.value = look.saturation;
  }

  /** Before it is drawn into a part of the target. `focal`: CSS pixels a radian; `ratio`: pixels of the target a CSS pixel. */
  prepare({ width, height }: Rectangle, focal: number, ratio: number): void {
    if (!this.#sprites) return;
    this.#sprites.half.value.set(width / 2, height / 2);
    this.#sprites.focal.value = focal * ratio;
    this.#sprites.ratio.value = ratio;
  }

  destroy(): void {
    this.#sprites?.destroy();
    this.#sprites = null;
  }
}
