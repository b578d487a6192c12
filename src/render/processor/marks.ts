import { type PerspectiveCamera, Vector3 } from "three";
import { type Drawn, hue, INK } from "../inspect/inspector.ts";
import type { Look } from "../look.ts";
import type { Over2d } from "./paint.ts";

/** Of the scene. */
export type Place = readonly [number, number, number];

type Context = Parameters<Over2d["draw"]>[0];
type At = readonly [number, number] | null;

/** Points of the predicted paths that are one dash. */
const DASH = 1;

/** Trails, centres, predicted orbits and the picked body over a picture of the processor: the marks of inspect/drawing.ts as strokes. */
export class Marks implements Over2d {
  shown: Drawn | null = null;
  /** Of the selected body, then of those with a trail; the last point is where it is. */
  trails: readonly (readonly Place[])[] = [];
  centres: { readonly cores: ArrayLike<number>; readonly ways: readonly (readonly Place[])[] } = {
    cores: [],
    ways: [],
  };
  paths: readonly (readonly Place[])[] = [];

  draw(context: Context, camera: PerspectiveCamera, width: number, height: number, theme: Look["theme"]): void {
    const shown = this.shown;
    if (!shown) return;
    const spot = new Vector3();
    const on = (place: Place): At => {
      spot.set(...place).project(camera);
      return spot.z > 1 ? null : [((spot.x + 1) / 2) * width, ((1 - spot.y) / 2) * height];
    };
    const vivid = theme === "print" ? 0.55 : 1;
    const colour = (k: number) =>
      `rgb(${hue(k)
        .map((x) => Math.round(255 * vivid * x))
        .join(" ")})`;
    context.lineCap = "round";
    context.lineWidth = 1;
    for (let k = 0; k < shown.trails; k++) way(context, (this.trails[k + 1] ?? []).map(on), colour(k));
    for (let g = 0; g < shown.centres; g++) {
      way(context, (this.centres.ways[g] ?? []).map(on), colour(g));
      const { cores } = this.centres;
      cross(context, on([cores[8 * g]!, cores[8 * g + 1]!, cores[8 * g + 2]!]), colour(g));
    }
    if (shown.orbit) for (const path of this.paths) dashes(context, path.map(on), INK[theme].orbit);
    const [picked] = this.trails[0] ?? [];
    if (shown.picked && picked) ring(context, on(picked), INK[theme].picked);
    context.globalAlpha = 1;
  }
}

/** The way that something came; older parts are fainter. */
function way(context: Context, points: readonly At[], colour: string): void {
  context.strokeStyle = colour;
  for (let k = 1; k < points.length; k++) {
    context.globalAlpha = 0.85 * ((k + 1) / points.length);
    line(context, points[k - 1]!, points[k]!);
  }
}

function dashes(context: Context, points: readonly At[], colour: string): void {
  context.strokeStyle = colour;
  for (let k = 1; k < points.length; k++) {
    context.globalAlpha = 0.75 * ((k - 1) % (2 * DASH) < DASH ? 1 : 0.25) * (1 - k / (1.6 * points.length));
    line(context, points[k - 1]!, points[k]!);
  }
}

function line(context: Context, a: At | undefined, b: At | undefined): void {
  if (!a || !b) return;
  context.beginPath();
  context.moveTo(...a);
  context.lineTo(...b);
  context.stroke();
}

/** Four strokes that leave the middle free. */
function cross(context: Context, at: At, colour: string): void {
  if (!at) return;
  context.strokeStyle = colour;
  context.globalAlpha = 0.95;
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    line(context, [at[0] + 2.5 * x, at[1] + 2.5 * y], [at[0] + 7 * x, at[1] + 7 * y]);
}

function ring(context: Context, at: At, colour: string): void {
  if (!at) return;
  context.strokeStyle = colour;
  context.globalAlpha = 0.95;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(at[0], at[1], 8, 0, 2 * Math.PI);
  context.stroke();
}
