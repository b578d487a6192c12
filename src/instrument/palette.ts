import { BANDS } from "./bands.ts";
import type { Filters } from "./filters.ts";
import { lightPerMass } from "./populations.ts";

/** Solar luminosities of a solar mass in red, green and blue. */
export type Shade = readonly [red: number, green: number, blue: number];

/** Ages in years, and mass fractions of metals: a bulge and ellipticals are old and rich, discs younger and poorer outwards (de Jong 1996, A&A 313, 377). */
const BULGE = { age: 1e10, metals: 0.0147 };
const ELLIPTICAL = { age: 1e10, metals: 0.0147 };
const INNER = { age: 9e9, metals: 0.0147 };
const OUTER = { age: 3.5e9, metals: 0.0055 };
/** Of a disc's mass that is a few hundred million years old. */
const LATE = { age: 1.8e8, metals: 0.0095 };
/** Of stars that have left the group in which they formed. */
const DISPERSED = { age: 3.5e7, metals: 0.0095 };

/** Years in which associations are seen. */
export const YEARS = 6e7;
/** Years in which the gas about one glows, and the line's light over that in I of the Sun, for a solar mass of new stars, as press pictures show it. */
const NEBULA = { years: 6e6, line: 110 };

const STEPS = 48;
/** Radii (of a galaxy's size) at which a disc has its outer age. */
const EDGE = 3;

/** The colours of populations in one telescope's filters. */
export interface Palette {
  readonly bulge: Shade;
  readonly elliptical: Shade;
  readonly late: Shade;
  readonly dispersed: Shade;
  /** Of a disc's smooth stars at a radius over its galaxy's size. */
  disc(radius: number): Shade;
  /** Of new stars, and of the gas that these light up, their age as a share (0 to 1) of the years in which they are seen; null: there is none any more. */
  young(age: number): Shade;
  nebula(age: number): Shade | null;
  /** Of stars of an age in years. */
  born(years: number): Shade;
}

/** `young`: the factor on stars that formed lately; where few did, discs are old to their rims. */
export function paletteOf({ channels }: Filters, young: number): Palette {
  const row = new Float64Array(BANDS.length);
  const shade = ({ age, metals }: typeof BULGE): Shade => {
    lightPerMass(age, metals, row);
    const [red, green, blue] = channels.map(
      ({ bands, gain }) => gain * BANDS.reduce((sum, band, k) => sum + (bands[band] ?? 0) * row[k]!, 0),
    );
    return [red!, green!, blue!];
  };
  const [red, green, blue] = channels.map(({ line = 0 }) => NEBULA.line * line) as [number, number, number];
  const steps = (of: (part: number) => Shade) => Array.from({ length: STEPS + 1 }, (_, k) => of(k / STEPS));
  const outwards = steps((part) =>
    shade({
      age: INNER.age * (OUTER.age / INNER.age) ** (part * Math.min(1, young)),
      metals: INNER.metals * (OUTER.metals / INNER.metals) ** part,
    }),
  );
  const ageOf = (part: number) => 2.5e6 + YEARS * part;
  const grown = steps((part) => shade({ age: ageOf(part), metals: LATE.metals }));
  const at = (table: readonly Shade[], part: number) => table[Math.min(STEPS, Math.max(0, Math.floor(part * STEPS)))]!;
  return {
    bulge: shade(BULGE),
    elliptical: shade(ELLIPTICAL),
    late: shade(LATE),
    dispersed: shade(DISPERSED),
    disc: (radius) => at(outwards, radius / EDGE),
    young: (age) => at(grown, age),
    nebula: (age) => {
      const left = 1 - ageOf(age) / NEBULA.years;
      if (left <= 0 || red + green + blue === 0) return null;
      return [red * Math.sqrt(left), green * Math.sqrt(left), blue * Math.sqrt(left)];
    },
    born: (years) => shade({ age: years, metals: LATE.metals }),
  };
}
