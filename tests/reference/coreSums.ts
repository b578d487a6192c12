import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { STAGES } from "../../src/gpu/shaders.gen.ts";
import type { DispatchIndex, Floats, FollowParams } from "./contract.ts";

const { CORE_SHARES } = CONSTANTS.follow;

/**
 * Twin of measure/coreSums: of each galaxy's bodies, weighed by mass and a Gaussian about the place where its core should be, the sums of
 * offset, 1 | velocity, 1. Workgroup s of a galaxy takes every CORE_SHARES-th run of bodies. Every galaxy in `cores` with a width has sums.
 */
export function coreSums(tables: {
  followParams: FollowParams;
  dispatch: DispatchIndex;
  posMass: Floats;
  velocity: Floats;
  id: Uint32Array;
  traits: Uint32Array;
  cores: Floats;
  partials: Floats;
}): void {
  const { followParams, dispatch, posMass, velocity, id, traits, cores, partials } = tables;
  const run = STAGES["measure/coreSums"].threads;
  for (let galaxy = 0; galaxy < CONSTANTS.follow.CORES && cores[8 * galaxy + 3]! > 0; galaxy++) {
    const [width, ...motion] = cores.subarray(8 * galaxy + 3, 8 * galaxy + 7) as unknown as number[];
    const middle = motion.map((v, k) => cores[8 * galaxy + k]! + dispatch.last * followParams.elapsed * v);
    const scale = width! * 2 ** dispatch.index;
    partials.fill(0, 8 * CORE_SHARES * galaxy, 8 * CORE_SHARES * (galaxy + 1));
    for (let i = 0; i < followParams.n; i++) {
      if ((traits[2 * id[i]!]! & 255) !== galaxy) continue;
      const offset = middle.map((x, k) => posMass[4 * i + k]! - x);
      const weight = posMass[4 * i + 3]! * Math.exp(-offset.reduce((sum, x) => sum + x * x, 0) / scale ** 2);
      const at = 8 * (CORE_SHARES * galaxy + (Math.floor(i / run) % CORE_SHARES));
      [...offset, 1, ...velocity.subarray(4 * i, 4 * i + 3), 1].forEach((x, k) => {
        partials[at + k]! += weight * x;
      });
    }
  }
}
