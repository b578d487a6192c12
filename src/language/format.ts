import { inForce } from "./inForce.ts";
import { text } from "./text.ts";

// Numbers as the reader's country writes them.
const GROUPS = new Intl.NumberFormat(inForce.locale, { maximumFractionDigits: 0, useGrouping: true });
const DIGITS = new Intl.NumberFormat(inForce.locale, { maximumSignificantDigits: 4 });
const MARK =
  new Intl.NumberFormat(inForce.locale).formatToParts(0.5).find((part) => part.type === "decimal")?.value ?? ".";

/** "0.25" with the decimal mark of the reader's country. */
const marked = (digits: string): string => digits.replace(".", MARK);

/** 16384 -> "16,384". */
export function grouped(value: number): string {
  return GROUPS.format(value);
}

const WHEN = new Intl.DateTimeFormat(inForce.locale, { dateStyle: "medium", timeStyle: "short" });

/** Milliseconds since 1970 as "27 Nov 2026, 14:05". */
export const moment = (at: number): string => WHEN.format(at);

/** With so many digits behind the decimal mark, and a true minus sign. */
export function fixed(value: number, digits: number): string {
  return marked(value.toFixed(digits)).replace("-", "\u2212");
}

/** What a person typed, with the decimal mark of the own country or with a point; NaN where that is no number. */
export function numberFrom(words: string): number {
  const plain = words.trim().replace(MARK, ".").replace("\u2212", "-");
  return plain === "" ? Number.NaN : Number(plain);
}

/** From here on people count zeros instead of reading them. */
const LONG = 1e7;

/** Three or four digits that matter, without exponent where people can read it. */
export function rounded(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (value < 0) return `\u2212${rounded(size)}`;
  if (size >= LONG) return compact(value);
  if (size >= 1000) return grouped(value);
  if (size >= 1) return marked(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2));
  if (size >= 0.001) return marked(String(Number(value.toPrecision(3))));
  return exponent(value);
}

/** 1680288 -> "1.68 MB". */
export function byteSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return `${rounded(bytes / 1000 ** power)} ${text.bytes[power]}`;
}

/** Three digits, from 100,000 on with a power of ten: for quantities of any size. */
export function compact(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || !Number.isFinite(value) || (size >= 0.001 && size < 1e5)) return rounded(value);
  return marked(scientific(value, 2));
}

/** A number on an axis: as short as can be. Powers of ten from 10⁵ on and below 0.001. */
export function tick(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || !Number.isFinite(value)) return "0";
  if (size >= 0.001 && size < 1e5)
    return size < 1000 ? marked(`${Number(value.toPrecision(3))}`).replace("-", "\u2212") : rounded(value);
  return marked(
    scientific(value, 2)
      .replace(/\.?0+(?=\u202f)/, "")
      .replace(/^(\u2212?)1\u202f×\u202f/, "$1"),
  );
}

/** Four digits at most and no zeros behind them; with a power of ten where that is shorter. */
export function brief(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && !(size >= 0.001 && size < LONG)) return tick(value);
  return DIGITS.format(Number(value.toPrecision(4)));
}

/** -1.2e-5 as "−1.2 × 10⁻⁵": two digits, with a power of ten but from 0.01 to 99. */
export function exponent(value: number): string {
  if (!Number.isFinite(value)) return text.notANumber;
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 0.01 && size < 99.5) return marked(value.toPrecision(2)).replace("-", "\u2212");
  return marked(scientific(value, 1));
}

function scientific(value: number, decimals: number): string {
  const [digits, exponent10] = value.toExponential(decimals).split("e") as [string, string];
  return `${digits.replace("-", "\u2212")}\u202f×\u202f10${raised(exponent10)}`;
}

const raised = (power: string) =>
  [...power.replace("+", "")].map((c) => (c === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(c)])).join("");

/** 0.001 as "10⁻³". */
export function power(value: number): string {
  return `10${raised(String(Math.round(Math.log10(value))))}`;
}
