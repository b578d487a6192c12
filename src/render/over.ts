import { LinearSRGBColorSpace, type PerspectiveCamera, type Renderer } from "three/webgpu";
import type { OrbitCamera } from "./camera.ts";
import type { Look } from "./look.ts";
import type { View } from "./views.ts";

/** Something drawn over the finished picture, in display values. */
export interface Over {
  /** Before the bodies are drawn: the camera may still be moved, compute work submitted. */
  before(): void;
  draw(camera: PerspectiveCamera, width: number, height: number, pixelRatio: number, theme: Look["theme"]): void;
}

/** Draws it over the first view of a picture of so many CSS pixels, onto the renderer's target; display values go there as they are. */
export function drawOver(
  over: Over,
  renderer: Renderer,
  own: OrbitCamera,
  { width, height }: { readonly width: number; readonly height: number },
  theme: Look["theme"],
): void {
  const { autoClear, outputColorSpace } = renderer;
  const { views, camera } = own;
  const [{ x, y, width: w, height: h }] = views as [View];
  const parted = views.length > 1;
  renderer.autoClear = false;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  if (parted) renderer.setScissor(x, y, w, h);
  renderer.setScissorTest(parted);
  own.aim(0);
  over.draw(camera, width, height, renderer.getPixelRatio(), theme);
  own.aim();
  renderer.setScissorTest(false);
  renderer.autoClear = autoClear;
  renderer.outputColorSpace = outputColorSpace;
}
