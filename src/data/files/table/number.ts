/** Powers of ten that a double holds exactly. */
const POWERS = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));

/**
 * The number in bytes [from, to), NaN where it is none. Decimal, with exponents 1e5, Fortran's 1.5D+03 and 1.5-103. Up to
 * 15 digits and exponents to 22 are exact products of doubles; everything else goes through Number().
 */
export function parseNumber(bytes: Uint8Array, from: number, to: number, decimalComma = false): number {
  let at = from;
  let sign = 1;
  if (bytes[at] === 45) sign = -1;
  if (bytes[at] === 45 || bytes[at] === 43) at++;
  let digits = 0;
  let mantissa = 0;
  let fraction = 0;
  let point = false;
  for (; at < to; at++) {
    const b = bytes[at]!;
    if (b >= 48 && b <= 57) {
      mantissa = 10 * mantissa + (b - 48);
      if (mantissa > 0) digits++;
      else if (fraction === 0 && !point) digits = 0;
      if (point) fraction++;
    } else if ((b === 46 || (decimalComma && b === 44)) && !point) point = true;
    else break;
  }
  const sawDigit = at > from && (fraction > 0 || isDigit(bytes[at - 1]) || (point && isDigit(bytes[at - 2])));
  if (!sawDigit) return Number.NaN;
  let exponent = 0;
  if (at < to) {
    const b = bytes[at]! | 32;
    const lettered = b === 101 || b === 100;
    if (lettered) at++;
    let negative = false;
    if (bytes[at] === 45 || bytes[at] === 43) negative = bytes[at++] === 45;
    else if (!lettered) return Number.NaN;
    if (at >= to || to - at > 6) return Number.NaN;
    for (; at < to; at++) {
      if (!isDigit(bytes[at])) return Number.NaN;
      exponent = 10 * exponent + (bytes[at]! - 48);
    }
    if (negative) exponent = -exponent;
  }
  const scale = exponent - fraction;
  if (digits <= 15) {
    if (scale >= -22 && scale <= 22) return sign * (scale < 0 ? mantissa / POWERS[-scale]! : mantissa * POWERS[scale]!);
  }
  let text = "";
  for (let k = from; k < to; k++) text += String.fromCharCode(bytes[k]!);
  if (decimalComma) text = text.replace(",", ".");
  return Number(
    text
      .replace(/[dD]/, "e")
      .replace(/(\d|\.)([+-]\d+)$/, "$1e$2")
      .replace(/ee/, "e"),
  );
}

function isDigit(b: number | undefined): boolean {
  return b !== undefined && b >= 48 && b <= 57;
}

/** Rows that are looked at for decimal commas. */
const LOOKED_AT = 20;

/** Are numbers written with decimal commas? Their rows have cells apart by semicolons, tabs or blanks, all of which are numbers so, or words. */
export function hasDecimalCommas(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 2 ** 16);
  if (!head.includes(44)) return false;
  const lines = new TextDecoder().decode(head).split(/[\r\n]+/);
  let found = 0;
  for (const line of lines.slice(0, head.length < bytes.length ? -1 : undefined)) {
    const row = line.replace(/\s*(#|%|!|\/\/).*$/, "").trim();
    if (!/^["']?[-+.\d]/.test(row)) continue;
    const cells = row.split(row.includes(";") ? /\s*;\s*/ : /\s+/);
    const commas = cells.filter((cell) => /^[-+]?\d*,\d+([eEdD][-+]?\d+)?$/.test(cell)).length;
    if (cells.length < 3 || cells.filter((cell) => cell.includes(",")).length > commas) return false;
    if (commas > 0) found++;
    if (found === LOOKED_AT) break;
  }
  return found > 0;
}
