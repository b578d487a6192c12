/** How the records of a file are laid out: bytes of one record of each kind, and of one number of a place and of a velocity. */
export interface Shape {
  readonly gas: number;
  readonly dark: number;
  readonly star: number;
  readonly place: 4 | 8;
  readonly velocity: 4 | 8;
  /** What the name of the variant says of it. */
  readonly title: string;
}

/** Tipsy's packed records of 4-byte words (tipsydefs.h of N-BodyShop/tipsy_tools). */
export const CLASSIC: Shape = { gas: 48, dark: 36, star: 44, place: 4, velocity: 4, title: "" };
/** ChaNGa's and Gasoline's doubles: of the places (bDoublePos), or of places and velocities (bDoubleVel). */
const DOUBLE_PLACES: Shape = { gas: 60, dark: 48, star: 56, place: 8, velocity: 4, title: ", places as doubles" };
const DOUBLES: Shape = {
  gas: 72,
  dark: 60,
  star: 68,
  place: 8,
  velocity: 8,
  title: ", places and velocities as doubles",
};
/** Bonsai since 2016 may put acc[3] and epot after the velocity (runtime/include/tipsyIO.h); it has no gas. */
const EXTENDED: Shape = { gas: 0, dark: 52, star: 60, place: 4, velocity: 4, title: ", records with acceleration" };

/** The shapes that the records of such a file may have. */
export function shapesOf({ gas }: TipsyHeader): readonly Shape[] {
  return gas > 0 ? [CLASSIC, DOUBLE_PLACES, DOUBLES] : [CLASSIC, DOUBLE_PLACES, DOUBLES, EXTENDED];
}

export interface TipsyHeader {
  readonly littleEndian: boolean;
  readonly time: number;
  readonly bodies: number;
  readonly dimensions: number;
  readonly gas: number;
  readonly dark: number;
  readonly star: number;
  /** Word at byte 28 (0 where the file ends before it): 2 marks Bonsai's version 2, anything else is junk. */
  readonly word28: number;
}

/**
 * The header at the start of `bytes`: f64 time; i32 nbodies, ndim, nsph, ndark, nstar, pad. Tries big-endian (the standard) first,
 * then little-endian; null where neither makes sense. ndim 1..3 can't look right in both orders.
 */
export function tipsyHeader(bytes: Uint8Array): TipsyHeader | null {
  if (bytes.length < 28) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const littleEndian of [false, true]) {
    const time = view.getFloat64(0, littleEndian);
    const [bodies, dimensions, gas, dark, star] = [8, 12, 16, 20, 24].map((at) => view.getInt32(at, littleEndian)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const counts = gas >= 0 && dark >= 0 && star >= 0 && bodies > 0 && gas + dark + star === bodies;
    if (!counts || dimensions < 1 || dimensions > 3 || !Number.isFinite(time)) continue;
    const word28 = view.byteLength >= 32 ? view.getInt32(28, littleEndian) : 0;
    return { littleEndian, time, bodies, dimensions, gas, dark, star, word28 };
  }
  return null;
}

/** Bytes of all records. */
export function recordBytes(h: TipsyHeader, shape: Shape): number {
  return shape.gas * h.gas + shape.dark * h.dark + shape.star * h.star;
}
