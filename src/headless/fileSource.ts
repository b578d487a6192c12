import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { buffered, type Source } from "../data/files/index.ts";

/** An open file on the disk. */
export interface FileSource extends Source {
  /** Closes the file. */
  close(): void;
}

/** A file that is read in places, as a reader needs them, and never held as a whole. Throws what Node throws where it can't be opened. */
export function fileSource(path: string): FileSource {
  const handle = openSync(path, "r");
  const stat = fstatSync(handle);
  if (stat.isDirectory()) {
    closeSync(handle);
    throw Object.assign(new Error("it is a folder"), { code: "EISDIR" });
  }
  const source = buffered({
    size: stat.size,
    read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, stat.size - offset)));
      for (let filled = 0; filled < bytes.length; ) {
        const n = readSync(handle, bytes, filled, bytes.length - filled, offset + filled);
        if (n === 0) return bytes.subarray(0, filled);
        filled += n;
      }
      return bytes;
    },
  });
  return { ...source, close: () => closeSync(handle) };
}
