import { card } from "../data/files/fits/cards.ts";
import { zipBytes } from "../data/files/numpy/write.ts";
import { type FitsAxis, fitsImages, upwards } from "../instrument/fitsImages.ts";
import { type Asked, cornerCsv } from "./corner.ts";
import { FIT_SCALE } from "./encounter.ts";
import { SIDE, type Target } from "./images/target.ts";
import type { Searched, Tried } from "./search.ts";
import { type Found, modelsCsv } from "./summary.ts";

/** Published lines to cite beside this program's. */
const CITE = [
  "Wallin, Holincheck & Harvey (2016), Astronomy and Computing 16, 26: the rigid galaxies",
  "Holincheck et al. (2016), MNRAS 459, 720: Galaxy Zoo: Mergers",
  "Hansen (2016), arXiv:1604.00772: the search",
  "Chandrasekhar (1943), ApJ 97, 255: dynamical friction",
] as const;

/** The target, the best model, their difference, and which pixels count, on axes in kpc from the first centre: x to the right, y up. */
function comparison(target: Target, model: Float64Array, cards: readonly string[]): Uint8Array {
  const { x, y, half } = target.window;
  const axis = (type: string, middle: number): FitsAxis => ({
    ...{ type, unit: "kpc", pixel: (SIDE + 1) / 2 },
    ...{ value: middle * FIT_SCALE.kpc, step: ((2 * half) / SIDE) * FIT_SCALE.kpc },
  });
  const axes = [axis("X", x), axis("Y", y)];
  const image = (name: string, values: Float64Array) => ({
    ...{ name, unit: "", axes, sides: [SIDE, SIDE], values: upwards(values, SIDE, SIDE) },
  });
  return fitsImages(
    [
      image("target", target.light),
      image("model", model),
      image(
        "residual",
        target.light.map((share, i) => share - model[i]!),
      ),
      image("seen", target.seen),
    ],
    cards,
  );
}

/** What is told of a search wherever it ran. */
export function told({ tried, refused }: Searched, { best, derived, close, spread, degenerate }: Found) {
  return {
    models: tried.length,
    refused,
    climbs: tried.reduce((most, { restart }) => Math.max(most, restart), 0),
    best,
    derived,
    aboutAsGood: {
      ...{ models: close.length, climbs: new Set(close.map(({ restart }) => restart)).size, spread },
      tied: degenerate?.strong ?? null,
    },
    cite: CITE,
  };
}

/** What a report says beside its models and images. */
interface About {
  readonly galaxy: string;
  readonly seed: number;
  readonly [more: string]: unknown;
}

/** What a search of a target found; the best model's image. */
export interface Reported {
  readonly tried: readonly Tried[];
  readonly target: Target;
  readonly image: Float64Array;
  readonly found: Found;
  readonly asked: Asked;
  /** The corner plot, drawn. */
  readonly corner: string;
}

/** The files of a report: all models, those about as good and their plot, the images, and what was asked and found. */
export function reportFiles(
  { tried, target, image, found, asked, corner }: Reported,
  about: About,
): readonly { readonly name: string; readonly content: Uint8Array | string }[] {
  const cards = [
    card("GALAXY", about.galaxy, "rigid galaxies of the model"),
    card("SEED", about.seed, "of the search"),
    card("SCORE", found.best.score, "of the model"),
  ];
  return [
    { name: "models.csv", content: modelsCsv(tried) },
    { name: "corner.csv", content: cornerCsv(found, asked) },
    { name: "corner.svg", content: corner },
    { name: "images.fits", content: comparison(target, image, cards) },
    { name: "report.json", content: `${JSON.stringify(about, null, 2)}\n` },
  ];
}

/** The same files as one archive. */
export function reportZip(...report: Parameters<typeof reportFiles>): Uint8Array {
  const bytesOf = (content: Uint8Array | string) =>
    typeof content === "string" ? new TextEncoder().encode(content) : content;
  return zipBytes(reportFiles(...report).map(({ name, content }) => ({ name, bytes: bytesOf(content) })));
}
