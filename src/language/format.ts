const GROUPS = new Intl.NumberFormat("en", { maximumFractionDigits: 0, useGrouping: true });

/** 16384 -> "16,384". */
export function grouped(value: number): string {
  return GROUPS.format(value);
}

/** From here on people count zeros instead of reading them. */
const LONG = 1e7;

/** Three or four digits that matter, without exponent where people can read it. */
export function rounded(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (size >= LONG) return compact(value);
  if (size >= 1000) return grouped(value);
  if (size >= 100) return value.toFixed(0);
  if (size >= 10) return value.toFixed(1);
  if (size >= 1) return value.toFixed(2);
  if (size >= 0.001) return String(Number(value.toPrecision(3)));
  return exponent(value);
}

/** 1680288 -> "1.68 MB". */
export function byteSize(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB"];
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return `${rounded(bytes / 1000 ** power)} ${units[power]}`;
}

/** Three digits, from 100,000 on with a power of ten: for quantities of any size. */
export function compact(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || !Number.isFinite(value) || (size >= 0.001 && size < 1e5)) return rounded(value);
  return scientific(value, 2);
}

/** A number on an axis: as short as can be. Powers of ten from 10⁵ on and below 0.001. */
export function tick(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || !Number.isFinite(value)) return "0";
  if (size >= 0.001 && size < 1e5)
    return size < 1000 ? `${Number(value.toPrecision(3))}`.replace("-", "\u2212") : rounded(value);
  return scientific(value, 2)
    .replace(/\.?0+(?=\u202f)/, "")
    .replace(/^(\u2212?)1\u202f×\u202f/, "$1");
}

/** Four digits at most and no zeros behind them; with a power of ten where that is shorter. */
export function brief(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && !(size >= 0.001 && size < LONG)) return tick(value);
  return Number(value.toPrecision(4)).toLocaleString("en", { maximumSignificantDigits: 4 });
}

/** -1.2e-5 as "−1.2 × 10⁻⁵". */
export function exponent(value: number): string {
  if (!Number.isFinite(value)) return "not a number";
  if (value === 0) return "0";
  return scientific(value, 1);
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
