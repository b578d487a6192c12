import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gasGlass } from "../../src/physics/gas/glass.ts";
import type { GasSettings } from "../../src/physics/gas/settings.ts";

/** Steps in which a glass comes to rest. */
const STEPS = 500;

const made = new Map<string, Float64Array>();

/** Where this folder is, glasses of earlier runs are kept in it: one takes half a minute. Empty it when forces change. */
const KEPT = "results/gas/glasses";

function kept(key: string, make: () => Float64Array): Float64Array {
  if (!existsSync(KEPT)) return make();
  const path = join(KEPT, `${createHash("sha1").update(key).digest("hex").slice(0, 12)}.f64`);
  if (existsSync(path)) return new Float64Array(new Uint8Array(readFileSync(path)).buffer);
  const found = make();
  writeFileSync(path, found);
  return found;
}

/** Places of n^3 particles of a glass; the same are made once. */
export function glass(n: number, settings: Partial<GasSettings>, steps = STEPS): Float64Array {
  const key = JSON.stringify([n, settings, steps]);
  const known = made.get(key) ?? kept(key, () => gasGlass(n, settings, steps));
  made.set(key, known);
  return known;
}

/** Places of a glass in a box of whole cubes of `tile` particles an edge, `spacing` apart, its corner at `from`. */
export function tiled(
  settings: Partial<GasSettings>,
  tile: number,
  spacing: number,
  cubes: readonly [number, number, number],
  from: readonly [number, number, number] = [0, 0, 0],
): number[] {
  const one = glass(tile, settings);
  const edge = tile * spacing;
  const places: number[] = [];
  for (let z = 0; z < cubes[2]; z++)
    for (let y = 0; y < cubes[1]; y++)
      for (let x = 0; x < cubes[0]; x++)
        for (let k = 0; k < one.length; k += 3)
          places.push(
            from[0] + edge * (x + one[k]!),
            from[1] + edge * (y + one[k + 1]!),
            from[2] + edge * (z + one[k + 2]!),
          );
  return places;
}
