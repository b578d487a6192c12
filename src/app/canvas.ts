import { text } from "./text.ts";

/** A canvas in `place`, instead of what was there. */
export function newCanvas(place: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", text.sky);
  place.replaceChildren(canvas);
  return canvas;
}
