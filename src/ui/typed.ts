/** Digits in groups of three, as "65,536" or "1 000 000.5" (spaces of any kind are gone by then). */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * The number that a person typed, with or without `unit` behind it; null for anything else. Groups of three digits may have
 * commas or spaces between them; any other single comma is a decimal point.
 */
export function readNumber(words: string, unit = ""): number | null {
  const line = words.trim();
  const bare = unit && line.toLowerCase().endsWith(unit.toLowerCase()) ? line.slice(0, -unit.length) : line;
  const tight = bare.replace(/\s/g, "").replace("\u2212", "-");
  const plain = GROUPED.test(tight) ? tight.replaceAll(",", "") : tight.replace(/^([^,]*),([^,]*)$/, "$1.$2");
  // Number() also takes "", "0x10" and "Infinity".
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null;
}
