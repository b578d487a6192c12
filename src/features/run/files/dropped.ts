/** What a drop or a paste holds: files, those of a folder too, or words that may be a link. */
export interface Dropped {
  readonly files: readonly File[];
  /** Are they those of a folder? */
  readonly folder: boolean;
  readonly words: string;
}

/** Does a drag carry what can be opened? */
export const carries = ({ types }: DataTransfer): boolean => types.includes("Files") || types.includes("text/uri-list");

/** Takes out of a transfer what it holds, at once: it is empty when the event is over. */
export function takenFrom(transfer: DataTransfer): Promise<Dropped> {
  const words = (transfer.getData("text/uri-list") || transfer.getData("text/plain")).trim();
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const folders = entries.filter(isFolder);
  if (folders.length === 0) return Promise.resolve({ files: [...transfer.files], folder: false, words });
  const among = entries.filter(isFile).map(fileOf);
  return Promise.all([...folders.map(filesIn), ...among]).then((found) => ({
    files: found.flat(),
    folder: true,
    words,
  }));
}

const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry => entry?.isDirectory ?? false;
const isFile = (entry: FileSystemEntry | null): entry is FileSystemFileEntry => entry?.isFile ?? false;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** The files of a folder, not of those within it. */
async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  for (;;) {
    // A reader tells some at a time, and nothing at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return files;
    files.push(...(await Promise.all(some.filter(isFile).map(fileOf))));
  }
}
