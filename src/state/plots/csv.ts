import type { Plot, PlotTable, Unit } from "./plot.ts";

/** A table for spreadsheets: a header with names and units, then one line for each x. Numbers as people read them. */
export function csvOf(plot: Plot, { x, series }: PlotTable, units: { readonly x: Unit; readonly y: Unit }): string {
  const named = (label: string, { plain }: Unit) => quoted(plain ? `${label} [${plain}]` : label);
  const header = [named(plot.x.label, units.x), ...series.map((s) => named(s.label, units.y))];
  const rows = x.map((at, k) => [at, ...series.map((s) => s.values[k] ?? "")]);
  return [header, ...rows].map((row) => `${row.join(",")}\n`).join("");
}

const quoted = (name: string) => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
