import { emptyBodies } from "../../bodies/bodies.ts";
import { Gathering } from "../../bodies/gathering.ts";
import { GADGET_UNITS } from "../../bodies/units.ts";
import { assumedUnits, comovingOf, cosmologyNotes, isCosmological } from "../cosmology.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { type NumberRun, readFloats, readIds, runningIds, STRETCH } from "../numbers.ts";
import { Pace } from "../pace.ts";
import { componentOfType, headerMassNote, WARM_GAS } from "../particleTypes.ts";
import type { Source } from "../source.ts";
import { type Block, gadgetBlocks } from "./blocks.ts";
import { GAS_BLOCKS, numbersIn } from "./gas.ts";
import { type GadgetHeader, gadgetHeader, TYPES } from "./header.ts";

/**
 * Reads one file of a GADGET snapshot, format 1 or 2, either byte order, floats of 4 or 8 bytes, ids of 4 or 8 bytes.
 * Layout: Gadget-2 users guide, section 6; GADGET-4 documentation, snapshot formats. Values stay in the file's units.
 */
export async function readGadget(source: Source, options: FileOptions): Promise<ReadResult> {
  const { littleEndian, formatNumber, blocks } = await gadgetBlocks(source);
  const h = await gadgetHeader(source, headerOf(blocks, formatNumber), littleEndian);
  const count = h.counts.reduce((a, b) => a + b, 0);
  if (count === 0) throw new FileError("GADGET: the header counts no bodies of any type");
  const found = formatNumber === 2 ? labelled(blocks, h, count) : inOrder(blocks, h, count);
  const pace = new Pace(options);
  const floats = (block: Block): NumberRun => {
    const numbers = block !== found.mass ? 3 * count : massesAre(block, count) ? count : massesInBlock(h);
    const kind = block.length / numbers === 8 ? "f8" : "f4";
    return { source, start: block.start, kind, littleEndian };
  };
  const idKind = found.id?.length === 8 * count ? ("u8" as const) : ("u4" as const);
  // Before room is made the blocks' lengths have been checked against the counts, so a false count costs nothing.
  const gathering = new Gathering(options.wanted);
  gathering.expect(count);
  const piece = emptyBodies(Math.min(count, STRETCH));
  let from = 0;
  // Some writers give a mass to every body in MASS, those of a type with a mass in the header too.
  const massForAll = massesAre(found.mass, count) && massesInBlock(h) < count;
  let massesRead = 0;
  for (let type = 0; type < TYPES; type++) {
    piece.component.fill(componentOfType(type));
    const own = found.gas.filter(({ types }) => types.includes(type));
    const columns = Object.fromEntries(own.map(({ column }) => [column, new Float32Array(piece.mass.length)]));
    for (let left = h.counts[type]!; left > 0; ) {
      const n = Math.min(left, STRETCH);
      await readFloats(floats(found.position), 3 * from, 3 * n, piece.position, "GADGET block POS");
      if (found.velocity) await readFloats(floats(found.velocity), 3 * from, 3 * n, piece.velocity, "GADGET block VEL");
      if (h.masses[type] !== 0) piece.mass.fill(h.masses[type]!);
      else {
        await readFloats(floats(found.mass!), massForAll ? from : massesRead, n, piece.mass, "GADGET block MASS");
        massesRead += n;
      }
      const ids = found.id && (await readIds({ source, start: found.id.start, kind: idKind, littleEndian }, from, n));
      for (const { label, column, block, types } of own) {
        const numbers = numbersIn(types, h.counts);
        const kind = block.length === 8 * numbers ? ("f8" as const) : ("f4" as const);
        // Where the bodies of this type begin among those that the block has.
        const before = numbersIn(
          types.filter((one) => one < type),
          h.counts,
        );
        const done = h.counts[type]! - left;
        const run = { source, start: block.start, kind, littleEndian };
        await readFloats(run, before + done, n, columns[column]!, `GADGET block ${label}`);
      }
      gathering.take({ ...piece, ...(own.length > 0 && { columns }), count: n, id: ids ?? runningIds(n, from) });
      from += n;
      left -= n;
      if (pace.due()) await pace.turn(from / count);
    }
  }
  const order = littleEndian ? "little-endian" : "big-endian";
  const gathered = gathering.finish({ time: h.time, units: GADGET_UNITS });
  const cosmological = isCosmological(h, gathered.contents);
  const comoving = cosmological ? comovingOf(h, 0.5) : null;
  const { contents } = gathered;
  const { units, note } = assumedUnits(
    "the file has none",
    { comoving, cosmological },
    contents.mass,
    Math.max(1, h.files),
  );
  return {
    format: `GADGET format ${formatNumber} (${order})`,
    ...gathered,
    contents: { ...contents, units },
    bodies: { ...gathered.bodies, units, ...(comoving && { comoving }) },
    notes: [...cosmologyNotes(h, cosmological), note, ...notesOf(h, found), ...massNotes(h, found, count)],
    ...(cosmological && { viewOnly: true }),
    ...(h.boxSize > 0 && { boxSize: h.boxSize }),
    ...(h.files > 1 && { parts: h.files }),
  };
}

interface GasBlock {
  readonly label: string;
  readonly column: string;
  readonly types: readonly number[];
  readonly block: Block;
}

interface Found {
  readonly position: Block;
  readonly velocity: Block | undefined;
  readonly id: Block | undefined;
  readonly mass: Block | undefined;
  /** Numbers of gas, and of stars that were gas. */
  readonly gas: readonly GasBlock[];
  /** A block of masses that says nothing new: the header has a mass for every type. */
  readonly idle: Block | undefined;
}

