import type { Bodies } from "../data/bodies/bodies.ts";
import { clockAt, scaleAt } from "../data/bodies/clock.ts";
import { asInFiles, expanding } from "../data/bodies/comoving.ts";
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
/** And of runs. */
export const EXPANSION_OPTIONS = {
  ...SPACE_OPTIONS,
  cosmology,
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

/**
 * The expanding box that bodies are in by what the options and their file say; null where neither speaks of one. Throws one line where something is missing.
 */
export function expandingOf(
  file: string,
  { bodies, format, viewOnly = false }: ReadResult,
  options: {
    readonly periodic: number | null;
    readonly cosmology: string | null;
    readonly "eps-physical": number | null;
  },
  report: Report,
): Expanding | null {
  const { comoving: said, time } = bodies;
  if (!viewOnly && options.cosmology === null) return null;
  const known = said ? universeOf(said) : null;
  if (!known && options.cosmology === null)
    throw new Error(
      `${file}: it is of an expanding universe, and its header does not say which: give --cosmology omegaM=…,omegaL=…,h=…`,
    );
  const universe =
    options.cosmology === null ? known! : parseUniverse(options.cosmology, known ?? { ...PLANCK, omegaB: 0 });
  const side = options.periodic ?? said?.side;
  if (side === undefined) throw new Error(`${file}: it does not say how large its periodic box is: give --periodic L`);
  if (!(time > 0))
    throw new Error(`${file}: its time is ${time}; the time of an expanding run is the scale factor, above 0`);
  const { omegaM, omegaL, h } = universe;
  const comoving = { side, omegaM, omegaL, h, velocityPower: said?.velocityPower ?? usualPower(format) };
  report.say(
    `an expanding box of ${side}, omegaM = ${omegaM}, omegaL = ${omegaL}, from redshift ${(1 / time - 1).toFixed(3)} on; velocities are the peculiar ones over a^${comoving.velocityPower}`,
  );
  const given = { ...bodies, comoving };
  const placed = expanding(given, universe, options["eps-physical"] ?? undefined);
  return { given, bodies: placed, universe };
}

/**
 * Bodies of a file in their periodic box, by its header or else by the options. Throws one line where neither says it.
 */
export function comovingBodies(
  file: string,
  { bodies, format }: ReadResult,
  { periodic, cosmology: text }: { readonly periodic: number | null; readonly cosmology: string | null },
): Bodies & Required<Pick<Bodies, "comoving">> {
  const { comoving: said, time } = bodies;
  if (said) return { ...bodies, comoving: said };
  if (periodic === null || text === null || !(time > 0))
    throw new Error(
      `${file}: its header speaks of no periodic box of an expanding universe: give --periodic L and --cosmology omegaM=…,omegaL=…,h=…`,
    );
  const { omegaM, omegaL, h } = parseUniverse(text);
  const position = bodies.position.map((x) => x - periodic * Math.floor(x / periodic));
  return { ...bodies, position, comoving: { side: periodic, omegaM, omegaL, h, velocityPower: usualPower(format) } };
}

/** What velocities are in files that don't say so: canonical momenta a^2 dx/dt in PKDGRAV's and ChaNGa's Tipsy files, else GADGET's. */
function usualPower(format: string): number {
  return format.startsWith("Tipsy") ? -1 : 0.5;
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
