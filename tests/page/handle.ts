import type { Page } from "playwright-core";
import type { Measurement, Settings } from "../../src/engine/settings.ts";

/** The page's debugging handle, `window.antennae`. */
export interface Handle {
  /** Milliseconds that a step and a picture took last; null until one was measured. */
  readonly costs: { readonly step: number | null; readonly draw: number | null };
  readonly run: number;
  readonly settings: Settings;
  readonly bodies: number;
  readonly steps: number;
  readonly time: number;
  readonly right: {
    readonly run: number;
    readonly settings: Settings;
    readonly steps: number;
    readonly time: number;
    readBodies(): Promise<{ position: Float32Array; velocity: Float32Array; time: number }>;
  } | null;
  splatsAbove: number;
  readonly drawnAs: "sprites" | "splats" | null;
  readonly camera: { position: number[]; target: number[] };
  place(body: number): Promise<[number, number]>;
  interactions(body: number): Promise<[bodies: number, cells: number, far: number, group: number] | null>;
  surfaceDensity(): Promise<{ width: number; height: number; values: Float32Array }>;
  sums(): Promise<{ width: number; height: number; sums: Float32Array }>;
  velocities(): Promise<{ width: number; height: number; velocity: Float32Array; dispersion: Float32Array }>;
  measure(): Promise<Measurement>;
  advance(steps: number): Promise<void>;
  drawn(): Promise<void>;
  keep(): Promise<void>;
  loseDevice(): void;
  jpeg(width?: number, height?: number, quality?: number): Promise<string>;
  readBodies(): Promise<{ position: Float32Array; velocity: Float32Array; galaxy: Uint8Array; time: number }>;
}

declare global {
  interface Window {
    readonly antennae: Handle;
  }
}

/** Waits until a run of `bodies` bodies (or any) is on. */
export async function untilRuns(page: Page, bodies?: number): Promise<void> {
  // By the clock: frames of many bodies come seldom without a graphics card, and while a device starts not at all.
  const polling = { polling: 200 };
  await page.waitForFunction((n) => (n ? window.antennae?.bodies === n : window.antennae?.bodies > 0), bodies, polling);
}

export async function untilStep(page: Page, step: number): Promise<void> {
  await page.waitForFunction((n) => window.antennae.steps >= n, step);
}

/** Waits until the canvas shows what was chosen before, and the camera is at rest. */
export const drawn = (page: Page) => page.evaluate(() => window.antennae.drawn());

/** Lets the page live for twenty frames, in which something must not happen, or must have happened. */
export async function manyFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let k = 0; k < 20; k++) await new Promise(requestAnimationFrame);
  });
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const steps = (page: Page) => page.evaluate(() => window.antennae.steps);
export const settings = (page: Page) => page.evaluate(() => window.antennae.settings);
export const measure = (page: Page) => page.evaluate(() => window.antennae.measure());

/** A short fingerprint of all positions and velocities of a side, bit by bit. */
export function fingerprint(page: Page, side: "left" | "right" = "left"): Promise<string> {
  return page.evaluate(async (which) => {
    const { position, velocity } = await (which === "left" ? window.antennae : window.antennae.right!).readBodies();
    const parts = [];
    for (const table of [position, velocity]) {
      const hash = await crypto.subtle.digest("SHA-256", table.slice().buffer);
      parts.push([...new Uint8Array(hash).slice(0, 8)].map((b) => b.toString(16).padStart(2, "0")).join(""));
    }
    return parts.join("-");
  }, side);
}
