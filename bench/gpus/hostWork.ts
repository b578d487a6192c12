import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { cubeAround, keysOf } from "../../src/engine/domains/curve.ts";
import { pieceOf } from "../../src/engine/domains/division.ts";
import { kick, kickDrift } from "../../src/engine/domains/leapfrog.ts";
import { boxOf } from "../../src/engine/domains/sums.ts";
import { UNSCALED } from "../../src/engine/scaling.ts";
import { pack } from "../../src/engine/state/transfer.ts";
import { quantile } from "../../src/engine/timing.ts";

/** Nanoseconds of a processor a body and step, of what a domain's process does itself, beside the forces. */
export function hostWork(bodies: Bodies): Record<string, number> {
  const own = pack(bodies, 1, UNSCALED);
  const acceleration = new Float32Array(4 * bodies.count).fill(1e-3);
  const factors = { kick: 1e-6, drift: 1e-6 };
  const cube = cubeAround([boxOf(own.posMass)]);
  const keys = keysOf(cube, own.posMass);
  const sorted = keys.slice().sort();
  const cuts = Float64Array.of(sorted[sorted.length >> 1]!, 0);
  const parts: Record<string, () => void> = {
    kickDrift: () => kickDrift(own, acceleration, factors),
    box: () => boxOf(own.posMass),
    keys: () => keysOf(cube, own.posMass),
    pieces: () => {
      for (let i = 0; i < keys.length; i++) pieceOf(cuts, keys[i]!, own.id[i]!);
    },
    kick: () => kick(own, acceleration, factors),
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, work]) => {
      // The first ones warm up.
      const times = Array.from({ length: 7 }, () => {
        const start = process.cpuUsage().user;
        work();
        return process.cpuUsage().user - start;
      }).slice(2);
      return [name, (1e3 * quantile(Float64Array.from(times).sort(), 0.5)) / bodies.count];
    }),
  );
}
