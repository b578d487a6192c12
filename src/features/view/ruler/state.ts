import type { Slice } from "../../kit/slice.ts";

/** What measures in the sky: a length between two points, or the angle at one of three. */
export type SkyTool = "ruler" | "protractor";

/** A point of the page, CSS pixels from its upper left corner. */
export interface SkyPoint {
  readonly x: number;
  readonly y: number;
}

export interface RulerState {
  /** What is laid on the sky; null: nothing. */
  skyTool: SkyTool | null;
  /** Length that a pixel of the page shows at the distance of what the camera looks at, length units; null: no picture. */
  skyPixel: number | null;
  toggleSkyTool(tool: SkyTool): void;
}

export interface RulerSlice {
  readonly ruler: RulerState;
}

export const createRuler: Slice<RulerSlice> = (set) => ({
  skyTool: null,
  skyPixel: null,
  toggleSkyTool: (tool) => set((s) => ({ skyTool: s.skyTool === tool ? null : tool })),
});

/** Pixels between two points. */
export const apart = (a: SkyPoint, b: SkyPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The angle at `b` between the ways to `a` and to `c`, degrees from 0 to 180; 0 where two points are one. */
export function angleAt(a: SkyPoint, b: SkyPoint, c: SkyPoint): number {
  const [x1, y1, x2, y2] = [a.x - b.x, a.y - b.y, c.x - b.x, c.y - b.y];
  return (Math.atan2(Math.abs(x1 * y2 - x2 * y1), x1 * x2 + y1 * y2) * 180) / Math.PI;
}
