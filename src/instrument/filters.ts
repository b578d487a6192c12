import { BAND, type Band } from "./bands.ts";

/** What one colour of a picture is made of. */
export interface Channel {
  /** Share of each band. */
  readonly bands: Partial<Record<Band, number>>;
  /** Share of nebulae's lines, over that of H-alpha: H-beta and [O III] are in green and blue. */
  readonly line?: number;
  /** Factor on its light, so that a typical spiral is white. */
  readonly gain: number;
  /** Extinction over that in V; of several bands: of the first. */
  readonly extinction: number;
}

/** The filters of one picture: red, green and blue, and how they are shown. */
export interface Filters {
  readonly name: string;
  readonly title: string;
  readonly channels: readonly [Channel, Channel, Channel];
  /** Factor on how far colours are from grey. */
  readonly saturation: number;
  /** Surface brightness (V or its stand-in, solar luminosities per square parsec) of the stretch's knee over that of white. */
  readonly softening: number;
}

const channel = (bands: Partial<Record<Band, number>>, gain = 1, line = 0): Channel => {
  const [first] = Object.keys(bands) as Band[];
  return { bands, gain, line, extinction: BAND[first!].extinction };
};

/** Every choice of filters, by name. */
export const FILTERS: readonly Filters[] = [
  {
    name: "hubble",
    title: "Hubble: B, V, I and H-alpha",
    channels: [channel({ I: 1 }, 0.73, 0.75), channel({ V: 1 }, 1, 0.16), channel({ B: 1 }, 1.14, 0.16)],
    saturation: 1.3,
    softening: 0.035,
  },
  {
    name: "sdss",
    title: "SDSS: g, r, i",
    channels: [channel({ i: 1 }, 0.88, 0.1), channel({ r: 1 }, 1, 0.25), channel({ g: 1 }, 1.12)],
    saturation: 1.2,
    softening: 0.06,
  },
  {
    name: "eye",
    title: "The eye at a large telescope",
    channels: [channel({ V: 0.8, I: 0.2 }, 0.95), channel({ V: 1 }), channel({ V: 0.7, B: 0.3 }, 0.98)],
    saturation: 0.5,
    softening: 0.25,
  },
  {
    name: "infrared",
    title: "Infrared: H, almost without dust",
    channels: [channel({ H: 1 }, 1.06), channel({ H: 1 }), channel({ H: 1 }, 0.9)],
    saturation: 1,
    softening: 0.05,
  },
];

/** The filters called `name`. Throws one line with the known names. */
export function findFilters(name: string): Filters {
  const found = FILTERS.find((filters) => filters.name === name);
  if (found) return found;
  throw new Error(`there are no filters "${name}"; known are: ${FILTERS.map((filters) => filters.name).join(", ")}`);
}
