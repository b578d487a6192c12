import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { DispatchIndex, Floats, FollowParams } from "./contract.ts";

const { CORES, CORE_SHARES, SLOTS, TRAILS } = CONSTANTS.follow;
const { LOST } = CONSTANTS["measure/coreCentres"];

/** Twin of measure/coreCentres: the mean offset and velocity of what coreSums weighed; a core that holds less than LOST of its galaxy flies on. */
export function coreCentres(tables: {
  followParams: FollowParams;
  dispatch: DispatchIndex;
  partials: Floats;
  cores: Floats;
  trails: Floats;
}): void {
  const { followParams, dispatch, partials, cores, trails } = tables;
  for (let galaxy = 0; galaxy < CORES && cores[8 * galaxy + 3]! > 0; galaxy++) {
    const sum = new Float64Array(8);
    for (let share = 0; share < CORE_SHARES; share++) {
      for (let k = 0; k < 8; k++) sum[k]! += partials[8 * (CORE_SHARES * galaxy + share) + k]!;
    }
    const core = cores.subarray(8 * galaxy, 8 * galaxy + 8);
    for (let k = 0; k < 3; k++) core[k]! += dispatch.last * followParams.elapsed * core[4 + k]!;
    if (sum[3]! > LOST * core[7]!) {
      for (let k = 0; k < 3; k++) {
        core[k]! += sum[k]! / sum[3]!;
        core[4 + k] = sum[4 + k]! / sum[3]!;
      }
    }
    trails.set([...core.subarray(0, 3), 1], 4 * ((TRAILS + galaxy) * SLOTS + followParams.slot));
  }
}
