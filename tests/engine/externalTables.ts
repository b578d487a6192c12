import { radialTables, termsBytes } from "../../src/engine/external/terms.ts";
import type { ExternalField, PlacedTerm } from "../../src/physics/external/field.ts";
import { POTENTIALS, term } from "../../src/physics/external/index.ts";

/** Every field by itself, turned by half a radian where it turns, moved and half grown. */
export const SINGLE: readonly (readonly [string, ExternalField])[] = POTENTIALS.map(({ name, turns }) => [
  name,
  [placed({ ...term(name, turns ? { pattern: 0.25 } : {}) })],
]);

/** Eight at once, as many as a shader adds up. */
export const ALL: ExternalField = POTENTIALS.slice(0, 8).map(({ name }) => placed(term(name, {})));

/** Time of all trials. */
export const TIME = 2;

/** A step of the run about it. */
export const STEP = 1 / 8;

function placed(one: PlacedTerm): PlacedTerm {
  return { ...one, centre: [0.1, -0.05, 0.02], velocity: [0.02, 0, 0.01], grows: { from: 0, during: 4 } };
}

/** The tables that stages read, in the units of the bodies. */
export function externalTables(field: ExternalField): { terms: Uint32Array; radialTables: Float32Array } {
  const tables = radialTables(field);
  return {
    terms: new Uint32Array(termsBytes(field, TIME, STEP)),
    radialTables: tables ?? new Float32Array(4),
  };
}
