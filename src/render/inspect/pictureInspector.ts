import type { Core, Engine, GpuEngine } from "../../engine/index.ts";
import type { GpuPicture } from "../gpuPicture.ts";
import type { Over } from "../over.ts";
import { Drawing } from "./drawing.ts";
import { GpuInspector } from "./gpuInspector.ts";
import {
  type Drawn,
  type Inspector,
  laidOver,
  type NumberNow,
  type Overlay,
  type Viewpoint,
  type Wanted,
} from "./inspector.ts";
import type { Seen } from "./reader.ts";

/** The questions that the GPU answers, and what is drawn over its picture. */
export class PictureInspector implements Inspector {
  readonly #picture: GpuPicture;
  readonly #inspector: GpuInspector;
  readonly #drawing: Drawing;
  #engine: GpuEngine | null = null;

  constructor(device: GPUDevice, picture: GpuPicture) {
    this.#picture = picture;
    this.#inspector = new GpuInspector(device);
    this.#drawing = new Drawing(picture.renderer, this.#inspector.buffers);
  }

  get onSeen() {
    return this.#inspector.onSeen;
  }

  set onSeen(heard: (seen: Seen) => void) {
    this.#inspector.onSeen = heard;
  }

  get onReady() {
    return this.#inspector.onReady;
  }

  set onReady(heard: () => void) {
    this.#inspector.onReady = heard;
  }

  get onError() {
    return this.#inspector.onError;
  }

  set onError(heard: (error: unknown) => void) {
    this.#inspector.onError = heard;
  }

  get hasTree(): boolean {
    return this.#inspector.hasTree;
  }

  begin(engine: Engine, _traits: Uint32Array, numberNow?: NumberNow): void {
    // A picture of a graphics device draws that device's engines.
    this.#engine = engine as GpuEngine;
    this.#drawing.clear();
    this.#inspector.show(this.#engine, this.#picture.traits, numberNow);
  }

  setCores(cores: readonly Core[]): void {
    this.#inspector.setCores(cores);
  }

  forget(): void {
    this.#inspector.forget();
  }

  choose(selected: number | null, trails: readonly number[]): void {
    this.#inspector.choose(selected, trails);
  }

  update(view: Viewpoint, wanted: Wanted): void {
    this.#inspector.update(view, wanted);
  }

  predict(paths: Parameters<Inspector["predict"]>[0]): void {
    this.#inspector.predict(paths);
  }

  points(k: number): number {
    return this.#inspector.points(k);
  }

  pick(view: Viewpoint, reach?: number): Promise<number | null> {
    return this.#inspector.pick(view, reach);
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
        drawing.draw(camera, engine, now, this.#inspector.slot);
      },
    };
    return laidOver(this.#picture, over);
  }

  destroy(): void {
    this.#drawing.clear();
    this.#inspector.destroy();
  }
}
