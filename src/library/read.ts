import type { FileOptions, ReadResult, Source } from "../data/files/index.ts";
import { builtin } from "./host.ts";

/** Where bodies are read from: in Node.js the path of a file, in a page an address; or its bytes. */
export type Readable = string | URL | Blob | ArrayBuffer | Uint8Array | Source;

/** Reads a snapshot of any format that its content shows. Rejects in one line: what stood where, and what was expected. */
export async function read(from: Readable, options: FileOptions = {}): Promise<ReadResult> {
  const { readBodies } = await import("../data/files/index.ts");
  if (typeof from === "string" && builtin("node:os") && !/^https?:/.test(from)) return readPath(from, options);
  return readBodies(await bytesOf(from), options);
}

async function bytesOf(from: Readable): Promise<Uint8Array | Source> {
  if (from instanceof Blob) return new Uint8Array(await from.arrayBuffer());
  if (from instanceof ArrayBuffer) return new Uint8Array(from);
  if (!(typeof from === "string" || from instanceof URL)) return from;
  const answer = await fetch(from).catch((error: Error) => {
    throw new Error(`${from} can't be fetched: ${error.message}`);
  });
  if (!answer.ok) throw new Error(`${from} can't be fetched: ${answer.status} ${answer.statusText}`.trimEnd());
  return new Uint8Array(await answer.arrayBuffer());
}

async function readPath(path: string, options: FileOptions): Promise<ReadResult> {
  const { fileSource } = await import("../headless/fileSource.ts");
  const { readBodies } = await import("../data/files/index.ts");
  let source: ReturnType<typeof fileSource>;
  try {
    source = fileSource(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${path} can't be read: ${code === "ENOENT" ? "there is no such file" : message}`);
  }
  try {
    return await readBodies(source, options);
  } finally {
    source.close();
  }
}
