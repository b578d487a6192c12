/** FITS files are made of blocks of so many bytes, headers of cards of 80 letters (FITS Standard 4.0, Pence et al. 2010, A&A 524, A42). */
export const BLOCK = 2880;
export const CARD = 80;

type Value = string | number | bigint | boolean;

/** One line of a header: `NAME    = value / comment`. */
export function card(name: string, value: Value, comment = ""): string {
  const said =
    typeof value === "string"
      ? quoted(value).padEnd(20)
      : typeof value === "boolean"
        ? (value ? "T" : "F").padStart(20)
        : exact(value).padStart(20);
  return `${name.padEnd(8)}= ${said}${comment && ` / ${plain(comment)}`}`.slice(0, CARD).padEnd(CARD);
}

/** A string between quotes, of which those within it stand twice; cut where it is too long, never between such two. */
function quoted(words: string): string {
  let said = "";
  for (const letter of plain(words)) {
    const next = letter === "'" ? "''" : letter;
    if (said.length + next.length > 60) break;
    said += next;
  }
  return `'${said.padEnd(8)}'`;
}

/** A whole number, or one with a point, in as many digits as it has. */
const exact = (value: number | bigint) =>
  typeof value === "bigint" || (Number.isInteger(value) && Math.abs(value) < 1e9)
    ? String(value)
    : value.toExponential().toUpperCase();

/** Headers are in ASCII. */
const plain = (words: string) => words.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");

/** Bytes filled up to whole blocks. */
export function blocks(bytes: Uint8Array, fill: number): Uint8Array {
  const whole = new Uint8Array(BLOCK * Math.ceil(bytes.length / BLOCK)).fill(fill);
  whole.set(bytes);
  return whole;
}

/** A header of these cards and END. */
export const header = (cards: readonly string[]): Uint8Array =>
  blocks(new TextEncoder().encode([...cards, "END".padEnd(CARD)].join("")), 0x20);

/** The primary header of a file without a primary array, and more cards of it. */
export const primaryHeader = (cards: readonly string[] = []): Uint8Array =>
  header([
    card("SIMPLE", true, "FITS Standard 4.0"),
    card("BITPIX", 8),
    card("NAXIS", 0),
    card("EXTEND", true),
    card("ORIGIN", "Antennae"),
    ...cards,
  ]);
