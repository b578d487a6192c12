import { randomSource } from "./samples.ts";

/** Rows of a table. */
export const ROWS = 12;

/** What stands in a column of each name; places and velocities of either sign. */
function cell(name: string, i: number, random: () => number): string {
  if (name === "m") return (0.1 + random()).toFixed(4);
  if (name === "one") return "1";
  if (name === "id") return `${i + 1}`;
  if (name === "late") return `${i + 100}`;
  if (name === "mixed") return `${((5 * i) % ROWS) + 1}`;
  if (name === "wide") return `${10n ** 17n + BigInt(i)}`;
  if (name === "type") return `${(i % 4) + 1}`;
  return ((i === 0 ? -2 : 4) * random()).toFixed(4);
}

/** Rows of columns in this order, and the same numbers by column. */
export function rowsOf(layout: string, remark = ""): { rows: string; columns: Map<string, string[]> } {
  const random = randomSource(9);
  const columns = new Map(layout.split(" ").map((name) => [name, [] as string[]]));
  for (let i = 0; i < ROWS; i++) for (const [name, cells] of columns) cells.push(cell(name, i, random));
  const lines = Array.from(
    { length: ROWS },
    (_, i) => [...columns.values()].map((cells) => cells[i]).join(" ") + remark,
  );
  return { rows: `${lines.join("\n")}\n`, columns };
}

export const SEVEN = "m x y z vx vy vz";
