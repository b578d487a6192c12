import { CLASS_NUMBERS, CLASSES } from "../parts.ts";
import { MARGIN, side, TOP } from "../pyramid.ts";
import { GLOW_TOP } from "./glow.ts";

/** Bodies whose images are in the memory at one time: few enough to stay in the processor's cache. */
export const PORTION = 2048;

/** Most colours of a list, and two more: for the end of a ramp, and for bodies off it. */
const COLOURS = 32;

/** A level of sums: texels of four float32. */
export interface Level {
  /** Address of its own sums; above TOP there are none. */
  readonly own: number;
  /** Address of all sums gathered there; level 0 has none. */
  readonly gathered: number;
  readonly columns: number;
  readonly rows: number;
}

/** Addresses of the tables, bytes. What belongs to bodies comes first: it stays where it is when the picture's size changes. */
export interface Layout {
  readonly matrix: number;
  readonly colours: number;
  /** Styles of the classes of bodies. */
  readonly parts: number;
  readonly levelTable: number;
  readonly posMass: number;
  readonly velocity: number;
  readonly acceleration: number;
  readonly id: number;
  readonly traits: number;
  /** The number of each body that colours or widths go by, by id. */
  readonly quantity: number;
  /** The number of each body for a map of gas, by id; below 0: it is no gas. */
  readonly values: number;
  readonly images: number;
  readonly row: number;
  readonly levels: readonly Level[];
  /** Of the sums of all levels, which are emptied at once. */
  readonly sums: { readonly at: number; readonly bytes: number };
  readonly pixels: number;
  /** Pixels from one row to the next: whole fours. */
  readonly stride: number;
  readonly bytes: number;
}

/** Where everything is for `count` bodies in a picture of `width` times `height` pixels. */
export function layoutOf(count: number, width: number, height: number): Layout {
  let next = 64;
  const room = (bytes: number) => {
    const at = next;
    // Stages read up to four texels further than they need.
    next = 64 * Math.ceil((at + bytes + 64) / 64);
    return at;
  };
  const matrix = room(64);
  const colours = room(16 * COLOURS);
  const parts = room(4 * CLASS_NUMBERS * CLASSES);
  const levelTable = room(16 * (TOP + 1));
  const [posMass, velocity, acceleration] = [room(16 * count), room(16 * count), room(16 * count)];
  const [id, traits] = [room(4 * count), room(8 * count)];
  const [quantity, values] = [room(4 * count), room(4 * count)];
  const images = room(32 * PORTION);
  const row = room(16 * side(width, 0));
  const sizes = Array.from({ length: GLOW_TOP + 1 }, (_, k) => ({ columns: side(width, k), rows: side(height, k) }));
  const begin = next;
  const own = sizes.map(({ columns, rows }, k) => (k > TOP ? 0 : room(16 * columns * rows)));
  const sums = { at: begin, bytes: next - begin };
  const levels = sizes.map((size, k) => ({
    ...size,
    own: own[k]!,
    gathered: k === 0 ? 0 : room(16 * size.columns * size.rows),
  }));
  const stride = 4 * Math.ceil(width / 4);
  const pixels = room(4 * stride * height);
  const bodies = { posMass, velocity, acceleration, id, traits, quantity, values };
  return { matrix, colours, parts, levelTable, ...bodies, images, row, levels, sums, pixels, stride, bytes: next };
}

/** The levels as `deposit` reads them: address, columns, rows and margin of each. */
export const levelTableOf = ({ levels }: Layout): Uint32Array =>
  Uint32Array.from(levels.slice(0, TOP + 1).flatMap(({ own, columns, rows }) => [own, columns, rows, MARGIN]));
