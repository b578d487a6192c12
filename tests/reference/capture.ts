import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, QuantityParams } from "./contract.ts";

const NEVER = Math.fround(CONSTANTS["measure/capture"].NEVER);

/**
 * Twin of measure/capture: a body is captured when it is nearer to another galaxy's core than to its own, the two farther apart than the wider of
 * them, and slower there than the depth of that galaxy's share of the potential allows. `quantity`: 1 + the time since, in units; 0: never.
 */
export function capture(tables: {
  quantityParams: QuantityParams;
  posMass: Floats;
  velocity: Floats;
  acceleration: Floats;
  id: Uint32Array;
  traits: Uint32Array;
  cores: Floats;
  captured: Floats;
  quantity: Floats;
}): void {
  const { quantityParams, posMass, velocity, acceleration, id, traits, captured, quantity } = tables;
  const { n, unit, time, galaxies, restart, kineticUnit } = quantityParams;
  const cores = Array.from({ length: galaxies }, (_, g) => {
    const [x, y, z, width, vx, vy, vz, mass] = tables.cores.subarray(8 * g, 8 * g + 8) as unknown as number[];
    return { place: [x!, y!, z!], width: width!, motion: [vx!, vy!, vz!], mass: mass! };
  });
  const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));
  const isElsewhere = (i: number, own: number): boolean => {
    const home = cores[own];
    if (!home) return false;
    const place = [...posMass.subarray(4 * i, 4 * i + 3)];
    const motion = [...velocity.subarray(4 * i, 4 * i + 3)];
    const wells = cores.map((core) => core.mass / Math.hypot(distance(place, core.place), core.width));
    const all = wells.reduce((sum, well) => sum + well, 0);
    return cores.some((core, g) => {
      if (g === own || distance(core.place, home.place) <= Math.max(core.width, home.width)) return false;
      const depth = (Math.abs(acceleration[4 * i + 3]!) * wells[g]!) / all;
      const nearer = distance(place, core.place) < distance(place, home.place);
      return nearer && 0.5 * kineticUnit * distance(motion, core.motion) ** 2 < depth;
    });
  };
  for (let i = 0; i < n; i++) {
    const body = id[i]!;
    let at = captured[body]!;
    if (restart === 1 || at > time) at = NEVER;
    if (at === NEVER && isElsewhere(i, traits[2 * body]! & 255)) at = time;
    captured[body] = at;
    quantity[body] = at === NEVER ? 0 : 1 + unit * (time - at);
  }
}
