import type { File as H5File } from "h5wasm";
import { FileError } from "../fileError.ts";

type Library = typeof import("h5wasm");

/** What Emscripten adds to the library. */
interface Machine {
  _guarded: () => number;
  ccall(name: string, returns: string, types: readonly string[], values: readonly string[]): unknown;
}

/** What the library's file system in memory keeps of a file. */
export interface MemoryFile {
  usedBytes: number;
  stream_ops: { read: (...args: never[]) => number };
}

/** The library's file system, which lies in memory. */
export interface FileSystem {
  writeFile(path: string, bytes: Uint8Array): void;
  readFile(path: string): Uint8Array;
  lookupPath(path: string): { node: MemoryFile };
  analyzePath(path: string): { readonly exists: boolean };
  mkdirTree(path: string): void;
  unlink(path: string): void;
  rmdir(path: string): void;
  close(stream: object): void;
  readonly streams: readonly ({ readonly path: string } | null | undefined)[];
}

let loading: Promise<Library> | null = null;
let machine: Machine | null = null;
let serial = 0;

/** h5wasm, 4 MB, loaded when the first HDF5 file comes. */
export async function library(): Promise<Library> {
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
export function why(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const stack = [...text.matchAll(/#\d+: .*? in \w+\(\): (.*)/g)];
  return (stack.at(-1)?.[1] ?? text.split("\n")[0]!).slice(0, 200);
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
