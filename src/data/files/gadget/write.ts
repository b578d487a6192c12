import { type Bodies, COMPONENTS } from "../../bodies/bodies.ts";
import { withVelocities } from "../../bodies/comoving.ts";
import { GADGET_UNITS } from "../../bodies/units.ts";
import type { FileOptions } from "../format.ts";
import { componentCounts, hasGalaxies, orderBy, unitLosses } from "../losses.ts";
import { Pace } from "../pace.ts";
import { typeOfComponent } from "../particleTypes.ts";
import { blocksOf, numbersIn } from "./gas.ts";
import { HEADER_BYTES, TYPES } from "./header.ts";

/**
 * GADGET format 2, little-endian, one file: blocks HEAD POS VEL ID MASS, and where there is gas U (0 where its internal energy isn't known),
 * which GADGET asks for in initial conditions, and what else is known of it: RHO, HSML, Z, AGE. Every mass stands in MASS, so each comes back bit for bit.
 */
export async function writeGadget(given: Bodies, options: FileOptions) {
  const bodies = withVelocities(given, 0.5);
  const { count } = bodies;
  const types = COMPONENTS.map((_, c) => typeOfComponent(c));
  const order = orderBy(bodies, types);
  const counts = new Array<number>(TYPES).fill(0);
  for (let i = 0; i < count; i++) counts[types[bodies.component[i]!]!]!++;
  const idBytes = bodies.id instanceof BigUint64Array ? 8 : 4;
  const gas = counts[0]!;
  const blocks: [string, number][] = [
    ["HEAD", HEADER_BYTES],
    ["POS ", 12 * count],
    ["VEL ", 12 * count],
    ["ID  ", idBytes * count],
    ["MASS", 4 * count],
  ];
  const extra = gas > 0 ? blocksOf(bodies.columns, counts) : [];
  for (const [label, , of] of extra) blocks.push([label.padEnd(4), 4 * numbersIn(of, counts)]);
  const bytes = new Uint8Array(blocks.reduce((sum, [, length]) => sum + 16 + 8 + length, 0));
  const view = new DataView(bytes.buffer);
  const starts: number[] = [];
  let at = 0;
  for (const [label, length] of blocks) {
    view.setUint32(at, 8, true);
    for (let k = 0; k < 4; k++) bytes[at + 4 + k] = label.charCodeAt(k);
    view.setUint32(at + 8, length + 8, true);
    view.setUint32(at + 12, 8, true);
    view.setUint32(at + 16, length, true);
    view.setUint32(at + 20 + length, length, true);
    starts.push(at + 20);
    at += 24 + length;
  }
  writeHeader(view, starts[0]!, counts, bodies);
  const [, pos, vel, id, mass] = starts as [number, number, number, number, number];
  const pace = new Pace(options);
  for (let k = 0; k < count; k++) {
    const i = order ? order[k]! : k;
    for (let d = 0; d < 3; d++) {
      view.setFloat32(pos + 12 * k + 4 * d, bodies.position[3 * i + d]!, true);
      view.setFloat32(vel + 12 * k + 4 * d, bodies.velocity[3 * i + d]!, true);
    }
    if (bodies.id instanceof BigUint64Array) view.setBigUint64(id + 8 * k, bodies.id[i]!, true);
    else view.setUint32(id + 4 * k, bodies.id[i]!, true);
    view.setFloat32(mass + 4 * k, bodies.mass[i]!, true);
    if ((k & 0x3fff) === 0x3fff && pace.due()) await pace.turn(k / count);
  }
  extra.forEach(([, column, of], b) => {
    const numbers = bodies.columns?.[column];
    let at = starts[5 + b]!;
    for (let k = 0; k < count; k++) {
      const i = order ? order[k]! : k;
      if (!of.includes(types[bodies.component[i]!]!)) continue;
      view.setFloat32(at, numbers?.[i] ?? 0, true);
      at += 4;
    }
  });
  return { bytes, notes: lost(bodies, order !== null) };
}

function writeHeader(view: DataView, at: number, counts: readonly number[], { time, comoving }: Bodies): void {
  for (let k = 0; k < TYPES; k++) {
    view.setUint32(at + 4 * k, counts[k]!, true);
    view.setUint32(at + 96 + 4 * k, counts[k]!, true);
  }
  view.setFloat64(at + 72, time, true);
  view.setInt32(at + 124, 1, true);
  view.setFloat64(at + 152, comoving?.h ?? 1, true);
  if (!comoving) return;
  view.setFloat64(at + 80, 1 / time - 1, true);
  view.setFloat64(at + 128, comoving.side, true);
  view.setFloat64(at + 136, comoving.omegaM, true);
  view.setFloat64(at + 144, comoving.omegaL, true);
}

function lost(bodies: Bodies, reordered: boolean): string[] {
  const notes: string[] = [];
  if (reordered) notes.push("The bodies were reordered by type: gas, halo, disc, bulge, stars, black hole.");
  const counts = componentCounts(bodies);
  for (const name of ["other", "tracer"] as const) {
    const n = counts.get(name);
    if (n) notes.push(`GADGET has no place for the component "${name}": ${n} bodies became stars (type 4).`);
  }
  if (hasGalaxies(bodies)) notes.push("GADGET has no place for galaxy numbers: they were left out.");
  if (bodies.softening) notes.push("GADGET takes softenings from its parameter file: they were left out.");
  if (bodies.id instanceof BigUint64Array) notes.push("The ids have 64 bits: compile GADGET with LONGIDS (IDS_64BIT).");
  const { units } = bodies;
  const same = units.gravity === GADGET_UNITS.gravity && units.lengthKpc === 1 && units.velocityKms === 1;
  if (!same) {
    notes.push(...unitLosses(bodies, "GADGET format 2"));
    if (units.gravity === 1)
      notes.push("GADGET assumes 1 kpc, 1e10 Msun, 1 km/s: set its units and GravityConstantInternal = 1.");
  }
  return notes;
}
