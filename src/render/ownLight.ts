import { Color } from "three";

/** What shines otherwise than its traits say: numbers of bodies, their share of all light, and the place of each on a ramp of colours from 0 to 1. */
export interface OwnLight {
  readonly body: ArrayLike<number>;
  readonly share: ArrayLike<number>;
  readonly colour: ArrayLike<number>;
}

/** These traits (see Appearance) with that light; the other bodies share what it leaves of all, at least this part. */
const LEFT = 0.3;

export function ownLight(
  traits: Uint32Array,
  { body, share, colour }: OwnLight,
  ramp: readonly string[],
): Uint32Array<ArrayBuffer> {
  const lit = Uint32Array.from(traits);
  const shares = new Float32Array(lit.buffer);
  let all = 0;
  for (let k = 0; k < body.length; k++) all += share[k]!;
  const times = Math.min(1, (1 - LEFT) / Math.max(all, 1e-30));
  const left = 1 - times * all;
  for (let at = 1; at < shares.length; at += 2) shares[at]! *= left;
  const colours = ramp.map((css) => new Color(css));
  for (let k = 0; k < body.length; k++) {
    const at = 2 * body[k]!;
    const along = colour[k]! * (ramp.length - 1);
    const from = Math.min(ramp.length - 2, Math.floor(along));
    const { r, g, b } = new Color().lerpColors(colours[from]!, colours[from + 1]!, along - from);
    lit[at] = (lit[at]! & 0xffff) | (bits(r, 31) << 27) | (bits(g, 63) << 21) | (bits(b, 31) << 16);
    shares[at + 1]! += times * share[k]!;
  }
  return lit;
}

const bits = (part: number, all: number): number => Math.round(Math.min(1, Math.max(0, part)) * all);
