const GROUPS = new Intl.NumberFormat("en", { maximumFractionDigits: 0, useGrouping: true });

/** 16384 -> "16,384". */
export function grouped(value: number): string {
  return GROUPS.format(value);
}

/** Three or four digits that matter, without exponent where people can read it. */
export function rounded(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
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

/** -1.2e-5 as "−1.2 × 10⁻⁵". */
export function exponent(value: number): string {
  if (!Number.isFinite(value)) return "not a number";
  if (value === 0) return "0";
  const [digits, power] = value.toExponential(1).split("e") as [string, string];
  return `${digits.replace("-", "\u2212")}\u202f×\u202f10${raised(power)}`;
}

const raised = (power: string) =>
  [...power.replace("+", "")].map((c) => (c === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(c)])).join("");

/** 0.001 as "10⁻³". */
export function power(value: number): string {
  return `10${raised(String(Math.round(Math.log10(value))))}`;
}
