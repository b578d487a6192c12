import type { PerspectiveCamera } from "three";
import type { Look } from "../look.ts";
import type { View } from "../views.ts";
import type { Frame } from "./restingBodies.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Something drawn over the light, in CSS pixels: lines, labels. */
export interface Over2d {
  /** The tables of bodies that moved, before the worker takes them away. */
  take?(frame: Frame): void;
  /** Before the bodies are drawn: the camera may still be moved. */
  before?(): void;
  draw(context: Context, camera: PerspectiveCamera, width: number, height: number, theme: Look["theme"]): void;
}

/** A picture's pixels as they came. */
export interface Painted {
  readonly pixels: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}

/** What is drawn over a picture, and as which camera saw it. */
export interface OverSeen {
  readonly over: readonly Over2d[];
  readonly camera: PerspectiveCamera;
  readonly size: { readonly width: number; readonly height: number };
  readonly views: readonly View[];
  readonly theme: Look["theme"];
}

/** Puts pictures onto a 2-D canvas; smaller ones are enlarged by the browser. */
export class Painter {
  readonly #context: Context;
  #small: OffscreenCanvas | null = null;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Gives the canvas `width` times `height` pixels, and what it shows until there is another picture. */
  fit(width: number, height: number): void {
    const { canvas } = this.#context;
    if (canvas.width === width && canvas.height === height) return;
    const old = new OffscreenCanvas(Math.max(1, canvas.width), Math.max(1, canvas.height));
    old.getContext("2d")!.drawImage(canvas, 0, 0);
    canvas.width = width;
    canvas.height = height;
    this.#context.drawImage(old, 0, 0, width, height);
  }

  /** Puts a picture onto the canvas, which has `width` times `height` pixels from now on. */
  paint(picture: Painted, width: number, height: number, above: OverSeen | null): void {
    const context = this.#context;
    const { canvas } = context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const image = new ImageData(new Uint8ClampedArray(picture.pixels), picture.width, picture.height);
    if (picture.width === width && picture.height === height) context.putImageData(image, 0, 0);
    else {
      this.#small ??= new OffscreenCanvas(1, 1);
      this.#small.width = picture.width;
      this.#small.height = picture.height;
      this.#small.getContext("2d")!.putImageData(image, 0, 0);
      context.drawImage(this.#small, 0, 0, width, height);
    }
    if (above) this.#drawOver(above);
  }

  /** Over the first view. */
  #drawOver({ over, camera, size, views, theme }: OverSeen): void {
    const context = this.#context;
    const { x, y, width, height } = views[0]!;
    context.save();
    context.setTransform(context.canvas.width / size.width, 0, 0, context.canvas.height / size.height, 0, 0);
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    for (const one of over) one.draw(context, camera, size.width, size.height, theme);
    context.restore();
  }
}
