import type { Units } from "../../data/bodies/units.ts";
import type { ExternalField, PlacedTerm } from "./field.ts";
import { POTENTIALS, term } from "./index.ts";
import { milkyWay2014 } from "./milkyWay.ts";
import { ownTerm } from "./own.ts";
import type { OwnSource } from "./potential.ts";

/** Where and when a field is, and the Coulomb logarithm of its friction, beside its own parameters. */
const PLACE = ["x", "y", "z", "vx", "vy", "vz", "from", "during", "friction"] as const;

/** A sum of fields by one name, in kpc and km/s. */
const MILKY_WAY = "mw2014";

/** A field as it is asked for: its name, and what is given, in the units of the bodies. */
export interface Choice {
  readonly name: string;
  readonly given: Readonly<Record<string, number>>;
  /** A field of the user's own, by its formulas and not by name. */
  readonly own?: OwnSource;
}

/** What can be asked for, a line each: name and parameters, and what it is. */
export const choices = (): readonly (readonly [string, string])[] => [
  ...POTENTIALS.map(({ name, parameters, help }): [string, string] => [
    `${name}:${parameters.map((parameter) => parameter.name).join(",")}`,
    help,
  ]),
  [MILKY_WAY, "MWPotential2014 of Bovy (2015): bulge, disc and halo of the Milky Way, for bodies with units."],
];

/** Reads `NAME:key=value,…`. Throws one line that says what is wrong with it. */
export function parseChoice(text: string): Choice {
  const [name = "", ...rest] = text.split(":");
  return choiceOf(name, parseValues(rest.join(":")));
}

/** Reads `key=value,…`, in the same way. */
export function parseValues(text: string): Choice["given"] {
  const given: Record<string, number> = {};
  for (const pair of text.split(",").filter(Boolean)) {
    const [, key, value] = /^\s*([a-z]+)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
    if (key === undefined) throw new Error(`"${pair}" is not of the form key=number, as in plummer:mass=1,scale=2`);
    if (!Number.isFinite(Number(value))) throw new Error(`${key}=${value} is not a number`);
    if (key in given) throw new Error(`${key} is given twice`);
    given[key] = Number(value);
  }
  return given;
}

/** A field by its name and what is given of it, checked. Throws one line that says what is wrong with it. */
export function choiceOf(name: string, given: Choice["given"], source?: OwnSource): Choice {
  const choice = { name, given, ...(source && { own: source }) };
  const { own } = parts(choice);
  if (source) {
    ownTerm(source, own);
    return choice;
  }
  if (name !== MILKY_WAY) {
    term(name, own);
    return choice;
  }
  const first = Object.keys(own)[0];
  if (first) throw new Error(`${MILKY_WAY} has no parameter "${first}"; it is the Milky Way as published`);
  return choice;
}

/** The fields that were asked for, in the bodies' units; `gravity`: Newton's constant in them. Throws one line if they need units that the bodies don't have. */
export function fieldOf(choices: readonly Choice[], units: Units, gravity: number): ExternalField {
  return choices.flatMap((choice) => {
    const { own, place } = parts(choice);
    return termsOf(choice, own, units, gravity).map((one): PlacedTerm => ({ ...one, ...placeOf(place) }));
  });
}

function termsOf({ name, own: source }: Choice, values: Choice["given"], units: Units, gravity: number) {
  if (source) return [ownTerm(source, values)];
  return name === MILKY_WAY ? milkyWayIn(units, gravity) : [term(name, values)];
}

function milkyWayIn({ name, lengthKpc, velocityKms }: Units, gravity: number): readonly PlacedTerm[] {
  if (lengthKpc === null || velocityKms === null)
    throw new Error(
      `${MILKY_WAY} is in kpc and km/s, and the bodies' units say neither (${name}); give the bodies units, or parts of it by number`,
    );
  const unit = { mass: gravity * lengthKpc * velocityKms ** 2, length: lengthKpc, velocity: velocityKms };
  return milkyWay2014().map(({ potential, values }) => ({
    potential,
    values: potential.parameters.map(({ dimension }, k) =>
      dimension === "number" || dimension === "frequency" ? values[k]! : values[k]! / unit[dimension],
    ),
  }));
}

/** What is given of the field itself, and of its place. */
function parts({ given }: Choice) {
  const isPlace = ([key]: [string, number]) => (PLACE as readonly string[]).includes(key);
  const entries = Object.entries(given);
  return {
    own: Object.fromEntries(entries.filter((entry) => !isPlace(entry))),
    place: Object.fromEntries(entries.filter(isPlace)) as Partial<Record<(typeof PLACE)[number], number>>,
  };
}

function placeOf(given: ReturnType<typeof parts>["place"]) {
  const { x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, from = 0, during, friction } = given;
  if (friction !== undefined && !(friction > 0))
    throw new Error(
      `friction = ${friction} is not above 0: the Coulomb logarithm, ln of the largest over the least distance`,
    );
  if (during !== undefined && !(during > 0))
    throw new Error(`during = ${during} is not above 0: the time in which a field grows`);
  return {
    centre: [x, y, z] as const,
    velocity: [vx, vy, vz] as const,
    ...(during !== undefined && { grows: { from, during } }),
    ...(friction !== undefined && { friction: { logarithm: friction } }),
  };
}
