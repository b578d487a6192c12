import { fault } from "./faults.ts";
import type { Pair } from "./target.ts";

/** Km/s over 70 km/s/Mpc. */
const HUBBLE_MPC = 299792.458 / 70;
const ARCSEC = Math.PI / 180 / 3600;

/** Kiloparsecs that an arcsecond spans at a redshift, in a flat universe of 70 km/s/Mpc with a matter density of 0.3, to second order in z. */
export function kpcPerArcsec(redshift: number): number {
  if (!(redshift > 0 && redshift < 0.5)) throw fault("redshift", redshift);
  const decelerated = redshift - (0.45 * redshift * redshift) / 2;
  return (1000 * HUBBLE_MPC * decelerated * ARCSEC) / (1 + redshift);
}

/**
 * Centres and scale from the lines `key=value` that the targets of Galaxy Zoo: Mergers come with: px, py, sx, sy (pixels from the left upper corner),
 * scale (arcseconds a pixel), pz (redshift); and how much faster the second moves away (km/s) where sz is there too. Throws FileError.
 */
export function readPairFile(text: string): Pair & { readonly faster: number | null } {
  const values = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, key, value] = /^\s*(\w+)\s*=\s*'?([-+.\deE]+)'?;?\s*$/.exec(line) ?? [];
    if (key !== undefined) values.set(key, Number(value));
  }
  const number = (key: string) => {
    const value = values.get(key);
    if (value === undefined || !Number.isFinite(value)) throw fault("noKey", key);
    return value;
  };
  const [px, py, sx, sy, scale, pz] = ["px", "py", "sx", "sy", "scale", "pz"].map(number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const sz = values.get("sz");
  return {
    first: [px, py],
    second: [sx, sy],
    kpcPerPixel: scale * kpcPerArcsec(pz),
    faster: sz === undefined ? null : ((sz - pz) * 299792.458) / (1 + pz),
  };
}
