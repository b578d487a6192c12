import { type Bodies, COMPONENTS, componentIndex } from "../../bodies/bodies.ts";
import type { FileOptions } from "../format.ts";
import { joinBytes } from "../joinBytes.ts";
import { hasGalaxies, idsAreOrder, unitLosses } from "../losses.ts";
import { Pace } from "../pace.ts";

/** Rows turned into bytes at a time. */
const STRETCH = 8192;

/** Components as one word each: blanks separate fields, too. */
const WORDS = COMPONENTS.map((name) => name.replace(" ", "-"));

/** Text that reads back as the same 32-bit float: nine digits always do. */
export function floatText(x: number): string {
  if (Number.isInteger(x) && Math.abs(x) < 1e9) return Object.is(x, -0) ? "-0" : String(x);
  return x.toPrecision(9);
}

/** The bytes of `head` and of so many rows, each with its line end. */
export async function writeRows(
  head: string,
  count: number,
  row: (i: number) => string,
  options: FileOptions,
): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const pace = new Pace(options);
  const pieces = [encoder.encode(head)];
  for (let from = 0; from < count; from += STRETCH) {
    let text = "";
    for (let i = from; i < Math.min(count, from + STRETCH); i++) text += row(i);
    pieces.push(encoder.encode(text));
    if (pace.due()) await pace.turn(from / count);
  }
  return joinBytes(pieces);
}

/** `m x y z vx vy vz` of body i. */
function sevenNumbers(bodies: Bodies, i: number, separator: string): string {
  let row = floatText(bodies.mass[i]!);
  for (let d = 0; d < 3; d++) row += separator + floatText(bodies.position[3 * i + d]!);
  for (let d = 0; d < 3; d++) row += separator + floatText(bodies.velocity[3 * i + d]!);
  return row;
}

/** Seven blank-separated columns under `# time` and `# m x y z vx vy vz`, as most N-body tools read them. */
export async function writeTable(bodies: Bodies, options: FileOptions) {
  const head = `# time ${bodies.time}\n# m x y z vx vy vz\n`;
  const bytes = await writeRows(head, bodies.count, (i) => `${sevenNumbers(bodies, i, " ")}\n`, options);
  const notes: string[] = [];
  if (!idsAreOrder(bodies))
    notes.push("A seven-column table has no place for ids: they were left out (CSV keeps them).");
  const other = componentIndex("other");
  if (bodies.component.some((c) => c !== other)) {
    notes.push("A seven-column table has no place for components: they were left out (CSV keeps them).");
  }
  if (hasGalaxies(bodies))
    notes.push("A seven-column table has no place for galaxy numbers: they were left out (CSV keeps them).");
  if (bodies.softening)
    notes.push("A seven-column table has no place for softenings: they were left out (CSV keeps them).");
  return { bytes, notes: [...notes, ...unitLosses(bodies, "A seven-column table")] };
}

/** CSV with a header: id, component, galaxy, m, x, y, z, vx, vy, vz and, where known, eps; units in the header, time above it. */
export async function writeCsv(bodies: Bodies, options: FileOptions) {
  const { lengthKpc, massMsun, velocityKms } = bodies.units;
  const unit = (size: number | null, name: string) =>
    size === null ? "" : ` [${size === 1 ? "" : `${size} `}${name}]`;
  const names = ["m", "x", "y", "z", "vx", "vy", "vz"].map(
    (name, k) => name + (k === 0 ? unit(massMsun, "Msun") : k < 4 ? unit(lengthKpc, "kpc") : unit(velocityKms, "km/s")),
  );
  const columns = ["id", "component", "galaxy", ...names, ...(bodies.softening ? ["eps"] : [])];
  const head = `# time ${bodies.time}\n${columns.join(",")}\n`;
  const row = (i: number) => {
    const eps = bodies.softening ? `,${floatText(bodies.softening[i]!)}` : "";
    return `${bodies.id[i]},${WORDS[bodies.component[i]!]},${bodies.galaxy[i]},${sevenNumbers(bodies, i, ",")}${eps}\n`;
  };
  return { bytes: await writeRows(head, bodies.count, row, options), notes: [] };
}
