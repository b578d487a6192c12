import { builtin } from "./host.ts";

/** Writes a file: in Node.js to its path, in a page as a download. Throws one line where there is neither. */
export async function saveBytes(name: string, bytes: Uint8Array): Promise<void> {
  const files = builtin("node:fs/promises");
  if (files) {
    await files.writeFile(name, bytes).catch((error: Error) => {
      throw new Error(`${name} can't be written: ${error.message.split("\n")[0]}`);
    });
    return;
  }
  if (typeof document === "undefined")
    throw new Error(`${name} can't be saved from here: a worker has neither files nor downloads; use write`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  link.download = name.slice(name.lastIndexOf("/") + 1);
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
