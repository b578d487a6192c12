/** Bytes of one record of each kind: classic Tipsy, or Bonsai's longer records with acceleration and potential. */
export interface Strides {
  readonly gas: number;
  readonly dark: number;
  readonly star: number;
}

/** Tipsy's packed records of 4-byte words (tipsydefs.h of N-BodyShop/tipsy_tools). */
export const CLASSIC: Strides = { gas: 48, dark: 36, star: 44 };
/** Bonsai since 2016 may put acc[3] and epot after the velocity (runtime/include/tipsyIO.h). */
export const EXTENDED: Strides = { gas: 48, dark: 52, star: 60 };

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
export function recordBytes(h: TipsyHeader, strides: Strides): number {
  return strides.gas * h.gas + strides.dark * h.dark + strides.star * h.star;
}