/** Bodies whose mass stands in the MASS block. */
function massesInBlock(h: GadgetHeader): number {
  return h.counts.reduce((sum, n, k) => sum + (h.masses[k] === 0 ? n : 0), 0);
}

/** Has the block the length of `n` numbers? */
function massesAre(block: Block | undefined, n: number): block is Block {
  return block !== undefined && (block.length === 4 * n || block.length === 8 * n);
}

/** The block of the header: the one that is called so, for others may stand before it (INFO), or the first. */
function headerOf(blocks: readonly Block[], formatNumber: 1 | 2): Block {
  const named = blocks.find(({ label }) => label === "HEAD");
  if (formatNumber === 1 || named) return named ?? blocks[0]!;
  throw new FileError(`GADGET file has no block HEAD; it has ${blocks.map((block) => block.label).join(", ")}`);
}

/** Format 1: POS, VEL, ID, then MASS where some type has no mass in the header. */
function inOrder(blocks: readonly Block[], h: GadgetHeader, count: number): Found {
  const names = ["POS", "VEL", "ID", ...(massesInBlock(h) > 0 ? ["MASS"] : [])];
  const missing = names[blocks.length - 1];
  if (missing)
    throw new FileError(
      `GADGET file ends before block ${missing}, after ${blocks.length} of ${names.length + 1} blocks`,
    );
  const [, position, velocity, id, mass] = blocks as [Block, Block, Block, Block, Block];
  // After the ids may come what gas has, too.
  const spare = massesAre(blocks[4], count) && h.counts[0] !== count ? blocks[4] : undefined;
  const some = massesInBlock(h) > 0;
  const after = some || spare ? 5 : 4;
  // U, RHO and HSML, as far as they come one after another.
  const gas: GasBlock[] = [];
  for (const [k, [label, column, types]] of GAS_BLOCKS.slice(0, 3).entries()) {
    const block = blocks[after + k];
    if (!(h.counts[0]! > 0) || !massesAre(block, h.counts[0]!)) break;
    gas.push({ label, column, types, block });
  }
  return checked(
    { position, velocity, id, mass: some ? mass : undefined, idle: some ? undefined : spare, gas },
    h,
    count,
  );
}

function labelled(blocks: readonly Block[], h: GadgetHeader, count: number): Found {
  const by = (label: string) => blocks.find((block) => block.label === label);
  const position = by("POS");
  if (!position) throw new FileError(`GADGET file has no block POS; it has ${blocks.map((b) => b.label).join(", ")}`);
  const block = by("MASS");
  const some = massesInBlock(h) > 0;
  const masses = { mass: some ? block : undefined, idle: some ? undefined : block };
  const gas = GAS_BLOCKS.flatMap(([label, column, types]) => {
    const [block, numbers] = [by(label), numbersIn(types, h.counts)];
    // Some codes have several metals, or times, a body: those are left.
    const fits = block && numbers > 0 && (label === "U" || massesAre(block, numbers));
    return fits ? [{ label, column, types, block }] : [];
  });
  return checked({ position, velocity: by("VEL"), id: by("ID") ?? by("IDS"), ...masses, gas }, h, count);
}

/** Checks every block's length against the header's counts. */
function checked(found: Found, h: GadgetHeader, count: number): Found {
  const check = (name: string, block: Block | undefined, n: number) => {
    if (!block || block.length === 4 * n || block.length === 8 * n) return;
    throw new FileError(
      `GADGET block ${name} at byte ${block.start} has ${block.length} bytes; the header's ${count} bodies need ${4 * n} or ${8 * n}`,
    );
  };
  check("POS", found.position, 3 * count);
  check("VEL", found.velocity, 3 * count);
  check("ID", found.id, count);
  check("U", found.gas.find(({ label }) => label === "U")?.block, h.counts[0]!);
  if (!massesAre(found.mass, count)) check("MASS", found.mass, massesInBlock(h));
  if (massesInBlock(h) > 0 && !found.mass) {
    const type = h.counts.findIndex((n, k) => n > 0 && h.masses[k] === 0);
    throw new FileError(`GADGET: type ${type} has no mass in the header and there is no block MASS`);
  }
  return found;
}

function notesOf(h: GadgetHeader, found: Found): string[] {
  const notes: string[] = [];
  if (!found.velocity) notes.push("No block VEL: the bodies start at rest.");
  if (h.counts[0]! > 0)
    notes.push(
      found.gas.some(({ label }) => label === "U")
        ? `${h.counts[0]} gas bodies have internal energies; ${WARM_GAS}`
        : `${h.counts[0]} gas bodies are moved by gravity only: the file has no internal energies.`,
    );
  if (h.counts[5]! > 0) notes.push(`${h.counts[5]} bodies of type 5 (boundary) are called black holes.`);
  return notes;
}

/** Says so where a type has two masses. */
function massNotes(h: GadgetHeader, { mass, idle }: Found, count: number): string[] {
  const own = idle ?? (massesInBlock(h) < count && massesAre(mass, count) ? mass : undefined);
  if (!own) return [];
  const name = own.label ? `block ${own.label}` : "the block after the ids";
  const both = h.masses.flatMap((m, type) => (m !== 0 && h.counts[type]! > 0 ? [{ m, type }] : []));
  return both.map(({ m, type }) => headerMassNote(`type ${type}`, m, name));
}
