import type { Dataset, Group, File as H5File } from "h5wasm";
import { FileError } from "../fileError.ts";
import { bytesSource, type Source, wholeBytes } from "../source.ts";
import { type FileSystem, guarded, library, why } from "./library.ts";
import { type NumberType, VIRTUAL_DATASET, virtualFile } from "./virtualFile.ts";

/** Gives the other file that a file names (a part of a virtual dataset, the target of a link), or undefined where there is none. */
export type Beside = (name: string) => Source | undefined;

let serial = 0;

/** What the library sees of a file that stands open, and of those that were opened with it. */
class OpenFile {
  /** Deep enough for names of other files that begin with `../`. */
  readonly folder = `/read${++serial}/1/2/3/4`;
  readonly main = `${this.folder}/.main`;
  /** A fault of the source, which the library would hide. */
  fault: unknown;
  private readonly files: FileSystem;
  private readonly File: typeof H5File;
  private readonly beside: Beside;
  private readonly handles: H5File[] = [];
  private readonly brought = new Map<string, string | null>();
  private readonly paths: string[] = [];
  private readonly converted = new WeakMap<Dataset, Dataset>();
  /** Rows of the virtual datasets that have been looked through, by file and name; null while that is under way. */
  readonly virtual = new Map<string, number | null>();

  constructor(h5wasm: typeof import("h5wasm"), beside: Beside) {
    this.files = h5wasm.FS as unknown as FileSystem;
    this.File = h5wasm.File;
    this.beside = beside;
    this.files.mkdirTree(this.folder);
  }

  /** The file at `path`, which is open from now on until all are closed. */
  at(path: string): H5File {
    const known = this.handles.find((file) => opened.get(file.file_id)!.path === path);
    return known ?? this.open(path);
  }

  private open(path: string): H5File {
    const file = new this.File(path, "r");
    if (file.file_id < 0n) throw new Error("it can't be opened");
    opened.set(file.file_id, { all: this, path });
    this.handles.push(file);
    return file;
  }

  /** Opens another file for as long as `use` runs. */
  within<T>(path: string, use: (file: H5File) => T): T {
    const file = this.open(path);
    try {
      return use(file);
    } finally {
      this.handles.splice(this.handles.indexOf(file), 1);
      opened.delete(file.file_id);
      file.close();
    }
  }

  /** Makes a source a file of the library's: an empty one whose node says that it is as long as the source, and reads from there (as Emscripten's lazy files do). */
  mount(path: string, source: Source): void {
    this.write(path, new Uint8Array(0));
    const { node } = this.files.lookupPath(path);
    node.usedBytes = source.size;
    const read = (_stream: unknown, into: Uint8Array, offset: number, length: number, position: number): number => {
      try {
        const bytes = (source.read(position, length) as Uint8Array).subarray(0, length);
        into.set(bytes, offset);
        return bytes.length;
      } catch (error) {
        this.fault = error;
        return 0;
      }
    };
    node.stream_ops = { ...node.stream_ops, read };
  }

  /** Path of the file that `name` means in the file at `from`, after it has been brought beside this one; null where there is none. */
  bring(name: string, from: string): string | null {
    if (name === ".") return from;
    const path = this.placeOf(name, from);
    if (path === null) return null;
    const known = this.brought.get(path);
    if (known !== undefined) return known;
    const source = this.beside(path.startsWith(this.folder) ? path.slice(this.folder.length + 1) : name);
    const found = source && source.size > 0 ? path : null;
    if (source && found) {
      if (source.read(0, 1) instanceof Promise) throw new Error(`${name} can't be read at once`);
      this.mount(path, source);
    }
    this.brought.set(path, found);
    return found;
  }

  /** Where the library looks for `name`; of an absolute path beside the file, as a last resort. Null where that is outside of what is ours. */
  private placeOf(name: string, from: string): string | null {
    const steps = name.startsWith("/") ? [] : from.split("/").slice(1, -1);
    for (const step of name.startsWith("/") ? [name.slice(name.lastIndexOf("/") + 1)] : name.split("/")) {
      if (step === "..") steps.pop();
      else if (step !== "" && step !== ".") steps.push(step);
    }
    const path = name.startsWith("/") ? `${this.folder}/${steps[0] ?? ""}` : `/${steps.join("/")}`;
    return path.startsWith(`/${this.folder.split("/")[1]}/`) && path !== this.folder ? path : null;
  }

  /** The dataset as numbers of a kind that h5wasm knows, through the library's own conversion: another dataset, which is virtual. */
  numbers(dataset: Dataset, type: NumberType, from: string): Dataset {
    const known = this.converted.get(dataset);
    if (known) return known;
    const path = `${this.folder}/.converted${this.paths.length}`;
    const escaped = dataset.path.replaceAll("%", "%%");
    this.write(path, virtualFile(dataset.shape!, type, from, escaped));
    const found = this.open(path).get(VIRTUAL_DATASET) as Dataset;
    this.converted.set(dataset, found);
    return found;
  }

  private write(path: string, bytes: Uint8Array): void {
    this.files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    this.files.writeFile(path, bytes);
    this.paths.push(path);
  }

  close(): void {
    for (const file of this.handles.reverse()) {
      opened.delete(file.file_id);
      try {
        guarded(() => file.close());
      } catch {
        // A file that couldn't be opened can't be closed either.
      }
    }
    // Each fault's words pass through a temporary file that stays open, and there is room for 4096.
    for (const stream of this.files.streams)
      if (stream?.path.startsWith("/tmp/tmpfile_") || stream?.path.startsWith(this.folder)) this.files.close(stream);
    for (const path of this.paths) this.files.unlink(path);
    const folders = new Set([this.folder, ...this.paths.map((path) => path.slice(0, path.lastIndexOf("/")))]);
    for (const folder of [...folders])
      for (let at = folder; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) folders.add(at);
    for (const folder of [...folders].toSorted((a, b) => b.length - a.length)) this.files.rmdir(folder);
  }
}

/** Files that stand open, by the library's number of each. */
const opened = new Map<bigint, { readonly all: OpenFile; readonly path: string }>();

/** What a group or dataset was opened with, and the path of its file. */
export function openFileOf({ file_id }: Group | Dataset): { readonly all: OpenFile; readonly path: string } {
  return opened.get(file_id)!;
}

/**
 * Opens bytes or a source as a read-only HDF5 file for as long as `use` runs; the library asks for the bytes that it needs, so the file is
 * never in memory. `beside` gives other files that it names. Library faults become FileErrors.
 */
export async function withHdf5<T>(
  given: Uint8Array | Source,
  use: (file: H5File) => Promise<T>,
  beside: Beside = () => undefined,
): Promise<T> {
  let source = given instanceof Uint8Array ? bytesSource(given) : given;
  const h5wasm = await library();
  // The library can't wait.
  if (source.read(0, 1) instanceof Promise) source = bytesSource(await wholeBytes(source));
  const all = new OpenFile(h5wasm, beside);
  try {
    all.mount(all.main, source);
    return await use(guarded(() => all.at(all.main)));
  } catch (error) {
    if (all.fault) throw all.fault;
    if (error instanceof FileError || (error as Error)?.name === "AbortError") throw error;
    const cause = why(error);
    const whole = /^truncated file: .*stored_eof = (\d+)/.exec(cause)?.[1];
    throw new FileError(
      whole === undefined
        ? `HDF5 file damaged or cut off (${source.size} bytes): ${cause}`
        : `HDF5 file is cut off: its header promises ${whole} bytes; found ${source.size} bytes`,
    );
  } finally {
    all.close();
  }
}
