import { type FileHandle, mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";

/** Where files are memory that all processes of a host see. */
export const SHARED_MEMORY = "/dev/shm";
/** Beginning of the names of folders there. */
export const STRIPES_FOLDER = "antennae-stripes-";

/**
 * Files that a row of bytes is cut into. The kernel lets one write into a file at a time: 32 MB took 9 ms into one file however many threads wrote, while
 * eight read it in 1.9 ms (H100 host, docs/reference/scaling.md). Twice as many as threads, so that the first are read while the last are filled.
 */
export const STRIPES = 16;
/** Bytes of memory pages, which stripes are whole numbers of. */
const PAGE = 4096;

/** Bytes of each stripe but the last for so many in all. */
const stripe = (bytes: number) => PAGE * Math.ceil(bytes / STRIPES / PAGE);

const pathsIn = (folder: string) => Array.from({ length: STRIPES }, (_, k) => join(folder, String(k)));

async function unname(folder: string): Promise<void> {
  await Promise.all(pathsIn(folder).map((path) => rm(path, { force: true })));
  await rmdir(folder).catch(() => {});
}

/** Calls `work` for each stripe of so many bytes at once: its file, and where it begins and ends. */
function byStripes(
  files: readonly FileHandle[],
  bytes: number,
  work: (file: FileHandle, from: number, to: number, k: number) => Promise<void>,
): Promise<unknown> {
  const size = stripe(bytes);
  return Promise.all(
    files.map((file, k) => (k * size < bytes ? work(file, k * size, Math.min(bytes, (k + 1) * size), k) : null)),
  );
}

/**
 * Memory of the host that one process fills and another reads: files that are never cut short, so that their pages are there from the second time on, and
 * that have no name once both have opened them, so that nothing stays behind whichever process is killed.
 */
export class SharedMemory {
  readonly #files: readonly FileHandle[];
  /** By what name another process finds them. */
  readonly folder: string;

  private constructor(files: readonly FileHandle[], folder: string) {
    this.#files = files;
    this.folder = folder;
  }

  /** New ones, for the process that fills them; null where there can't be any. */
  static async make(root = SHARED_MEMORY): Promise<SharedMemory | null> {
    const folder = await mkdtemp(join(root, STRIPES_FOLDER)).catch(() => null);
    if (folder === null) return null;
    const made = await SharedMemory.#open(folder, "w+");
    if (!made) await unname(folder);
    return made;
  }

  /** Those that another process made; null where they can't be opened. */
  static find(folder: string): Promise<SharedMemory | null> {
    return SharedMemory.#open(folder, "r");
  }

  static async #open(folder: string, flags: "r" | "w+"): Promise<SharedMemory | null> {
    const opened = await Promise.allSettled(pathsIn(folder).map((path) => open(path, flags, 0o600)));
    const files = opened.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
    const stripes = new SharedMemory(files, folder);
    if (files.length === STRIPES) return stripes;
    await stripes.close();
    return null;
  }

  /** Takes the names away; what is open stays. */
  unname(): Promise<void> {
    return unname(this.folder);
  }

  /** Puts pieces into them, one behind the other, and tells of each stripe that is full. Rejected where memory is short. */
  async fill(pieces: readonly Uint8Array[], full: (stripe: number) => void = () => {}): Promise<void> {
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    await byStripes(this.#files, bytes, async (file, from, to, k) => {
      let begin = 0;
      for (const piece of pieces) {
        const [first, end] = [Math.max(from, begin), Math.min(to, begin + piece.length)];
        for (let at = first; at < end; ) {
          const { bytesWritten } = await file.write(piece, at - begin, end - at, at - from);
          at += bytesWritten;
        }
        begin += piece.length;
      }
      full(k);
    });
  }

  /** Reads as many bytes as `into` takes, each stripe once it is known to be full, or never. */
  async read(into: Uint8Array, full: (stripe: number) => Promise<boolean> = async () => true): Promise<void> {
    await byStripes(this.#files, into.length, async (file, from, to, k) => {
      if (!(await full(k))) return;
      for (let at = from; at < to; ) {
        const { bytesRead } = await file.read(into, at, to - at, at - from);
        if (bytesRead === 0) throw new Error("shared memory ends before what was put into it");
        at += bytesRead;
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#files.map((file) => file.close().catch(() => {})));
  }
}
