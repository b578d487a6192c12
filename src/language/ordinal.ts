/** 1st, 2nd, 3rd, 4th, 11th, 21st: an English ordinal of a whole number. */
export function ordinal(n: number): string {
  const [tens, ones] = [n % 100, n % 10];
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${["th", "st", "nd", "rd"][ones] ?? "th"}`;
}
