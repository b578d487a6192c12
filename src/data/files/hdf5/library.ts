import type { Dataset, Group, File as H5File } from "h5wasm";
import { FileError } from "../fileError.ts";
import { bytesSource, type Source, wholeBytes } from "../source.ts";

type Library = typeof import("h5wasm");

/** What Emscripten adds to the library. */
interface Machine {
  _guarded: () => number;
  ccall(name: string, returns: string, types: readonly string[], values: readonly string[]): unknown;
}

let loading: Promise<Library> | null = null;
let machine: Machine | null = null;
let serial = 0;

/** h5wasm, 4 MB, loaded when the first HDF5 file comes. */
async function library(): Promise<Library> {
  loading ??= import("h5wasm").then(async (h5wasm) => {
    const module = await h5wasm.ready;
    // Faults are thrown and end in one line of ours; else the library prints its stack to the console.
    module.activate_throwing_error_handler();
    machine = module as unknown as Machine;
    return h5wasm;
  });
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw new FileError(
      `the HDF5 library h5wasm can't be loaded (${(error as Error).message}); check the connection and try again`,
    );
  }
}

/**
 * Calls the library, and puts its stack back to where it was. The library throws its faults through frames of WebAssembly that
 * never return; each would leave 2 kB behind, and after some two thousand faults the stack would lie in the library's own data. `ccall` with a
 * string saves and restores the stack pointer, which is out of reach otherwise. `work` must not wait.
 */
export function guarded<T>(work: () => T): T {
  let result: { readonly value: T } | { readonly error: unknown } = {
    error: new Error("the HDF5 library isn't loaded"),
  };
  if (machine) {
    machine._guarded = () => {
      try {
        result = { value: work() };
      } catch (error) {
        result = { error };
      }
      return 0;
    };
    machine.ccall("guarded", "number", ["string"], [""]);
  }
  const ended = result as { readonly value: T } | { readonly error: unknown };
  if ("error" in ended) throw ended.error;
  return ended.value;
}

/** The library's own words on one line: of its stack of errors the innermost, which names the cause. */
function why(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const stack = [...text.matchAll(/#\d+: .*? in \w+\(\): (.*)/g)];
  return (stack.at(-1)?.[1] ?? text.split("\n")[0]!).slice(0, 200);
}

/** What the library's file system in memory keeps of a file. */
interface MemoryFile {
  usedBytes: number;
  stream_ops: { read: (...args: never[]) => number };
}

/**
 * Opens bytes or a source as a read-only HDF5 file for as long as `use` runs; the library asks for the bytes that it needs, so the file is
 * never in memory. Library faults become FileErrors.
 */
export async function withHdf5<T>(given: Uint8Array | Source, use: (file: H5File) => Promise<T>): Promise<T> {
  const source = given instanceof Uint8Array ? bytesSource(given) : given;
  const h5wasm = await library();
  const path = `read${++serial}.h5`;
  const files = h5wasm.FS! as unknown as {
    writeFile(path: string, bytes: Uint8Array): void;
    lookupPath(path: string): { node: MemoryFile };
    readonly streams: readonly ({ readonly path: string } | null | undefined)[];
    close(stream: object): void;
    unlink(path: string): void;
  };
  // The library can't wait.
  const probe = source.read(0, 1);
  const whole = probe instanceof Promise ? await wholeBytes(source) : null;
  // An empty file whose node says that it is as long as the source, and reads from there (as Emscripten's lazy files do).
  files.writeFile(path, new Uint8Array(0));
  const { node } = files.lookupPath(path);
  node.usedBytes = source.size;
  let fault: unknown;
  const read = (_stream: unknown, into: Uint8Array, offset: number, length: number, position: number): number => {
    try {
      const bytes = whole
        ? whole.subarray(position, position + length)
        : (source.read(position, length) as Uint8Array).subarray(0, length);
      into.set(bytes, offset);
      return bytes.length;
    } catch (error) {
      fault = error;
      return 0;
    }
  };
  node.stream_ops = { ...node.stream_ops, read };
  let file: H5File | undefined;
  try {
    file = guarded(() => new h5wasm.File(path, "r"));
    if (file.file_id < 0n) throw new Error("it can't be opened");
    return await use(file);
  } catch (error) {
    if (fault) throw fault;
    if (error instanceof FileError || (error as Error)?.name === "AbortError") throw error;
    const cause = why(error);
    const whole = /^truncated file: .*stored_eof = (\d+)/.exec(cause)?.[1];
    throw new FileError(
      whole === undefined
        ? `HDF5 file damaged or cut off (${source.size} bytes): ${cause}`
        : `HDF5 file is cut off: its header promises ${whole} bytes; found ${source.size} bytes`,
    );
  } finally {
    try {
      guarded(() => file?.close());
    } catch {
      // A file that couldn't be opened can't be closed either.
    }
    // Each fault's words pass through a temporary file that stays open, and there is room for 4096.
    for (const stream of files.streams) if (stream?.path.startsWith("/tmp/tmpfile_")) files.close(stream);
    files.unlink(path);
  }
}

/** Makes a new HDF5 file by `fill` and returns its bytes. */
export async function makeHdf5(fill: (file: H5File) => Promise<void>): Promise<Uint8Array> {
  const h5wasm = await library();
  const path = `write${++serial}.h5`;
  const file = new h5wasm.File(path, "w");
  try {
    await fill(file);
    file.flush();
    file.close();
    return h5wasm.FS!.readFile(path) as Uint8Array;
  } finally {
    h5wasm.FS!.unlink(path);
  }
}

export function isGroup(entity: unknown): entity is Group {
  return (entity as { type?: string } | null)?.type === "Group";
}

export function isDataset(entity: unknown): entity is Dataset {
  return (entity as { type?: string } | null)?.type === "Dataset";
}

/** A group of the file, or null. */
export function groupOf(parent: Group, name: string): Group | null {
  if (!parent.keys().includes(name)) return null;
  const entity = parent.get(name);
  return isGroup(entity) ? entity : null;
}

/** A dataset of a group, or null. */
export function datasetOf(group: Group, name: string): Dataset | null {
  if (!group.keys().includes(name)) return null;
  const entity = group.get(name);
  return isDataset(entity) ? entity : null;
}

/** An attribute as numbers (scalars as one), or null where it is missing or holds text. */
export function numbersOfAttribute(group: Group | null, name: string): number[] | null {
  const value: unknown = group?.attrs[name]?.value;
  if (typeof value === "number" || typeof value === "bigint") return [Number(value)];
  if (ArrayBuffer.isView(value) || Array.isArray(value)) {
    const list = Array.from(value as ArrayLike<number | bigint>, Number);
    return list.every((x) => !Number.isNaN(x)) || ArrayBuffer.isView(value) ? list : null;
  }
  return null;
}

export function numberOfAttribute(group: Group | null, name: string): number | undefined {
  return numbersOfAttribute(group, name)?.[0];
}

/** An attribute as text, or undefined where it is missing or holds something else. */
export function textOfAttribute(group: Group | null, name: string): string | undefined {
  const value: unknown = group?.attrs[name]?.value;
  const first = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof first === "string" ? first : undefined;
}
