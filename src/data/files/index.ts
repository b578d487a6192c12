import type { Bodies } from "../bodies/bodies.ts";
import { asInFiles } from "../bodies/comoving.ts";
import { takePortion } from "../bodies/portion.ts";
import { Allowance } from "./allowance.ts";
import { describeBytes } from "./describe.ts";
import { FileError, SeriesError } from "./fileError.ts";
import { fits } from "./fits/fits.ts";
import type { FileOptions, Format, ReadResult, WriteResult } from "./format.ts";
import { gadget } from "./gadget/gadget.ts";
import { isGzip, readUnpacked, unpacked } from "./gzip.ts";
import { gadgetHdf5, isSuperblock, swiftHdf5 } from "./hdf5/hdf5.ts";
import { nemo } from "./nemo/nemo.ts";
import { npy, npz } from "./numpy/numpy.ts";
import { joinParts, ofItsOwn, partNumber } from "./parts.ts";
import { seriesOf } from "./series.ts";
import { bytesSource, type Source, wholeBytes } from "./source.ts";
import { csv, table } from "./table/table.ts";
import { tipsy, tipsyBonsai } from "./tipsy/tipsy.ts";

export * from "./fileError.ts";
export * from "./format.ts";
export { OtherKind } from "./otherKind.ts";
export { buffered, bytesSource, type Source } from "./source.ts";

/** Every format, in the order in which they are tried: strong signatures first, plain text last. */
export const FORMATS: readonly Format[] = [
  gadgetHdf5,
  swiftHdf5,
  npy,
  npz,
  nemo,
  fits,
  gadget,
  tipsy,
  tipsyBonsai,
  table,
  csv,
];

/** Bytes that recognition looks at. */
const HEAD = 2 ** 16;

/** The format that an (unpacked) file of `size` bytes with this beginning shows, or undefined. */
export function recogniseFormat(head: Uint8Array, size = head.length): Format | undefined {
  return FORMATS.find((format) => format.read && format.recognise(head.subarray(0, HEAD), size));
}

/**
 * Reads a snapshot or initial conditions from a file, a piece at a time; the content says the format, never the name. gzip is undone
 * first. Throws FileError: one line with the place, what stood there and what was expected.
 */
export async function readBodies(file: Uint8Array | Source, options: FileOptions = {}): Promise<ReadResult> {
  return withNotes(await readAny(file, options));
}

/** Says what is to be known of bodies of every format. The mass of a tree's cell may come to nothing where some are negative. */
function withNotes(result: ReadResult): ReadResult {
  const { negative } = result.contents;
  if (negative === 0) return result;
  const note = `Negative masses: ${negative}. Forces by a tree are less exact with them (about 5 % in the median); direct sums are exact.`;
  return { ...result, notes: [...result.notes, note] };
}

async function readAny(file: Uint8Array | Source, given: FileOptions): Promise<ReadResult> {
  const source = file instanceof Uint8Array ? bytesSource(file) : file;
  const options = { ...given, allowance: new Allowance(source.size) };
  if (source.size === 0) throw new FileError("the file is empty (0 bytes); expected a snapshot or a table of bodies");
  if (!isGzip(await source.read(0, HEAD))) return await readContent(source, options, "");
  return await readUnpacked(source, options, async (content, shared) => {
    const twice = isGzip(await content.read(0, HEAD));
    return await readContent(twice ? await unpacked(content, shared) : content, shared, ", gzip");
  });
}

/** Is there an HDF5 file behind a user's block that is longer than the head? */
async function isBehindUserBlock(source: Source): Promise<boolean> {
  for (let at = HEAD; at < source.size; at *= 2) if (isSuperblock(await source.read(at, 8))) return true;
  return false;
}

/** Reads what isn't packed, or no longer. */
async function readContent(given: Source, options: FileOptions, packed: string): Promise<ReadResult> {
  let source = given;
  if (source.size === 0)
    throw new FileError("the gzip file holds nothing (0 bytes); expected a snapshot or a table of bodies");
  const head = await source.read(0, HEAD);
  const plain = recogniseFormat(head, source.size);
  // Of packed bytes only the beginning is at hand; a text may be what stands before an HDF5 file.
  const behind = (!plain || plain === table) && !packed && (await isBehindUserBlock(source));
  const format = behind ? gadgetHdf5 : plain;
  if (!format?.read) {
    const { what, instead } = describeBytes(head, source.size);
    if (instead) throw new FileError(`not a snapshot: ${what}; ${instead}`);
    const readable = FORMATS.filter((f) => f.read).map((f) => f.title);
    throw new FileError(`not a snapshot: ${what} (${source.size} bytes); expected one of ${readable.join(", ")}`);
  }
  if (packed && format.whole) source = bytesSource(await wholeBytes(source));
  const result = withinLimit(await format.read(source, options), options);
  if (options.snapshot && !result.snapshots)
    throw new FileError(`snapshot ${options.snapshot} was asked for; one snapshot is read of this file, number 0`);
  const notes = [...result.notes];
  if (result.parts)
    notes.unshift(`This is one of ${result.parts} files of a snapshot; open all of them together to see all bodies.`);
  return { ...result, notes, format: `${result.format}${packed}` };
}

/** Each class of bodies rounds up, so a few too many may be left; half of them then. */
function withinLimit(result: ReadResult, { wanted }: FileOptions): ReadResult {
  const { bodies, every } = result;
  if (wanted?.every !== undefined || bodies.count <= (wanted?.most ?? bodies.count)) return result;
  return { ...result, bodies: takePortion(bodies, { every: 2 }), every: 2 * every };
}

