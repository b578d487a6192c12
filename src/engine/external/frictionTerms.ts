import { structSize, writeStruct } from "../../gpu/struct.ts";
import { type ExternalField, momentOf } from "../../physics/external/field.ts";
import { frictionTable, scaleOf } from "../../physics/external/friction.ts";
import { ENTRIES, EXTERNAL_BYTES } from "./bytes.ts";
import { GRID } from "./terms.ts";

const BYTES = structSize("FrictionTerm");

/** The fields that slow bodies down at a time, in the engine's units, as `array<FrictionTerm, MOST_TERMS>`: as many, the others without a logarithm. */
export function frictionBytes(field: ExternalField, time: number, timestep: number): ArrayBuffer {
  const bytes = new ArrayBuffer(EXTERNAL_BYTES.friction);
  for (const [k, term] of field.entries()) {
    if (!term.friction) continue;
    const { logarithm, speed = 1, pace = 1 } = term.friction;
    const { centre, grown } = momentOf(term, time);
    const { velocity = [0, 0, 0], grows } = term;
    writeStruct("FrictionTerm", new DataView(bytes, k * BYTES, BYTES), {
      logarithm,
      scale: scaleOf(term),
      table: k * ENTRIES,
      speed,
      centre: [...centre],
      grown: Math.min(1e6, Math.max(-1e6, grown)),
      motion: velocity.map((v) => v * timestep),
      growing: grows ? timestep / grows.during : 0,
      velocity: velocity.map((v) => v * pace),
    });
  }
  return bytes;
}

/** Tables of densities and dispersions, each at its field's number. */
export function frictionTables(field: ExternalField): Float32Array<ArrayBuffer> {
  const tables = new Float32Array(EXTERNAL_BYTES.tables / 4);
  for (const [k, term] of field.entries()) if (term.friction) tables.set(frictionTable(term, GRID), 4 * k * ENTRIES);
  return tables;
}
