/** 1 as "1 step", 2 as "2 steps"; numbers that are written already stay so. */
export const counted = (count: number | string, one: string, more: string): string =>
  `${count} ${String(count) === "1" ? one : more}`;
