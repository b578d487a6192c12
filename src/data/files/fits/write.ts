import { type Bodies, COMPONENTS } from "../../bodies/bodies.ts";
import type { Units } from "../../bodies/units.ts";
import type { FileOptions, WriteResult } from "../format.ts";
import { joinBytes } from "../joinBytes.ts";
import { Pace } from "../pace.ts";
import type { Role } from "../table/columns.ts";
import { kindOf, unitsOfColumns } from "../table/units.ts";
import { BLOCK, card, header, primaryHeader } from "./cards.ts";

/** Rows written between two chances for a cancel. */
const STRETCH = 8192;

const WORDS = COMPONENTS.map((name) => new TextEncoder().encode(name));
const WORD = Math.max(...WORDS.map(({ length }) => length));

/** One column that is written. */
interface Column {
  readonly name: string;
  readonly role: Role;
  readonly form: string;
  readonly bytes: number;
  /** TZERO of unsigned integers. */
  readonly zero?: bigint;
  put(view: DataView, at: number, body: number): void;
}

/** An empty primary part, and the binary table BODIES with a column for everything that bodies have. */
export async function writeFits(bodies: Bodies, options: FileOptions): Promise<WriteResult> {
  const columns = columnsOf(bodies);
  const width = columns.reduce((sum, { bytes }) => sum + bytes, 0);
  const units = columns.map(({ role }) => ({ role, unit: unitText(role, bodies.units) }));
  const forms = columns.flatMap(({ name, form, zero }, k) => [
    card(`TTYPE${k + 1}`, name),
    card(`TFORM${k + 1}`, form),
    ...(units[k]!.unit ? [card(`TUNIT${k + 1}`, units[k]!.unit)] : []),
    ...(zero === undefined ? [] : [card(`TZERO${k + 1}`, zero, "unsigned")]),
  ]);
  const heads = [
    primaryHeader(),
    header([
      card("XTENSION", "BINTABLE"),
      card("BITPIX", 8),
      card("NAXIS", 2),
      card("NAXIS1", width, "bytes a body"),
      card("NAXIS2", bodies.count, "bodies"),
      card("PCOUNT", 0),
      card("GCOUNT", 1),
      card("TFIELDS", columns.length),
      card("EXTNAME", "BODIES"),
      card("TIME", bodies.time, "in the unit of length over that of velocity"),
      ...forms,
    ]),
  ];
  const data = new Uint8Array(BLOCK * Math.ceil((width * bodies.count) / BLOCK));
  const view = new DataView(data.buffer);
  const pace = new Pace(options);
  for (let i = 0, at = 0; i < bodies.count; i++) {
    for (const column of columns) {
      column.put(view, at, i);
      at += column.bytes;
    }
    if (i % STRETCH === 0 && pace.due()) await pace.turn(i / bodies.count);
  }
  return { bytes: joinBytes([...heads, data]), notes: unitLosses(bodies.units, unitsOfColumns(units).units) };
}

function columnsOf(bodies: Bodies): Column[] {
  const { id, mass, position, velocity, component, galaxy, softening } = bodies;
  const float = (name: string, role: Role, values: Float32Array, width = 1, d = 0): Column => ({
    ...{ name, role, form: "1E", bytes: 4 },
    put: (view, at, body) => view.setFloat32(at, values[width * body + d]!),
  });
  const ids: Column =
    id instanceof BigUint64Array
      ? {
          ...{ name: "ID", role: "id", form: "1K", bytes: 8, zero: 2n ** 63n },
          put: (view, at, body) => view.setBigInt64(at, id[body]! - 2n ** 63n),
        }
      : {
          ...{ name: "ID", role: "id", form: "1J", bytes: 4, zero: 2n ** 31n },
          put: (view, at, body) => view.setInt32(at, id[body]! - 2 ** 31),
        };
  return [
    ids,
    float("MASS", "mass", mass),
    ...(["x", "y", "z"] as const).map((role, d) => float(role.toUpperCase(), role, position, 3, d)),
    ...(["vx", "vy", "vz"] as const).map((role, d) => float(role.toUpperCase(), role, velocity, 3, d)),
    {
      ...{ name: "COMPONENT", role: "component", form: `${WORD}A`, bytes: WORD },
      put: ({ buffer }, at, body) => new Uint8Array(buffer, at, WORD).fill(32).set(WORDS[component[body]!]!),
    },
    {
      ...{ name: "GALAXY", role: "galaxy", form: "1B", bytes: 1 },
      put: (view, at, body) => view.setUint8(at, galaxy[body]!),
    },
    ...(softening ? [float("EPS", "softening", softening)] : []),
  ];
}

/** A unit as the Standard spells it (section 4.3), with a factor where the unit is another: a power of ten where it is one. */
function unitText(role: Role, { lengthKpc, massMsun, velocityKms }: Units): string {
  const kind = kindOf(role);
  const known = { length: [lengthKpc, "kpc"], mass: [massMsun, "solMass"], velocity: [velocityKms, "km/s"] } as const;
  if (kind === null || kind === "time") return "";
  const [size, name] = known[kind];
  if (size === null) return "";
  const digits = Math.log10(size);
  if (digits === 0) return name;
  return `${Number.isInteger(digits) && digits > 0 ? `10**${digits}` : size} ${name}`;
}

/** What the columns' units don't say, as a note. */
function unitLosses(units: Units, said: Units): string[] {
  if (Math.abs(said.gravity / units.gravity - 1) < 1e-6) return [];
  return [
    `FITS has no place for Newton's constant: readers of the file must be told G = ${units.gravity} (units "${units.name}").`,
  ];
}
