import type { Bodies } from "./bodies.ts";

const SOURCES = 2048;
const PROBES = 64;

/**
 * Mean of G sum m / r at the bodies, velocity units squared, good to a few per cent: at 64 of the bodies, with 2048 places
 * drawn evenly along the running sum of the masses standing for all, so that a few heavy bodies among many light ones
 * count. 0 where there is no mass, or all of it at one point.
 */
export function meanDepth({ count, mass, position, units }: Bodies): number {
  const { picks, total } = byMass(mass);
  if (picks.length === 0) return 0;
  const probe = Math.max(1, Math.floor(count / PROBES));
  let sum = 0;
  let probes = 0;
  for (let i = 0; i < count; i += probe) {
    probes++;
    for (const j of picks) {
      if (i === j) continue;
      const x = position[3 * i]! - position[3 * j]!;
      const y = position[3 * i + 1]! - position[3 * j + 1]!;
      const z = position[3 * i + 2]! - position[3 * j + 2]!;
      const r = Math.sqrt(x * x + y * y + z * z);
      if (r > 0) sum += 1 / r;
    }
  }
  const depth = (units.gravity * total * sum) / (picks.length * probes);
  return Number.isFinite(depth) ? depth : 0;
}

/** Indices of bodies, each standing for an equal part of the whole mass. */
function byMass(mass: Float32Array): { picks: Uint32Array; total: number } {
  let total = 0;
  for (const m of mass) total += m;
  if (!(total > 0) || !Number.isFinite(total)) return { picks: new Uint32Array(0), total: 0 };
  const picks = new Uint32Array(Math.min(SOURCES, mass.length));
  let below = 0;
  let k = 0;
  for (let i = 0; i < mass.length && k < picks.length; i++) {
    below += mass[i]!;
    while (k < picks.length && below >= ((k + 0.5) / picks.length) * total) picks[k++] = i;
  }
  return { picks: picks.subarray(0, k), total };
}
