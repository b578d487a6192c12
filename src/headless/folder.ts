import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { userPath } from "./files.ts";

/** Checks, before any work is done, that a new folder can be made there. An empty one may be there already. Throws one line. */
export function checkNewFolder(path: string): void {
  const full = userPath(path);
  const parent = dirname(full);
  if (existsSync(full)) {
    if (!statSync(full).isDirectory()) throw new Error(`${path}: is a file; name a folder`);
    if (readdirSync(full).length > 0) throw new Error(`${path}: is not empty; name a new folder`);
  }
  if (!existsSync(parent) || !statSync(parent).isDirectory())
    throw new Error(`${path}: there is no folder ${dirname(path)}`);
  try {
    accessSync(parent, constants.W_OK);
  } catch {
    throw new Error(`${path}: the folder ${dirname(path)} can't be written to`);
  }
}

/** A folder that appears with all its files or not at all: filled beside its place under another name, then renamed. */
export function writeFolder(
  path: string,
  files: readonly { readonly name: string; readonly content: Uint8Array | string }[],
): void {
  const full = userPath(path);
  const partial = `${full}.${randomBytes(4).toString("hex")}.partial`;
  try {
    mkdirSync(partial);
    for (const { name, content } of files) writeFileSync(join(partial, name), content);
    // Of an empty folder nothing is lost; not every system renames onto one.
    if (existsSync(full)) rmdirSync(full);
    renameSync(partial, full);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(`${path}: can't be written: ${(error as Error).message}`);
  }
}
