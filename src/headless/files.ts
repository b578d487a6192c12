import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import type { Bodies } from "../data/bodies/bodies.ts";
import { formatFor, type ReadResult, readBodies, readParts, writeBodies } from "../data/files/index.ts";
import type { Report } from "./command.ts";
import { type FileSource, fileSource } from "./fileSource.ts";
import { numberOr } from "./option.ts";

/**
 * Full path of a path that the user typed. npm starts scripts in the package's folder and leaves the user's own in INIT_CWD; below another npm
 * script that variable belongs to another program, hence the check.
 */
export function userPath(path: string): string {
  const folder = process.env.npm_lifecycle_event === "cli" ? process.env.INIT_CWD : undefined;
  return resolve(folder ?? process.cwd(), path);
}

/** What went wrong with a file, in words. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  if (code === "ENOSPC") return "the disk is full";
  return message;
}

function open(path: string): FileSource {
  try {
    return fileSource(userPath(path));
  } catch (error) {
    throw new Error(`${path}: can't be read: ${reason(error)}`);
  }
}

/** Paths of the `parts` files of the snapshot that `path` belongs to (snap.0, snap.1, ... or snap.0.hdf5, ...); [] unless all are there. */
function partPaths(path: string, parts: number): string[] {
  const number = /\.\d+(?=$|\.[A-Za-z]\w*$)/;
  if (!number.test(basename(path))) return [];
  const paths = Array.from({ length: parts }, (_, k) => join(dirname(path), basename(path).replace(number, `.${k}`)));
  return paths.every((part) => existsSync(userPath(part))) ? paths : [];
}

/** The file that `name` means in the file at `path`, as the HDF5 library looks for it; null where there is none. */
function besidePath(path: string, name: string): string | null {
  const folder = dirname(userPath(path));
  const places = isAbsolute(name) ? [name, join(folder, basename(name))] : [join(folder, name)];
  return places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/** Which of several snapshots in one file a command reads. */
export const snapshotOption = numberOr(
  null,
  "K",
  "which snapshot, from 0 on, of a file that holds several (default: the first)",
  {
    min: 0,
    integer: true,
  },
);

/**
 * Reads a file of bodies, and with it the other files of the same snapshot; `snapshot`: which one of several in the file, null: the first.
 * Throws one line that starts with the file's name.
 */
export async function readBodiesFile(
  path: string,
  report: Report,
  snapshot: number | null = null,
): Promise<ReadResult> {
  const opened = [open(path)];
  const options = {
    beside(name: string) {
      const found = besidePath(path, name);
      if (found === null) return undefined;
      opened.push(open(found));
      return opened.at(-1);
    },
    progress: (fraction: number) => report.progress(`reading ${basename(path)}`, fraction),
    ...(snapshot !== null && { snapshot }),
  };
  try {
    let result = await readBodies(opened[0]!, options);
    const parts = result.parts ? partPaths(path, result.parts) : [];
    if (parts.length > 0) {
      const sources = parts.map(open);
      opened.push(...sources);
      result = await readParts(
        parts.map((part, k) => ({ name: basename(part), bytes: sources[k]! })),
        options,
      );
    }
    for (const note of result.notes) report.say(`${basename(path)}: ${note}`);
    return result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.startsWith(`${path}: `) ? message : `${path}: ${message}`);
  } finally {
    for (const source of opened) source.close();
  }
}

/** Reads a file of bodies that are to be moved by their gravity alone, in space that doesn't expand. Throws one line where that makes no sense. */
export async function readRunnable(path: string, report: Report): Promise<ReadResult> {
  const result = await readBodiesFile(path, report);
  if (!result.viewOnly) return result;
  throw new Error(
    `${path}: a race is of bodies in space that doesn't expand, and this snapshot is cosmological; run it by itself (if it is isolated all the same, convert it to another format first)`,
  );
}

/** Checks, before any work is done, that a file can be written there. Throws one line. */
export function checkTarget(path: string): void {
  const full = userPath(path);
  const folder = dirname(full);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`${path}: there is no folder ${dirname(path)}`);
  if (existsSync(full) && statSync(full).isDirectory()) throw new Error(`${path}: is a folder; name a file`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`${path}: the folder ${dirname(path)} can't be written to`);
  }
}

/** Name of the format for a file of bodies; throws one line where it is unknown or can't be written. */
export function targetFormat(path: string, format: string | null): string {
  const found = formatFor(format ?? basename(path));
  if (!found.write) throw new Error(`${path}: ${found.title} can't be written; name another --format`);
  return found.name;
}

/** How the name of an unfinished file ends. */
export const PARTIAL = /\.[0-9a-f]{8}\.partial$/;

/** A file that appears whole or not at all: written beside its place under another name, then renamed. */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
  const full = userPath(path);
  const partial = `${full}.${randomBytes(4).toString("hex")}.partial`;
  try {
    writeFileSync(partial, bytes, { flush: true });
    renameSync(partial, full);
  } catch (error) {
    rmSync(partial, { force: true });
    throw new Error(`${path}: can't be written: ${reason(error)}`);
  }
}

/** Writes bodies whole or not at all; returns the sentences about what the format has no place for. */
export async function writeBodiesFile(path: string, bodies: Bodies, format: string): Promise<readonly string[]> {
  const { bytes, notes } = await writeBodies(bodies, format);
  writeWhole(path, bytes);
  return notes;
}

/** 32-bit floats as bytes in the order that the command line promises. */
export function littleEndian(values: Float32Array): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat32(4 * i, values[i]!, true);
  return bytes;
}
