import type { Dataset, Group } from "h5wasm";
import { GADGET_UNITS, NBODY_UNITS, type Units } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import { CM_PER_KPC, GRAM_PER_MSUN, unitsOfSizes } from "../knownUnits.ts";
import { unitSize } from "../table/unitWords.ts";
import { attributeNames, numberOfAttribute, textOfAttribute } from "./attributes.ts";
import { groupOf, shown, titleOf } from "./entities.ts";

export type Kind = "length" | "mass" | "velocity";

const KINDS = ["length", "mass", "velocity"] as const;

/** Sizes of units in cm, g and cm/s. */
type Sizes = Partial<Record<Kind, number>>;

/** GADGET's defaults in cgs, and what one unit of ours is. */
const DEFAULTS = { length: CM_PER_KPC, mass: 1e10 * GRAM_PER_MSUN, velocity: 1e5 };
const CGS = { length: CM_PER_KPC, mass: GRAM_PER_MSUN, velocity: 1e5 };

/** Attributes that give sizes of units, by their letters and digits alone: SWIFT, then GADGET, AREPO, GIZMO and EAGLE. */
const ATTRIBUTES: Record<Kind | "time", RegExp> = {
  length: /^unitlength(incgsul|incm|incgs)$/,
  mass: /^unitmass(incgsum|ing|incgs)$/,
  velocity: /^unitvelocity(incmpers|incmps|incgs)$/,
  time: /^unittime(incgsut|ins|incgs)$/,
};

/** Attributes of datasets: the factor to cgs without powers of h (EAGLE and SimSpin, SWIFT, GADGET-4), that power, a unit in words. */
const FACTOR = /^(cgsconversionfactor|conversionfactortocgsnotincludingcosmologicalcorrections|tocgs)$/;
const POWER_OF_H = /^(hscaleexponent|hscaling)$/;
const POWER_OF_A = /^(aexpscaleexponent|ascaleexponent|ascaling)$/;
const WORDS = /^units?$/;

const NEAR = 1e-3;
const near = (a: number, b: number) => Math.abs(a / b - 1) < NEAR;

function named(of: Group | Dataset | null, pattern: RegExp): string | undefined {
  return attributeNames(of).find((name) => pattern.test(name.toLowerCase().replace(/[^a-z0-9]/g, "")));
}

