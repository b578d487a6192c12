import type { Core, Engine } from "../../engine/index.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Seen } from "./reader.ts";

/** Where the camera and the pointer are. */
export interface Viewpoint {
  /** Clip coordinates from positions: 16 numbers, column by column. */
  readonly clip: readonly number[];
  /** Size of the canvas, CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels from the middle of the canvas, y up. */
  readonly pointer: readonly [number, number];
}

/** What the next pictures need. */
export interface Wanted {
  readonly centres: boolean;
  /** Levels of the cells to draw; null: none. */
  readonly levels: readonly [shallowest: number, deepest: number] | null;
  /** The interaction list of the selected body. */
  readonly interactions: boolean;
}

/** What is drawn over the next pictures. */
export interface Drawn {
  /** Cells of the chosen levels: everywhere or near the pointer. */
  readonly cells: "off" | "pointer" | "all";
  readonly levels: readonly [number, number];
  readonly interactions: boolean;
  readonly picked: boolean;
  /** Number of bodies with a trail. */
  readonly trails: number;
  /** Galaxies whose centres are marked, with the way that they came. */
  readonly centres: number;
  /** The predicted orbit of the first two galaxies. */
  readonly orbit: boolean;
  /** CSS pixels from the upper left corner; null while the pointer is elsewhere. */
  readonly pointer: readonly [number, number] | null;
}

/** Steps without a picture after which the centres are searched for again. */
export const JUMP = 32;
/** Distance from the pointer within which a body is picked, CSS pixels. */
export const REACH = 24;
/** Scales of the cores, in powers of two of their widths, with which centres are found again, wide ones first. */
export const WIDE_TO_NARROW = [12, 6, 4, 3, 2, 1, 0] as const;
/** A body with less than this part of the mean light is faint; its distance from the pointer is multiplied by HANDICAP. */
export const { FAINT, HANDICAP } = CONSTANTS["render/pick"];

/** Colours of lines and marks: sRGB, on the sky and on paper. */
export const INK = {
  dark: {
    shallow: "#7fa8ff",
    deep: "#7fe0d0",
    cell: "#8fb8ff",
    far: "#b79cff",
    body: "#ffc98a",
    picked: "#ffffff",
    orbit: "#ffe9b0",
  },
  print: {
    shallow: "#1f4fae",
    deep: "#0d7a68",
    cell: "#1f5fc4",
    far: "#6b3fc0",
    body: "#b35c00",
    picked: "#101522",
    orbit: "#8a5a00",
  },
} as const;

/** Red, green and blue, 0 to 1, of row `k`: steps of the golden ratio round the circle of hues. */
export const hue = (k: number): readonly [number, number, number] =>
  [0.02, 0.35, 0.68].map(
    (offset) => 0.68 + 0.32 * Math.cos((0.618 * k + offset) * 2 * Math.PI),
  ) as unknown as readonly [number, number, number];

/** What number a body of before has now; -1: it is gone. */
export type NumberNow = (body: number) => number;

/** Something that is drawn over a picture. */
export interface Overlay {
  /** Has it the picture, or does something else meanwhile? */
  readonly has: boolean;
  end(): void;
}

/** Draws `over` over this picture from now on. */
export function laidOver<O extends object>(picture: { over: O | null }, over: O): Overlay {
  picture.over = over;
  return {
    get has() {
      return picture.over === over;
    },
    end: () => {
      if (picture.over === over) picture.over = null;
    },
  };
}

/**
 * Answers questions about single bodies and the galaxies' centres, whatever computes and draws. What goes in and what comes
 * back is in the units of the bodies; views are in those of the scene.
 */
export interface Inspector {
  onSeen: (seen: Seen) => void;
  /** What waited for something to be made can be answered. */
  onReady: () => void;
  onError: (error: unknown) => void;
  /**
   * Looks at the bodies of this engine from now on. `traits`: two words a body by its number (see Appearance). `numberNow`: where the bodies of
   * before go on; chosen ones that are there still stay chosen, with their trails. Else none is chosen.
   */
  begin(engine: Engine, traits: Uint32Array, numberNow?: NumberNow): void;
  /** The galaxies at the start; their centres can be found from now on. */
  setCores(cores: readonly Core[]): void;
  /** Forgets all trails: time jumped. */
  forget(): void;
  /** The selected body and those with a trail, by their number in the table; null: none. */
  choose(selected: number | null, trails: readonly number[]): void;
  /** Brings everything up to the bodies as the next picture shows them; returns at once. */
  update(view: Viewpoint, wanted: Wanted): void;
  /** Puts down where two galaxies are expected to go. */
  predict(paths: readonly (readonly (readonly [number, number, number])[])[]): void;
  /** Points of the trail of the k-th body with a trail; -1: of the selected body, which has none or one. */
  points(k: number): number;
  /** Can cells and interactions be drawn? */
  readonly hasTree: boolean;
  /** Number (in the table) of the body nearest to a point of the view; null where none is within `reach` CSS pixels. */
  pick(view: Viewpoint, reach?: number): Promise<number | null>;
  /**
   * From now on what `drawn` says is drawn over the picture, after `before` was called; null: nothing. Returns what ends that,
   * and tells whether something else has the picture meanwhile.
   */
  drawOver(before: () => void, drawn: () => Drawn | null): Overlay;
  destroy(): void;
}
