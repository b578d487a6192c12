import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { type ExternalField, momentOf, type PlacedTerm } from "../../physics/external/field.ts";
import type { Dimension, Radial } from "../../physics/external/potential.ts";
import type { Scaling } from "../scaling.ts";

const { CELLS_PER_OCTAVE, MOST_TERMS, OCTAVES, OCTAVES_BELOW, RADIAL } = CONSTANTS.potentials;
const TERM_BYTES = structSize("ExternalTerm");

/** Entries of one table. */
const ENTRIES = CELLS_PER_OCTAVE * OCTAVES + 1;

/** The shader's number of each field that it has a formula for (shaders/shared/potentials.wgsl). */
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
};

/** Bytes of the buffers `externalTerms` and `radialTables`. */
export const EXTERNAL_BYTES = { terms: MOST_TERMS * TERM_BYTES, tables: 16 * MOST_TERMS * ENTRIES };

/** Throws one line if there are more fields than a shader adds up. */
export function checkTerms(field: ExternalField): void {
  if (field.length > MOST_TERMS)
    throw new Error(
      `${field.length} external potentials are more than the ${MOST_TERMS} that can act at once; leave some out`,
    );
}

/** Values of a term in the engine's units. */
function inside({ potential, values }: PlacedTerm, gravity: number, scaling: Scaling): number[] {
  const units: Record<Dimension, number> = {
    mass: scaling.mass / gravity,
    length: scaling.length,
    // A speed whose square is a potential: the unit of velocities inside is that only to a factor of the root of two.
    velocity: Math.sqrt(scaling.potential),
    // Angles are worked out here.
    frequency: 1,
    number: 1,
  };
  return potential.parameters.map(({ dimension }, k) => values[k]! / units[dimension]);
}

const radialOf = (term: PlacedTerm, gravity: number, scaling: Scaling): Radial | undefined =>
  term.potential.radial?.(inside(term, gravity, scaling));

/** What a shader reads of a term's values, eight numbers. */
function numbersOf(term: PlacedTerm, gravity: number, scaling: Scaling): readonly number[] {
  const radial = radialOf(term, gravity, scaling);
  if (radial) return [radial.scale];
  const values = inside(term, gravity, scaling);
  if (term.potential.name !== "spiral") return values;
  const [strength, radius, scale, height, pitch, arms] = values as [number, number, number, number, number, number];
  const angle = (Math.PI / 180) * pitch;
  return [strength, radius, scale, height, Math.tan(angle), Math.sin(angle), arms];
}

/** The fields at a time (in the bodies' units), as `array<ExternalTerm, MOST_TERMS>` in the engine's. */
export function termsBytes(field: ExternalField, time: number, gravity: number, scaling: Scaling): ArrayBuffer {
  const bytes = new ArrayBuffer(EXTERNAL_BYTES.terms);
  for (const [k, term] of field.entries()) {
    const { centre, angle, growth } = momentOf(term, time);
    const numbers = numbersOf(term, gravity, scaling);
    const eight = Array.from({ length: 8 }, (_, j) => numbers[j] ?? 0);
    writeStruct("ExternalTerm", new DataView(bytes, k * TERM_BYTES, TERM_BYTES), {
      kind: term.potential.radial ? RADIAL : KINDS[term.potential.name]!,
      table: k * ENTRIES,
      growth,
      sine: Math.sin(angle),
      cosine: Math.cos(angle),
      centre: centre.map((x) => x / scaling.length),
      first: eight.slice(0, 4),
      second: eight.slice(4),
    });
  }
  return bytes;
}

/** Step in the logarithm of the radius by which slopes are taken. */
const H = 1e-4;

/** Tables of the spherical fields without a formula, in the engine's units; null if there are none. Each entry: pull over radius, its slope per cell, potential, its slope. */
export function radialTables(field: ExternalField, gravity: number, scaling: Scaling): Float32Array | null {
  if (!field.some(({ potential }) => potential.radial)) return null;
  const tables = new Float32Array(EXTERNAL_BYTES.tables / 4);
  for (const [k, term] of field.entries()) {
    const radial = radialOf(term, gravity, scaling);
    if (!radial) continue;
    for (let j = 0; j < ENTRIES; j++) {
      const r = radial.scale * 2 ** (j / CELLS_PER_OCTAVE - OCTAVES_BELOW);
      const slope = (of: (r: number) => number) =>
        ((of(r * Math.exp(H)) - of(r * Math.exp(-H))) / (2 * H)) * (Math.LN2 / CELLS_PER_OCTAVE);
      const { pullOverRadius, potential } = radial;
      tables.set([pullOverRadius(r), slope(pullOverRadius), potential(r), slope(potential)], 4 * (k * ENTRIES + j));
    }
  }
  return tables;
}
