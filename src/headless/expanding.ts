import type { Bodies } from "../data/bodies/bodies.ts";
import { clockAt, scaleAt } from "../data/bodies/clock.ts";
import { arePerH, asInFiles, expanding, saidOf } from "../data/bodies/comoving.ts";
import type { ReadResult } from "../data/files/index.ts";
import type { Engine } from "../engine/index.ts";
import {
  PLANCK,
  parseUniverse,
  type Seeded,
  SPACING_PER_SOFTENING,
  USUAL_STEP,
  universeOf,
} from "../physics/cosmology/universe.ts";
import type { Report } from "./command.ts";
import { numberOr, type Option, textOr } from "./option.ts";

/** A cosmology as a text, that is read when it is known what the file says. */
const cosmology: Option<string | null> = textOr(
  null,
  "omegaM=…,omegaL=…,h=…",
  "the expanding universe that the bodies are in; omegaR and w (dark energy's) too (default: what the file's header says)",
);

/** Options of commands that compute in a space other than the open one. */
export const SPACE_OPTIONS = {
  periodic: numberOr(
    null,
    "L",
    "side of a periodic box, in the file's length unit; an expanding run takes what the file's header says",
    {
      min: Number.MIN_VALUE,
    },
  ),
};
/** What velocities in files of expanding boxes may be, as Comoving.velocityPower has it. */
const VELOCITIES: Readonly<Record<string, number>> = { gadget: 0.5, peculiar: 0, canonical: -1 };

/** And of runs. */
export const EXPANSION_OPTIONS = {
  ...SPACE_OPTIONS,
  cosmology,
  redshift: numberOr(null, "Z", "of an expanding run: the redshift of the file, where its header has none", { min: 0 }),
  velocities: textOr(
    null,
    "KIND",
    "of an expanding run: gadget (the peculiar ones over the root of the scale factor), peculiar, or canonical (a^2 dx/dt); default: what the format has",
  ),
  "eps-physical": numberOr(null, "E", "of an expanding run: the largest physical softening length; --eps is comoving", {
    min: Number.MIN_VALUE,
  }),
};

/** What an expanding run is made of. */
export interface Expanding {
  /** As the file has them; what it does not say is as the options do. */
  readonly given: Bodies & Required<Pick<Bodies, "comoving">>;
  /** As the engine takes them. */
  readonly bodies: Bodies & Required<Pick<Bodies, "space">>;
  readonly universe: Seeded;
}

/** What is said of an expanding box beside its file. */
interface Said {
  readonly periodic: number | null;
  readonly cosmology: string | null;
  readonly redshift?: number | null;
  readonly velocities?: string | null;
}

/**
 * The expanding box that bodies are in by what the options and their file say; null where neither speaks of one. Throws one line where something is missing.
 */
export function expandingOf(
  file: string,
  read: ReadResult,
  options: Said & { readonly "eps-physical": number | null },
  report: Report,
): Expanding | null {
  if (!read.viewOnly && options.cosmology === null) return null;
  if (!read.bodies.comoving && options.cosmology === null)
    throw new Error(
      `${file}: it is of an expanding universe, and its header does not say which: give --cosmology omegaM=…,omegaL=…,h=…`,
    );
  const { given, universe, words } = saidOrGiven(file, read, options);
  report.say(words);
  const placed = expanding(given, universe, options["eps-physical"] ?? undefined);
  return { given, bodies: placed, universe };
}

/** Bodies of a file in their periodic box, by its header or else by the options. Throws one line where neither says it. */
export function comovingBodies(
  file: string,
  read: ReadResult,
  options: Said,
): Bodies & Required<Pick<Bodies, "comoving">> {
  const { comoving } = read.bodies;
  if (comoving) return { ...read.bodies, comoving };
  if (options.cosmology === null)
    throw new Error(
      `${file}: its header speaks of no periodic box of an expanding universe: give --periodic L and --cosmology omegaM=…,omegaL=…,h=…`,
    );
  const { given } = saidOrGiven(file, read, options);
  const { side } = given.comoving;
  return { ...given, position: given.position.map((x) => x - side * Math.floor(x / side)) };
}

