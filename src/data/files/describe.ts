import { type Foreign, foreignKind } from "./foreign.ts";

/** First `n` bytes in hexadecimal, as they stand in error lines. */
export function hex(bytes: Uint8Array, n = 8): string {
  return Array.from(bytes.subarray(0, n), (b) => b.toString(16).padStart(2, "0")).join(" ");
}

/** Words of a file as they may stand in an error line: printable, and no more than `most` of them. */
export function oneLine(words: string, most: number): string {
  return words.slice(0, most).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
}

/** What `size` bytes with this beginning seem to be, for the line that says why they are no snapshot. */
export function describeBytes(head: Uint8Array, size = head.length): Foreign {
  const text = isText(head);
  const foreign = foreignKind(head, size, text);
  if (foreign) return foreign;
  return { what: text ? "text" : `unknown binary data starting with bytes ${hex(head)}` };
}

/** Is this text of no kind that is known not to hold bodies? */
export function isPlainText(head: Uint8Array): boolean {
  return isText(head) && !foreignKind(head, head.length, true);
}

/** Are the first 4 kB printable (ASCII, or UTF-8 beyond it)? */
export function isText(bytes: Uint8Array): boolean {
  const n = Math.min(bytes.length, 4096);
  for (let i = 0; i < n; i++) {
    const b = bytes[i]!;
    if ((b < 32 && b !== 9 && b !== 10 && b !== 13 && b !== 12 && b !== 26) || b === 127) return false;
  }
  return n > 0;
}