/**
 * Reads the files that make up one snapshot (`snap_010.0`, `snap_010.1`, ...), in the order of the numbers in their names;
 * one file alone is read as by `readBodies`. Throws FileError where they don't belong together or some are missing, SeriesError
 * where they are several snapshots: two are read to see that, unless names tell of the parts of each.
 */
export async function readParts(
  files: readonly { readonly name: string; readonly bytes: Uint8Array | Source }[],
  options: FileOptions = {},
): Promise<ReadResult> {
  if (files.length === 0) throw new FileError("no file was given");
  if (files.length === 1) return readBodies(files[0]!.bytes, options);
  const { series, others } = seriesOf(files);
  const alike = others === 0 && series.length > 1;
  if (alike && series[0]!.files.length > 1) throw new SeriesError(ofItsOwn(series[0]!.name));
  // A file without a number comes first: it may be made of the others.
  const numbered = files.map((file) => ({ ...file, number: partNumber(file.name) ?? -1 }));
  const sorted = numbered.sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1));
  const sizes = sorted.map(({ bytes }) => (bytes instanceof Uint8Array ? bytes.length : bytes.size));
  const share = sizes[0]! / sizes.reduce((sum, size) => sum + size, 0);
  let { wanted = {} } = options;
  // All parts are thinned alike, as the first must be for its share of the bodies.
  if (wanted.most !== undefined) wanted = { ...wanted, most: Math.max(1, Math.floor(wanted.most * share)) };
  const beside = (named: string) => {
    const found = files.find(({ name }) => baseName(name) === baseName(named))?.bytes;
    return found instanceof Uint8Array ? bytesSource(found) : found;
  };
  const parts: { name: string; result: ReadResult }[] = [];
  let failed: FileError | null = null;
  let whole: { readonly name: string; readonly result: ReadResult } | null = null;
  for (const [k, { name, bytes }] of sorted.entries()) {
    const progress = options.progress && ((f: number) => options.progress?.((k + f) / sorted.length));
    try {
      const result = await readAny(bytes, { ...options, wanted, beside, ...(progress && { progress }) });
      if (result.besides) whole = { name, result };
      if (whole) break;
      wanted = { ...wanted, every: result.every };
      parts.push({ name, result: { ...result, notes: result.notes.slice(result.parts ? 1 : 0) } });
      if (alike && parts.length === 2 && parts.every((part) => (part.result.parts ?? 1) < 2))
        throw new SeriesError(ofItsOwn(`${parts[0]!.name} (${parts[0]!.result.format})`));
    } catch (error) {
      if (!(error instanceof FileError) || error instanceof SeriesError) throw error;
      failed ??= new FileError(`${name}: ${error.message}`);
      // What one file alone doesn't hold may be meant for the next.
      if ((sorted[k + 1]?.number ?? 0) >= 0) throw failed;
    }
  }
  if (whole) return withNotes(withinLimit(alone(whole.result, whole.name, files), options));
  if (failed) throw failed;
  return withNotes(withinLimit(joinParts(parts), options));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A snapshot whose numbers are in other files, all of which were given with it. Throws FileError where more were given. */
function alone(result: ReadResult, name: string, files: readonly { readonly name: string }[]): ReadResult {
  const used = [name, ...result.besides!].map(baseName);
  const idle = files.filter((file) => !used.includes(baseName(file.name))).map((file) => file.name);
  if (idle.length > 0)
    throw new FileError(
      `${name} is made of ${used.slice(1).join(", ")} and not of ${idle.join(", ")}; open it without`,
    );
  return result;
}

/** The format called `nameOrExtension`: a format's name, an extension, or a file name that ends in one. Throws FileError. */
export function formatFor(nameOrExtension: string): Format {
  const key = nameOrExtension.toLowerCase();
  const extension = key.slice(key.lastIndexOf(".") + 1);
  const found =
    FORMATS.find((format) => format.name === key) ??
    FORMATS.find((format) => format.write && format.extensions.includes(extension)) ??
    FORMATS.find((format) => format.extensions.includes(extension));
  if (found) return found;
  const known = FORMATS.filter((format) => format.write).map((f) =>
    [f.name, ...f.extensions.map((e) => `.${e}`)].join(" "),
  );
  throw new FileError(`"${nameOrExtension}" names no format; known: ${known.join("; ")}`);
}

/** Writes bodies; `notes` say what the format has no place for. Throws FileError where the format can't be written. */
export async function writeBodies(
  bodies: Bodies,
  nameOrExtension: string,
  options: FileOptions = {},
): Promise<WriteResult> {
  const format = formatFor(nameOrExtension);
  if (!format.write) {
    const writable = FORMATS.filter((f) => f.write).map((f) => f.name);
    throw new FileError(`${format.title} can't be written; writable: ${writable.join(", ")}`);
  }
  if (bodies.count === 0) throw new FileError(`there are no bodies to write to ${format.title}`);
  const written = await format.write(asInFiles(bodies), options);
  const notes = [...written.notes];
  const { space, fields } = bodies;
  if (space && !space.expansion)
    notes.push(`A box at rest was left out; a run of the file needs --periodic ${space.side}.`);
  if (fields) {
    const words = fields.map((field) => `--potential ${field}`).join(" ");
    notes.push(`External fields were left out; a run of the file needs ${words}.`);
  }
  return { ...written, notes };
}