/** Box and universe by the options, else by the header, else as usual; and where each is from. Throws one line where something is missing. */
function saidOrGiven(
  file: string,
  { bodies, contents, format, boxSize }: ReadResult,
  { periodic, cosmology: text, redshift = null, velocities = null }: Said,
) {
  const { comoving: said } = bodies;
  const time = redshift === null ? bodies.time : 1 / (1 + redshift);
  const known = said ? universeOf(said) : { ...PLANCK, omegaB: 0 };
  const universe = text === null ? known : parseUniverse(text, known);
  if (!(time > 0))
    throw new Error(
      `${file}: its time is ${time}; the time of an expanding run is the scale factor, above 0: give --redshift Z`,
    );
  const byMass = sideByMass(contents, universe.omegaM);
  const side = periodic ?? said?.side ?? boxSize ?? byMass;
  if (side === null) throw new Error(`${file}: it does not say how large its periodic box is: give --periodic L`);
  const sideFrom = periodic !== null ? "--periodic" : said || boxSize ? "the header" : "the mass in it";
  const perH = arePerH(contents.mass, bodies.units, { ...universe, side });
  const velocityPower =
    velocities === null ? (said?.velocityPower ?? usualPower(format, perH)) : VELOCITIES[velocities];
  if (velocityPower === undefined)
    throw new Error(`--velocities ${velocities}: choose one of ${Object.keys(VELOCITIES).join(", ")}`);
  const isGiven = (name: string) => text !== null && new RegExp(`\\b${name}\\s*=`).test(text);
  const from = (name: string) => {
    if (isGiven(name)) return "--cosmology";
    if (name === "omegaL" && isGiven("omegaM")) return "flat space";
    return said ? "the header" : "assumed";
  };
  const number = (name: "omegaM" | "omegaL" | "h") => `${name} = ${universe[name]} (${from(name)})`;
  const more = [
    universe.omegaR === 0 ? "no radiation" : `omegaR = ${universe.omegaR}`,
    universe.w === -1 ? "a cosmological constant" : `w = ${universe.w}`,
  ];
  const words = `an expanding box of ${side} (by ${sideFrom}), ${number("omegaM")}, ${number("omegaL")}, ${number("h")}, ${more.join(", ")}, from redshift ${(1 / time - 1).toFixed(3)} on; velocities are the peculiar ones over a^${velocityPower}`;
  return { given: { ...bodies, time, comoving: { ...saidOf(universe), side, velocityPower } }, universe, words };
}

/**
 * Side of the box of a file without a header's, in which the bodies are omegaM of the critical density, in units as PKDGRAV and ChaNGa have them: G = 1 and H0 the root
 * of 8 pi / 3, so that the critical density is 1. Null where bodies don't fill such a box, or in other units.
 */
function sideByMass({ mass, min, max, units }: ReadResult["contents"], omegaM: number): number | null {
  if (units.gravity !== 1 || units.lengthKpc !== null) return null;
  const side = Math.cbrt(mass / omegaM);
  const widest = Math.max(...max.map((x, k) => x - min[k]!));
  return widest <= 1.001 * side && widest >= 0.9 * side ? side : null;
}

/**
 * What velocities are in files that don't say so: canonical momenta a^2 dx/dt in PKDGRAV's and ChaNGa's Tipsy files, peculiar ones in SWIFT's, whose units have no h, else
 * GADGET's.
 */
function usualPower(format: string, perH: boolean | null): number {
  if (format.startsWith("Tipsy")) return -1;
  return format.includes("SWIFT") && perH === false ? 0 : 0.5;
}

/** Softening and steps of an expanding run. Throws one line where they don't fit. */
export function expandingSteps(
  { bodies }: Expanding,
  { eps, dt, steps, until }: Record<"eps" | "dt" | "steps" | "until", number | null>,
  report: Report,
): { readonly eps: number; readonly dt: number; readonly steps: number } {
  const usual = bodies.space.side / Math.cbrt(bodies.count) / SPACING_PER_SOFTENING;
  if (eps === null)
    report.say(`softening ${usual}: a ${SPACING_PER_SOFTENING}th of the mean distance between neighbours`);
  if (dt !== null && steps !== null && until !== null) throw new Error("give two of --dt, --steps and --until at most");
  const span = until === null ? null : clockAt(until) - bodies.time;
  if (until !== null && !(span! > 0))
    throw new Error(`--until ${until}: of an expanding run that is a scale factor above ${scaleAt(bodies.time)}`);
  const chosen = { eps: eps ?? usual };
  if (steps !== null && dt !== null) return { ...chosen, dt, steps };
  const today = -bodies.time;
  // Bodies of today go on by steps of the usual length.
  const whole = span ?? (today > 1e-6 ? today : steps === null ? 0 : steps * USUAL_STEP);
  if (!(whole > 0))
    throw new Error("the bodies are of today already: give --steps K, or --until A, a later scale factor");
  const count = steps ?? Math.max(1, Math.ceil(whole / Math.abs(dt ?? USUAL_STEP) - 1e-6));
  if (steps === null && dt === null)
    report.say(`${count} steps of ${(whole / count).toPrecision(3)} in ln a today, as a^(-1/3) before`);
  return { ...chosen, dt: whole / count, steps: count };
}

/** An engine that runs expanding bodies, seen from outside: bodies are as the file has them. */
export function asFileHas(engine: Engine, { given }: Expanding): Engine {
  const readBodies = async () => asInFiles(await engine.readBodies(), given.comoving.velocityPower);
  return new Proxy(engine, {
    get: (_, name) => {
      if (name === "readBodies") return readBodies;
      const value = Reflect.get(engine, name);
      return typeof value === "function" ? value.bind(engine) : value;
    },
  });
}
