import type { GasQuantity } from "../quantities/gas.ts";

/** How many times as hot as ionised gas neutral gas is that has the same internal energy. */
const NEUTRAL = 2.08;
/** Decimal logarithms of temperatures as if ionised between which gas becomes so. */
const IONISED = { from: 3.72, to: 4.32 } as const;

/** Kelvins of the unit of temperatures in the sums: half decades from it are those of kelvins. */
export const HEAT = 10 ** 4.5;

/** One map of gas: plain data. */
export interface GasMapRecord {
  /** What must be known of each body; null: its mass alone. */
  readonly needs: GasQuantity | null;
  /** Is it a mean weighted by the mass of gas, or a sum over area? */
  readonly mean: boolean;
  /** Decimal logarithms of the scale's ends before a picture was looked at, in the units of the sums. */
  readonly first: readonly [number, number];
}

/** Surface density, mean temperature, metals (over the Sun's) and surface density of stars that form (parts of the mass in 1e9 years). */
export const GAS_MAPS = {
  gas: { needs: null, mean: false, first: [-5, -1] },
  temperature: { needs: "gasTemperature", mean: true, first: [-1, 1.5] },
  formation: { needs: "starFormation", mean: false, first: [-5, -1] },
  metallicity: { needs: "gasMetals", mean: true, first: [-1, 0.5] },
} as const satisfies Record<string, GasMapRecord>;

export type GasMapName = keyof typeof GAS_MAPS;

/** The map of gas that is called so; null: it is none. */
export const gasMapOf = (shows: string): GasMapName | null =>
  Object.hasOwn(GAS_MAPS, shows) ? (shows as GasMapName) : null;

/** Standard deviation of an image in smoothing lengths: that of Wendland's kernel C2 along an axis. */
export const GAS_KERNEL = Math.sqrt(1 / 15);
/** The same in the side of the cube that holds a body's mass at the density of gas about it, for the usual 64 neighbours. */
export const GAS_SPACING = GAS_KERNEL * Math.cbrt((3 * 64) / (4 * Math.PI));

/**
 * The sums are of m, and of m times two parts of a number v of each body: v up to 1, and beyond that v / MOST, each 0 where the other is not. So whole numbers
 * hold four decades below 1, and as many above.
 */
export const MOST = 1e3;

/** The sum of m v, from the sums at a pixel. */
const valueIn = (sums: ArrayLike<number>, at: number): number => sums[at + 1]! + MOST * sums[at + 2]!;

/** What a map shows at a pixel, in the units of the sums; NaN where it is a mean without gas. */
export function shownIn(sums: ArrayLike<number>, at: number, map: GasMapName): number {
  if (map === "gas") return sums[at]!;
  return GAS_MAPS[map].mean ? valueIn(sums, at) / sums[at]! : valueIn(sums, at);
}

/** Kelvins of gas that would have so many if it were ionised: of gas in equilibrium, within some per cent. */
export function temperatureOf(ionised: number): number {
  const t = (Math.log10(Math.max(ionised, 1e-30)) - IONISED.from) / (IONISED.to - IONISED.from);
  const x = Math.min(1, Math.max(0, t));
  return ionised * (NEUTRAL - (NEUTRAL - 1) * x * x * (3 - 2 * x));
}

/** What `temperatureOf` goes by, for shader graphs. */
export const IONISATION = { ...IONISED, neutral: NEUTRAL } as const;
