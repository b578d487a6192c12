import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "../../src/headless/command.ts";
import { write } from "../tables.ts";
import { type Seen, synthetic } from "./synthetic.ts";

/** A merger as it was run before, where a folder has it; else it is run, and kept there. */
export async function keptOrRun(
  folder: string | null,
  number: number,
  n: number,
  place: Parameters<typeof synthetic>[2],
  report: Report,
): Promise<Seen> {
  if (folder === null) return synthetic(number, n, place, report);
  const file = join(folder, `merger-${number}-${n}.json`);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Omit<Seen, "along"> & Partial<Pick<Seen, "along">>;
    // Runs of before have no velocities.
    if (kept.along) return { ...kept, stars: Float64Array.from(kept.stars), along: Float64Array.from(kept.along) };
  }
  const seen = await synthetic(number, n, place, report);
  const short = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(6)) : value);
  write(file, JSON.stringify({ ...seen, stars: Array.from(seen.stars), along: Array.from(seen.along) }, short), folder);
  return seen;
}
