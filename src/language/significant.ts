/** `value` rounded to `digits` significant digits, so that a dragged slider and its link stay readable. */
export function significant(value: number, digits: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(digits));
}
