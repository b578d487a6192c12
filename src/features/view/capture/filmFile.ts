import { Cancelled } from "../../../run/cancelled.ts";

/** What the browser's picker gives; not in TypeScript's library yet. */
type Picker = (options: {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle>;

/** A file on disk that a film is written to while it is made. */
export interface FilmFile {
  readonly name: string;
  readonly stream: FileSystemWritableFileStream;
}

/** Can the browser write a film to disk while it is made? */
export const writesToDisk = (): boolean => "showSaveFilePicker" in globalThis;

/**
 * The file that the user picks for a film. Null where the browser does not let the page ask, or write: then it is held in
 * memory. Throws Cancelled where the user picks none. Call it in the task of a click or a key.
 */
export async function pickFilmFile(suggestedName: string, type: string): Promise<FilmFile | null> {
  const picker = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!picker) return null;
  const ending = suggestedName.slice(suggestedName.lastIndexOf("."));
  try {
    const handle = await picker({ suggestedName, types: [{ description: "Film", accept: { [type]: [ending] } }] });
    return { name: handle.name, stream: await handle.createWritable() };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw new Cancelled("no file was picked");
    return null;
  }
}
