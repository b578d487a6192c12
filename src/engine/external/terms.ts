import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { writeStruct } from "../../gpu/struct.ts";
import { type ExternalField, momentOf, type PlacedTerm, patternOf } from "../../physics/external/field.ts";
import type { Dimension } from "../../physics/external/potential.ts";
import { radialTable, tabulated } from "../../physics/external/table.ts";
import type { Scaling } from "../scaling.ts";
import { ENTRIES, EXTERNAL_BYTES, TERM_BYTES } from "./bytes.ts";

const { CELLS_PER_OCTAVE, MOST_TERMS, OCTAVES, OCTAVES_BELOW, RADIAL } = CONSTANTS.potentials;

export const GRID = { cellsPerOctave: CELLS_PER_OCTAVE, below: OCTAVES_BELOW, octaves: OCTAVES };

/** The shader's number of each field that it has a formula for (shaders/external/shared/potentials.wgsl). */
const KINDS: Readonly<Record<string, number>> = {
  point: CONSTANTS.potentials.SOFTENED,
  plummer: CONSTANTS.potentials.SOFTENED,
  hernquist: CONSTANTS.potentials.HERNQUIST,
  nfw: CONSTANTS.potentials.NFW,
  "miyamoto-nagai": CONSTANTS.potentials.DISC,
  logarithmic: CONSTANTS.potentials.LOGARITHMIC,
  bar: CONSTANTS.potentials.BAR,
  "quadrupole-bar": CONSTANTS.potentials.QUADRUPOLE_BAR,
  spiral: CONSTANTS.potentials.SPIRAL,
  own: CONSTANTS.potentials.OWN,
};

/** Throws one line if there are more fields than a shader adds up. */
export function checkTerms(field: ExternalField): void {
  if (field.length > MOST_TERMS)
    throw new Error(
      `${field.length} external potentials are more than the ${MOST_TERMS} that can act at once; leave some out`,
    );
}

/** The same fields in the engine's units, masses times Newton's constant (`gravity`, in the bodies' units); times stay those of the bodies. */
export function insideTerms(field: ExternalField, gravity: number, scaling: Scaling): ExternalField {
  const units: Record<Dimension, number> = {
    mass: scaling.mass / gravity,
    length: scaling.length,
    // A speed whose square is a potential: the unit of velocities inside is that only to a factor of the root of two.
    velocity: Math.sqrt(scaling.potential),
    // Angles are worked out here.
    frequency: 1,
    number: 1,
  };
  const { length } = scaling;
  const place = ([x, y, z]: readonly [number, number, number]) => [x / length, y / length, z / length] as const;
  const roots = { speed: scaling.velocity / units.velocity, pace: length / units.velocity };
  return field.map(({ potential, values, centre, velocity, grows, friction }) => ({
    potential,
    values: potential.parameters.map(({ dimension }, k) => values[k]! / units[dimension]),
    ...(centre && { centre: place(centre) }),
    ...(velocity && { velocity: place(velocity) }),
    ...(grows && { grows }),
    ...(friction && { friction: { ...friction, ...roots } }),
  }));
}

/** Fields without a short formula by the table that shaders read. */
export const tabulatedTerms = (field: ExternalField): ExternalField => field.map((term) => tabulated(term, GRID));

/** What a shader reads of a term's values, eight numbers. */
function numbersOf({ potential, values }: PlacedTerm, time: number, timestep: number): readonly number[] {
  if (potential.own) {
    const [unit, speed] = values as [number, number];
    return [unit, speed, 0, 0, time, timestep];
  }
  const radial = potential.radial?.(values);
  if (radial) return [radial.scale];
  if (potential.name !== "spiral") return values;
  const [strength, radius, scale, height, pitch, arms] = values as [number, number, number, number, number, number];
  const angle = (Math.PI / 180) * pitch;
  return [strength, radius, scale, height, Math.tan(angle), Math.sin(angle), arms];
}

/**
 * The fields at a time, and what becomes of them in a step of the run, as `array<ExternalTerm, MOST_TERMS>`; they are in the engine's units, times in the
 * bodies'.
 */
export function termsBytes(field: ExternalField, time: number, timestep: number): ArrayBuffer {
  const bytes = new ArrayBuffer(EXTERNAL_BYTES.terms);
  for (const [k, term] of field.entries()) {
    const { centre, angle, grown } = momentOf(term, time);
    const { velocity = [0, 0, 0], grows } = term;
    const numbers = numbersOf(term, time, timestep);
    const eight = Array.from({ length: 8 }, (_, j) => numbers[j] ?? 0);
    writeStruct("ExternalTerm", new DataView(bytes, k * TERM_BYTES, TERM_BYTES), {
      kind: term.potential.radial ? RADIAL : KINDS[term.potential.name]!,
      table: k * ENTRIES,
      sine: Math.sin(angle),
      cosine: Math.cos(angle),
      centre: [...centre],
      // Beyond both ends by so much that no step comes back.
      grown: Math.min(1e6, Math.max(-1e6, grown)),
      motion: velocity.map((v) => v * timestep),
      growing: grows ? timestep / grows.during : 0,
      turn: patternOf(term) * timestep,
      first: eight.slice(0, 4),
      second: eight.slice(4),
    });
  }
  return bytes;
}

/** Tables of the spherical fields without a formula; null if there are none. */
export function radialTables(field: ExternalField): Float32Array | null {
  if (!field.some(({ potential }) => potential.radial)) return null;
  const tables = new Float32Array(EXTERNAL_BYTES.tables / 4);
  for (const [k, { potential, values }] of field.entries()) {
    const radial = potential.radial?.(values);
    if (radial) tables.set(radialTable(radial, GRID), 4 * k * ENTRIES);
  }
  return tables;
}
