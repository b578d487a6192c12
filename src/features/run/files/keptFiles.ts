/** Folder of the browser's own storage for this site. */
const FOLDER = "kept runs";

type Entries = AsyncIterable<FileSystemDirectoryHandle | FileSystemFileHandle>;

/**
 * Files that outlast the page, one for each page that is open (origin private file system). A page holds a lock of its file's
 * name as long as it lives: so what other open pages keep is told from what was left behind.
 */
export class KeptFiles {
  /** Name of the file of this page. */
  readonly own = `${Date.now()}-${crypto.randomUUID()}`;
  readonly #folder: FileSystemDirectoryHandle;

  private constructor(folder: FileSystemDirectoryHandle) {
    this.#folder = folder;
    // Never let go by the page itself.
    navigator.locks.request(this.own, () => new Promise(() => {})).catch(() => {});
  }

  /** Null where the browser has no such storage, or does not allow it. */
  static async open(): Promise<KeptFiles | null> {
    if (!globalThis.FileSystemFileHandle || !("createWritable" in FileSystemFileHandle.prototype)) return null;
    try {
      const root = await navigator.storage.getDirectory();
      return new KeptFiles(await root.getDirectoryHandle(FOLDER, { create: true }));
    } catch {
      return null;
    }
  }

  /** What was left behind last, or under that name, with the time in which it was written; older ones are removed. */
  async found(wanted: string | null): Promise<{ readonly name: string; readonly at: number } | null> {
    const { held = [] } = await navigator.locks.query();
    const open = new Set(held.map(({ name }) => name));
    const left: { name: string; at: number }[] = [];
    for await (const entry of (this.#folder as unknown as { values(): Entries }).values()) {
      if (entry.kind !== "file" || (open.has(entry.name) && entry.name !== wanted)) continue;
      left.push({ name: entry.name, at: (await entry.getFile()).lastModified });
    }
    left.sort((a, b) => Number(b.name === wanted) - Number(a.name === wanted) || b.at - a.at);
    const [newest = null, ...older] = left;
    for (const { name } of older) await this.remove(name);
    return newest;
  }

  async read(name: string): Promise<File> {
    return (await this.#folder.getFileHandle(name)).getFile();
  }

  /** As a whole or not at all: what was written before stays until it is done. */
  async write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const file = await (await this.#folder.getFileHandle(this.own, { create: true })).createWritable();
    await file.write(bytes);
    await file.close();
  }

  async remove(name: string): Promise<void> {
    await this.#folder.removeEntry(name).catch(() => {});
  }
}
