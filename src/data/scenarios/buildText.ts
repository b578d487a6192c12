import { MODELS } from "../models/index.ts";
import type { Vector } from "../models/sample.ts";
import { resolveValues, type Values } from "../parameter.ts";
import { type Build, type BuiltField, type BuiltGalaxy, newGalaxy } from "./build.ts";
import { findModel } from "./index.ts";

/** Fields of a galaxy in capitals, since parameters begin with small letters: how many numbers, and their limits. */
const FIELDS = {
  M: { numbers: 1, min: 1e-4, max: 1e4, meaning: "mass factor" },
  S: { numbers: 1, min: 1e-2, max: 100, meaning: "size factor" },
  T: { numbers: 2, min: -360, max: 360, meaning: "tilt" },
  X: { numbers: 3, min: -1e5, max: 1e5, meaning: "position" },
  V: { numbers: 3, min: -1e4, max: 1e4, meaning: "velocity" },
} as const;

export const MASS_FACTOR = FIELDS.M;
export const SIZE_FACTOR = FIELDS.S;
export const MOST_GALAXIES = 4;
export const MOST_FIELDS = 8;
/** What a field's word begins with: names of models begin with letters. */
const FIELD = ".";
/** Greatest softening of a build, kpc. */
export const MOST_SOFTENING = 10;

const DIGITS = 6;
/** A number as a link holds it, rounded to six digits. */
export const short = (x: number) => Number(x.toPrecision(DIGITS)) + 0;

/** The build as a link can hold it: numbers rounded to six digits. `readBuild(writeBuild(b))` is `tidy(b)`. */
export function tidy(build: Build): Build {
  const { fields = [] } = build;
  const tidied = fields.map(({ name, values }) => ({ name, values: tidyValues(values) }));
  return {
    softening: short(build.softening),
    galaxies: build.galaxies.map(tidyGalaxy),
    ...(tidied.length > 0 && { fields: tidied }),
  };
}

const tidyValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)]));

/** The same of one galaxy. */
export function tidyGalaxy(g: BuiltGalaxy): BuiltGalaxy {
  const vector = (v: Vector): Vector => {
    // What is lost in the longest component's digits is no direction, but rounding of the handle that was dragged.
    const least = 1e-7 * Math.max(...v.map(Math.abs));
    const [x, y, z] = v.map((c) => (Math.abs(c) < least ? 0 : short(c)));
    return [x!, y!, z!];
  };
  return {
    model: g.model,
    values: tidyValues(g.values),
    mass: short(g.mass),
    size: short(g.size),
    inclination: short(g.inclination),
    node: short(g.node),
    position: vector(g.position),
    velocity: vector(g.velocity),
  };
}

/**
 * `0.05_milky-way*toomreQ,1.2_andromeda*M,0.5*T,60,30*X,-80,10,0*V,1.2,0.3,0_.nfw*mass,290*scale,20`: softening, then the galaxies, then
 * fixed fields; what is as the model makes it is left out. Only characters that an address keeps as they are.
 */
export function writeBuild(build: Build): string {
  const { softening, galaxies, fields = [] } = tidy(build);
  return [softening, ...galaxies.map(writeGalaxy), ...fields.map(writeField)].join("_").replaceAll("+", "");
}

const writeField = ({ name, values }: BuiltField): string =>
  [`${FIELD}${name}`, ...Object.entries(values).map(([key, value]) => `${key},${value}`)].join("*");

/** The part of a galaxy, which must be tidy. */
export function writeGalaxy(g: BuiltGalaxy): string {
  const field = (name: string, numbers: readonly number[], normal: number) =>
    numbers.every((x) => x === normal) ? [] : [[name, ...numbers].join(",")];
  return [
    g.model,
    ...field("M", [g.mass], 1),
    ...field("S", [g.size], 1),
    ...field("T", [g.inclination, g.node], 0),
    ...field("X", g.position, 0),
    ...field("V", g.velocity, 0),
    ...Object.entries(g.values).map(([name, value]) => `${name},${value}`),
  ].join("*");
}

