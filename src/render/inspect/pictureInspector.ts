import type { AnyEngine, Engine } from "../../engine/index.ts";
import type { Over, Picture } from "../picture.ts";
import { type AnySight, type Drawn, laidOver, type Overlay, type View, type Wanted } from "./anyInspector.ts";
import { Drawing } from "./drawing.ts";
import { Sight } from "./inspector.ts";
import type { Core } from "./layout.ts";
import type { Seen } from "./reader.ts";

/** The questions that the GPU answers, and what is drawn over its picture. */
export class PictureSight implements AnySight {
  readonly #picture: Picture;
  readonly #sight: Sight;
  readonly #drawing: Drawing;
  #engine: Engine | null = null;

  constructor(device: GPUDevice, picture: Picture) {
    this.#picture = picture;
    this.#sight = new Sight(device);
    this.#drawing = new Drawing(picture.renderer, this.#sight.buffers);
  }

  get onSeen() {
    return this.#sight.onSeen;
  }

  set onSeen(heard: (seen: Seen) => void) {
    this.#sight.onSeen = heard;
  }

  get onReady() {
    return this.#sight.onReady;
  }

  set onReady(heard: () => void) {
    this.#sight.onReady = heard;
  }

  get onError() {
    return this.#sight.onError;
  }

  set onError(heard: (error: unknown) => void) {
    this.#sight.onError = heard;
  }

  get hasTree(): boolean {
    return this.#sight.hasTree;
  }

  begin(engine: AnyEngine): void {
    // A picture of a graphics device draws that device's engines.
    this.#engine = engine as Engine;
    this.#drawing.clear();
    this.#sight.show(this.#engine, this.#picture.traits);
  }

  setCores(cores: readonly Core[]): void {
    this.#sight.setCores(cores);
  }

  forget(): void {
    this.#sight.forget();
  }

  choose(selected: number | null, trails: readonly number[]): void {
    this.#sight.choose(selected, trails);
  }

  update(view: View, wanted: Wanted): void {
    this.#sight.update(view, wanted);
  }

  predict(paths: Parameters<AnySight["predict"]>[0]): void {
    this.#sight.predict(paths);
  }

  points(k: number): number {
    return this.#sight.points(k);
  }

  pick(view: View, reach?: number): Promise<number | null> {
    return this.#sight.pick(view, reach);
  }

  drawOver(before: () => void, drawn: () => Drawn | null): Overlay {
    const drawing = this.#drawing;
    const over: Over = {
      before,
      draw: (camera, width, height, pixelRatio, theme) => {
        const [now, engine] = [drawn(), this.#engine];
        if (!now || !engine) return;
        const { stroke } = drawing;
        stroke.extent.value.set(width / 2, height / 2);
        stroke.ratio.value = pixelRatio;
        stroke.pointer.value.set(...(now.pointer ?? [width / 2, height / 2]));
        drawing.theme(theme);
        drawing.draw(camera, engine, now, this.#sight.slot);
      },
    };
    return laidOver(this.#picture, over);
  }

  destroy(): void {
    this.#drawing.clear();
    this.#sight.destroy();
  }
}