function numberNamed(of: Group | Dataset | null, pattern: RegExp): number | undefined {
  const name = named(of, pattern);
  const value = name === undefined ? undefined : numberOfAttribute(of, name);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** What a group says of units. A velocity may be a length over a time. */
function sizesOf(group: Group | null): Sizes {
  const of = (kind: Kind | "time") => {
    const size = numberNamed(group, ATTRIBUTES[kind]);
    return size !== undefined && size > 0 ? size : undefined;
  };
  const [length, mass, time] = [of("length"), of("mass"), of("time")];
  const velocity = of("velocity") ?? (length && time ? length / time : undefined);
  return { ...(length && { length }), ...(mass && { mass }), ...(velocity && { velocity }) };
}

/** The unit of a dataset's numbers: its size in cgs without powers of h, and the power of h that goes with it. */
function sizeOfDataset(kind: Kind, dataset: Dataset, notes: string[]): { size: number; power: number } | null {
  const power = numberNamed(dataset, POWER_OF_H) ?? 0;
  const factor = numberNamed(dataset, FACTOR);
  if (factor !== undefined && factor > 0) return { size: factor, power };
  const name = named(dataset, WORDS);
  const words = name === undefined ? "" : (textOfAttribute(dataset, name) ?? "").trim();
  const own = unitSize(kind, words);
  if (own) return { size: own.size * CGS[kind], power: own.hubble || power };
  if (words) notes.push(`The unit of ${titleOf(dataset)}, "${shown(words)}", isn't understood; it was passed over.`);
  return null;
}

/** By which power of the scale factor velocities are to be multiplied, to be the peculiar ones, where their attributes say it (EAGLE and SimSpin, SWIFT, GADGET-4 and AREPO). */
export function velocityPowerOf(velocities: readonly (Dataset | null)[]): number | null {
  for (const dataset of velocities) {
    const power = numberNamed(dataset, POWER_OF_A);
    if (power !== undefined) return power;
  }
  return null;
}

/** Datasets whose attributes may say their units; null where a type has none. */
export type Measured = Record<Kind, readonly (Dataset | null)[]>;

/** The one unit of all datasets of a kind, or null where none says. Throws FileError where two differ. */
function sizeOfAll(
  kind: Kind,
  datasets: readonly (Dataset | null)[],
  notes: string[],
): { size: number; power: number } | null {
  let found: { size: number; power: number; path: string } | null = null;
  for (const dataset of datasets) {
    const own = dataset && sizeOfDataset(kind, dataset, notes);
    if (!dataset || !own) continue;
    if (found && !(near(own.size, found.size) && own.power === found.power)) {
      const text = (unit: { size: number; power: number }) => `${unit.size} cgs${unit.power ? ` h^${unit.power}` : ""}`;
      throw new FileError(
        `HDF5 datasets ${found.path} and ${titleOf(dataset)} are in different units, ${text(found)} and ${text(own)}; give all types one`,
      );
    }
    found ??= { ...own, path: titleOf(dataset) };
  }
  return found;
}

/** Where units are looked for. */
export interface UnitSources {
  /** A group of the snapshot, or of the file that it is part of. */
  group(name: string): Group | null;
  readonly datasets: Measured;
  /** Hubble's constant over 100 km/s/Mpc, where the header has it. */
  readonly hubble: number | undefined;
}

/**
 * Units: those of /Units, /Parameters or /Header, then those of the datasets, which win where the two differ, then GADGET's defaults; with a note for whatever
 * isn't plainly said.
 */
export function unitsOf({ group, datasets, hubble }: UnitSources): {
  units: Units;
  notes: string[];
  /** Why GADGET's defaults were taken; absent where the file has units. */
  assumed?: string;
} {
  const places = ["Units", "Parameters", "Header", "RuntimePars"].map((name) => group(name));
  const place = places.find((found) => Object.keys(sizesOf(found)).length > 1) ?? null;
  const sizes = { ...sizesOf(place) };
  const notes: string[] = [];
  const factors: Record<Kind, number> = { length: 1, mass: 1, velocity: 1 };
  for (const kind of KINDS) {
    const own = sizeOfAll(kind, datasets[kind], notes);
    if (!own) continue;
    const said = sizes[kind];
    if (said !== undefined && !near(own.size, said))
      notes.push(
        `The ${kind} unit of the datasets, ${own.size} in cgs, isn't that of ${place!.path}, ${said}; the datasets' counts.`,
      );
    if (said === undefined || !near(own.size, said)) sizes[kind] = own.size;
    if (own.power === 0) continue;
    if (hubble && hubble > 0) factors[kind] = hubble ** own.power;
    else notes.push(`The unit of ${kind} has a factor h^${own.power}, and the file doesn't say h: 1 was assumed.`);
  }
  // Masses of the header's table have no attributes; where lengths are per h, GADGET's masses are too.
  if (datasets.mass.every((dataset) => dataset === null)) factors.mass = factors.length;
  const given = KINDS.filter((kind) => sizes[kind] !== undefined);
  if (given.length === 0) {
    const strange = attributeNames(places[0]!).slice(0, 6).join(", ");
    const assumed = strange ? `/Units says nothing that is understood (${strange})` : "the file has none";
    return { units: GADGET_UNITS, notes, assumed };
  }
  const missing = KINDS.filter((kind) => sizes[kind] === undefined);
  const words = { length: "1 kpc", mass: "1e10 Msun", velocity: "1 km/s" };
  if (missing.length > 0)
    notes.push(`Units: ${missing.map((kind) => `of ${kind} there is none, ${words[kind]} was assumed`).join("; ")}.`);
  const all = { ...DEFAULTS, ...sizes };
  const swift = named(place, /^unitlengthincgsul$/) !== undefined;
  const units = swift ? swiftUnits(all, group) : gadgetUnits(all, places);
  if (KINDS.every((kind) => factors[kind] === 1) || units.lengthKpc === null) return { units, notes };
  notes.push(
    `Units hold powers of h, which is ${hubble} here: ${KINDS.filter((kind) => factors[kind] !== 1).join(" and ")}.`,
  );
  return { units: scaled(units, factors), notes };
}

/** The same with h taken in; G follows. */
function scaled(units: Units, { length, mass, velocity }: Record<Kind, number>): Units {
  const [lengthKpc, massMsun, velocityKms] = [
    units.lengthKpc! * length,
    units.massMsun! * mass,
    units.velocityKms! * velocity,
  ];
  const plain = unitsOfSizes(lengthKpc, massMsun, velocityKms);
  const scaledGravity = (units.gravity * mass) / (length * velocity * velocity);
  // GADGET's rounding of G belongs to its own units: in others it would be lost by formats that hold sizes alone.
  const gravity = near(scaledGravity, plain.gravity) ? plain.gravity : scaledGravity;
  return { ...plain, lengthKpc, massMsun, velocityKms, gravity };
}

function fromCgs({ length, mass, velocity }: Record<Kind, number>): Units {
  return unitsOfSizes(length / CM_PER_KPC, mass / GRAM_PER_MSUN, velocity / 1e5);
}

/** Centimetre, gram and second are no galaxy's: a way to say that units have no physical meaning. */
function areOne({ length, mass, velocity }: Record<Kind, number>): boolean {
  return length === 1 && mass === 1 && velocity === 1;
}

/** SWIFT's, with the constant that the run had, which its parameters may set; SWIFT's own rounding of G is not ours. */
function swiftUnits(sizes: Record<Kind, number>, group: (name: string) => Group | null): Units {
  const constants = group("PhysicalConstants");
  const said = constants && numberOfAttribute(groupOf(constants, "InternalUnits"), "newton_G");
  const units = fromCgs(sizes);
  const gravity = said && !near(said, units.gravity) ? said : units.gravity;
  // As in SWIFT's own Evrard test.
  if (areOne(sizes) && (!said || gravity !== units.gravity)) return { ...NBODY_UNITS, gravity: said || 1 };
  return gravity === units.gravity ? units : { ...units, gravity };
}

/** GADGET's and its offspring's, with the run's G where that is given, else with the G that GADGET has (6.672e-8 in cgs). */
function gadgetUnits(sizes: Record<Kind, number>, places: readonly (Group | null)[]): Units {
  const units = fromCgs(sizes);
  const said = places
    .map((place) => numberOfAttribute(place, "GravityConstantInternal"))
    .find((g) => g !== undefined && g > 0);
  // All one, and a G that isn't that of centimetre, gram and second: units without physical meaning.
  if (said && areOne(sizes) && !near(said, units.gravity)) return { ...NBODY_UNITS, gravity: said };
  if (said) return near(said, units.gravity) ? units : { ...units, gravity: said };
  const ratio = (kind: Kind) => sizes[kind] / DEFAULTS[kind];
  const gravity = (GADGET_UNITS.gravity * ratio("mass")) / (ratio("length") * ratio("velocity") ** 2);
  return units === GADGET_UNITS || units.gravity === 1 ? units : { ...units, gravity };
}