/** The inverse of `writeBuild`. Throws one line that names what can't be used. */
export function readBuild(text: string): Build {
  const [softening, ...all] = text.split("_");
  const words = all.filter((word) => !word.startsWith(FIELD));
  const fields = all.filter((word) => word.startsWith(FIELD)).map(readField);
  if (words.length < 1 || words.length > MOST_GALAXIES) {
    throw new Error(`the build "${text}" has ${words.length} galaxies; it can have 1 to ${MOST_GALAXIES}`);
  }
  if (fields.length > MOST_FIELDS)
    throw new Error(`the build has ${fields.length} fixed fields; it can have ${MOST_FIELDS} at most`);
  return {
    softening: readNumber(softening ?? "", "softening", 0, MOST_SOFTENING),
    galaxies: words.map((word, g) => readGalaxy(word, g > 0 ? "model" : "any")),
    ...(fields.length > 0 && { fields }),
  };
}

/** A field's form; which there are, and what their parameters may be, a run says. Throws one line. */
function readField(word: string): BuiltField {
  const [name = "", ...entries] = word.slice(FIELD.length).split("*");
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${word}" is no fixed field`);
  const values = entries.map((entry) => {
    const [key = "", ...number] = entry.split(",");
    if (!/^[a-z]+$/.test(key)) throw new Error(`${name}: "${entry}" is no parameter of a fixed field`);
    return [key, readNumber(number.join(","), `${name}: ${key}`, -1e30, 1e30)] as const;
  });
  return { name, values: Object.fromEntries(values) };
}

/** The inverse of `writeGalaxy`; `kind`: a model, which has a place, or any scenario, which comes first. Throws one line. */
export function readGalaxy(word: string, kind: "model" | "any"): BuiltGalaxy {
  const [name = "", ...fields] = word.split("*");
  const model = findModel(name);
  if (kind === "model" && !MODELS.some((m) => m.name === name)) {
    throw new Error(`"${name}" is a whole scenario and can only come first in a build; put it first or take a model`);
  }
  const values: Record<string, number> = {};
  const own: Record<string, number[]> = {};
  for (const entry of fields) {
    const [key = "", ...numbers] = entry.split(",");
    if (key in FIELDS) {
      const { numbers: count, min, max, meaning } = FIELDS[key as keyof typeof FIELDS];
      if (numbers.length !== count) throw new Error(`${name}: the ${meaning} "${entry}" has not ${count} numbers`);
      own[key] = numbers.map((x) => readNumber(x, `${name}: ${meaning}`, min, max));
    } else {
      values[key] = readNumber(
        numbers.join(","),
        `${name}: ${key}`,
        Number.NEGATIVE_INFINITY,
        Number.POSITIVE_INFINITY,
      );
    }
  }
  resolveValues(name, model.parameters, values);
  const fresh = newGalaxy(name);
  return {
    ...fresh,
    values,
    mass: own.M?.[0] ?? 1,
    size: own.S?.[0] ?? 1,
    inclination: own.T?.[0] ?? 0,
    node: own.T?.[1] ?? 0,
    ...(kind === "model" && {
      position: vector(own.X),
      velocity: vector(own.V),
    }),
  };
}

const vector = (given: readonly number[] = []): Vector => [given[0] ?? 0, given[1] ?? 0, given[2] ?? 0];

/** A number of a link from `min` to `max`. Throws one line, with `what` it is, otherwise. */
export function readNumber(word: string, what: string, min: number, max: number): number {
  const value = word.trim() === "" ? Number.NaN : Number(word);
  if (Number.isFinite(value) && value >= min && value <= max) return value;
  throw new Error(`${what} is "${word}", which is not a number from ${min} to ${max}`);
}
