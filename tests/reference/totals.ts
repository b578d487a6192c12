import { BODY_TILE } from "../../src/engine/state/sizes.ts";
import type { Floats, Params } from "./contract.ts";

/**
 * Twin of measure/totals: for each 256 bodies the sums of m, m v^2, m phi, m x.a | m v, 1 | m x cross v, 0 | m x, 0.
 */
export function totals(tables: {
  params: Params;
  posMass: Floats;
  velocity: Floats;
  acceleration: Floats;
  partials: Floats;
}): void {
  const { params, posMass, velocity, acceleration, partials } = tables;
  partials.fill(0, 0, 16 * Math.ceil(params.n / BODY_TILE));
  for (let i = 0; i < params.n; i++) {
    const [x, y, z, m] = posMass.subarray(4 * i, 4 * i + 4) as unknown as [number, number, number, number];
    const [vx, vy, vz] = velocity.subarray(4 * i, 4 * i + 3) as unknown as [number, number, number];
    const [ax, ay, az, phi] = acceleration.subarray(4 * i, 4 * i + 4) as unknown as [number, number, number, number];
    const sums = [
      ...[m, m * (vx * vx + vy * vy + vz * vz), m * phi, m * (x * ax + y * ay + z * az)],
      ...[m * vx, m * vy, m * vz, 1],
      ...[m * (y * vz - z * vy), m * (z * vx - x * vz), m * (x * vy - y * vx), 0],
      ...[m * x, m * y, m * z, 0],
    ];
    const at = 16 * Math.floor(i / BODY_TILE);
    sums.forEach((value, k) => {
      partials[at + k]! += value;
    });
  }
}
