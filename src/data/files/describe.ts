/** First bytes of files that people drop by mistake (and of packings we don't undo), with what to call them. */
const KINDS: readonly (readonly [string, string])[] = [
  ["89504e470d0a1a0a", "a PNG image"],
  ["ffd8ff", "a JPEG image"],
  ["47494638", "a GIF image"],
  ["52494646", "a RIFF file (WebP image, WAV sound or AVI film)"],
  ["25504446", "a PDF document"],
  ["1a45dfa3", "a WebM or Matroska film"],
  ["0000001866747970", "an MP4 film"],
  ["0000002066747970", "an MP4 film"],
  ["7f454c46", "a Linux program"],
  ["4d5a", "a Windows program"],
  ["425a68", "a bzip2 archive; unpack it first"],
  ["fd377a585a00", "an xz archive; unpack it first"],
  ["28b52ffd", "a Zstandard archive; unpack it first"],
  ["526172211a07", "a RAR archive; unpack it first"],
  ["377abcaf271c", "a 7-Zip archive; unpack it first"],
  ["43444601", "a NetCDF file; NetCDF isn't read"],
  ["8004", "a Python pickle; save the arrays with numpy.savez instead"],
  ["fffe", "UTF-16 text; save it as UTF-8"],
  ["feff", "UTF-16 text; save it as UTF-8"],
];

/** First `n` bytes in hexadecimal, as they stand in error lines. */
export function hex(bytes: Uint8Array, n = 8): string {
  return Array.from(bytes.subarray(0, n), (b) => b.toString(16).padStart(2, "0")).join(" ");
}

/** Words of a file as they may stand in an error line: printable, and no more than `most` of them. */
export function oneLine(words: string, most: number): string {
  return words.slice(0, most).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
}

/** What these bytes seem to be, for the line that says why they are no snapshot. */
export function describeBytes(bytes: Uint8Array): string {
  const start = hex(bytes, 16).replaceAll(" ", "");
  for (const [magic, what] of KINDS) if (start.startsWith(magic)) return what;
  if (new TextDecoder("latin1").decode(bytes.subarray(257, 262)) === "ustar")
    return "a tar archive; unpack it and open the files in it";
  if (isText(bytes)) {
    const head = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
    if (/^<(!doctype|html)/i.test(head)) return "a web page (HTML), perhaps an error page instead of the download";
    if (/^<\?xml|^<svg/i.test(head)) return "an XML document";
    if (/^version https:\/\/git-lfs/.test(head))
      return "a Git LFS pointer, not the file itself; fetch it with git lfs pull";
    if (/^[[{]/.test(head)) return "a JSON document";
    return "text";
  }
  return `unknown binary data starting with bytes ${hex(bytes)}`;
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
