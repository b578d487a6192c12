/** Small services of the page that need the document. */

import { text as shareText } from "../features/share/text.ts";
import type { Store } from "../features/store.ts";
import { text } from "./text.ts";

/** The first line of what went wrong. */
export function oneLine(error: unknown): string {
  const words = error instanceof Error || error instanceof GPUError ? error.message : String(error);
  return words.split("\n")[0] || "unknown error";
}

/** A canvas in `place`, instead of what was there. */
export function newCanvas(place: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", text.sky);
  place.replaceChildren(canvas);
  return canvas;
}

/** Puts the address of a run on the clipboard, or on the screen where there is none. */
export async function copyLink(store: Store, address: string): Promise<void> {
  const { say, source } = store.getState();
  if (source.kind === "file") return say("error", shareText.noLink);
  const link = `${location.origin}${location.pathname}${address}`;
  try {
    await navigator.clipboard.writeText(link);
    say("note", shareText.linkCopied);
  } catch {
    say("note", link);
  }
}

/** What panels cover of the sky, CSS pixels: columns at the sides, or a sheet at the bottom of a narrow page. */
export function covered(): { left: number; right: number; bottom: number } {
  const free = { left: 0, right: 0, bottom: 0 };
  for (const panel of document.querySelectorAll(".panel, .truth, .builder")) {
    const box = panel.getBoundingClientRect();
    if (box.width > 0.6 * innerWidth) free.bottom = Math.max(free.bottom, innerHeight - box.top);
    else if (box.left < innerWidth / 3) free.left = box.right;
    else free.right = innerWidth - box.left;
  }
  return free;
}

/** The same with what stands on two views: on a narrow page also title, buttons and the cards of both sides. */
export function coveredOfTwo(): ReturnType<typeof covered> & { top: number; heads: number } {
  const free = covered();
  const foot = document.querySelector(".foot")?.getBoundingClientRect();
  if (!foot || innerWidth >= 760) return { ...free, top: 0, heads: 0 };
  return { ...free, bottom: Math.max(free.bottom, innerHeight - foot.top), top: 88, heads: 106 };
}

const key = (adapter: string) => `antennae.bodies.${adapter}`;

/** The number of bodies that suited this adapter before, `most` at most; null where none is known (or storage is off). */
export function recall(adapter: string, most: number): number | null {
  try {
    const n = Number(localStorage.getItem(key(adapter)));
    return Number.isInteger(n) && n >= 1024 && n <= most ? n : null;
  } catch {
    return null;
  }
}

export function remember(adapter: string, bodies: number): void {
  try {
    localStorage.setItem(key(adapter), String(bodies));
  } catch {
    // Storage is off: measured anew next time.
  }
}
