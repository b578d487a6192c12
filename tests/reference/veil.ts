import { HEIGHT_OF_DUST } from "../../src/instrument/dust.ts";
import type { DustRequest } from "../../src/render/processor/request.ts";
import { COARSE, LEAST_DEPTH, LOGIT, THINNEST } from "../../src/render/shown/dustNumbers.ts";
import type { Floats } from "./contract.ts";

/** The dust of a view, as `images` sums it up or lets bodies shine through it. */
export interface Dust extends Pick<DustRequest, "distance" | "depths" | "opacities"> {
  /** Texels of four numbers, of which three count; null: bodies weigh their dust. */
  readonly sums: Floats | null;
  readonly columns: number;
  readonly rows: number;
}

/** Red, green and blue that are left of the light of a body at pixel x, y, `away` from the camera's plane. */
export function veil({ sums, columns, rows, distance, depths, opacities }: Dust, x: number, y: number, away: number) {
  const inside = (place: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(place / COARSE)));
  const at = 4 * (inside(y, rows) * columns + inside(x, columns));
  const [mass, first, second] = sums!.subarray(at, at + 3) as unknown as [number, number, number];
  if (!(mass > 0)) return [1, 1, 1];
  const mean = (2 * first) / mass - 1;
  const deviation = Math.max(LEAST_DEPTH, HEIGHT_OF_DUST * Math.sqrt(Math.max(0, second / mass - mean * mean)));
  const p = 1 / (1 + Math.exp((-LOGIT * ((away - distance) / depths - mean)) / deviation));
  return opacities.map((opacity) => {
    const perhaps = Math.max(THINNEST, opacity * mass * 2 * Math.min(p, 1 - p));
    return (Math.exp(-opacity * mass * Math.max(0, 2 * p - 1)) * (1 - Math.exp(-perhaps))) / perhaps;
  });
}
