import { type Asked, askedFor } from "../../../fit/corner.ts";
import { cornerSvg } from "../../../fit/cornerSvg.ts";
import type { Target } from "../../../fit/images/target.ts";
import { type Reported, reportZip, told } from "../../../fit/report.ts";
import type { RigidGalaxy } from "../../../fit/rigid.ts";
import type { Searched } from "../../../fit/search.ts";
import { type Found, summary } from "../../../fit/summary.ts";
import { fixed, grouped, rounded } from "../../../language/format.ts";
import { text } from "./fitCard/text.ts";
import type { FitFound, FitPair, FoundSearch } from "./state.ts";

/** What a search was asked, and of which picture. */
interface About extends FitPair {
  readonly image: string;
  /** The file of a map of velocities. */
  readonly velocities: string | null;
  readonly seed: number;
  readonly population: number;
  readonly models: number;
  readonly particles: number;
  readonly adapter: string;
}

/** A search that is over, or was ended. */
export interface Done {
  readonly searched: Searched;
  readonly found: Found;
  readonly asked: Asked;
  readonly target: Target;
  /** Of the best model. */
  readonly image: Float64Array;
  readonly about: About;
  /** Searches can be compared where these are the same: what was given of the pair. */
  readonly facts: string;
}

export function doneOf(
  galaxy: RigidGalaxy,
  searched: Searched,
  { target, image, about }: Pick<Done, "target" | "image" | "about">,
): Done {
  const found = summary(galaxy, searched);
  const { centres, masks, kpcPerPixel, mass, faster, velocities } = about;
  const facts = JSON.stringify([centres, masks, kpcPerPixel, mass, faster, velocities]);
  return { searched, found, asked: askedFor(galaxy, found), target, image, about, facts };
}

/** How many models are about as good, and as what. */
const lineOf = ({ found: { close, best } }: Done) => text.found.close(grouped(close.length), fixed(best.score, 2));

const cornerOf = (done: readonly Done[], ink: string) =>
  cornerSvg(
    done.map(({ asked }) => asked),
    { names: text.found.short, legend: done.map(lineOf), ink, number: rounded },
  );

function foundSearch({ searched, found, asked }: Done): FoundSearch {
  const numbers = asked.best.map((best, k) => {
    const values = asked.rows.map((row) => row[k]!);
    return [best, Math.min(best, ...values), Math.max(best, ...values)] as const;
  });
  return { models: searched.tried.length, close: found.close.length, score: found.best.score, numbers };
}

/** What the panel shows of the last searches, the newest first. */
export function shownFound(done: readonly Done[]): FitFound {
  const svg = cornerOf(done, "#9aa4b2");
  return { corner: `data:image/svg+xml,${encodeURIComponent(svg)}`, searches: done.map(foundSearch) };
}

/** The report of a search, as an archive of its files. */
export function reportOf(galaxy: RigidGalaxy, done: Done): Blob {
  const { searched, found, about } = done;
  const { image, seed, population, particles, adapter, models, ...given } = about;
  const reported: Reported = { ...done, tried: searched.tried, corner: cornerOf([done], "#222") };
  const bytes = reportZip(reported, {
    ...{ image, galaxy: galaxy.name, seed, particles, population, adapter },
    ...told(searched, found),
    asked: { ...given, models },
    degenerate: found.degenerate,
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" });
}
