import { FileError } from "../data/files/fileError.ts";
import { buffered, type Source } from "../data/files/source.ts";

/** Browsers have it in workers only; the types of pages lack it. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

/** A file of the user's, in a worker. It is read where a reader looks and is never in memory as a whole. */
export function blobSource(blob: Blob): Source {
  const reader = new FileReaderSync();
  return buffered({
    size: blob.size,
    read(offset, length) {
      try {
        return new Uint8Array(reader.readAsArrayBuffer(blob.slice(offset, offset + length)));
      } catch (error) {
        const why = error instanceof Error ? error.message.split("\n")[0] : error;
        throw new FileError(`can't be read at byte ${offset}: ${why}; was it changed or moved? Open it again`);
      }
    },
  });
}
