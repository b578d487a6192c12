import type { Floats, Params } from "../contract.ts";

type Tables = { params: Params; PARTS: number; posMass: Floats; acceleration: Floats; parts: Floats };

/** Twin of momentum/sum: of mass times acceleration and of mass, by 256 bodies that go to the parts in turn; bodies whose forces are no numbers are left out. */
export function sum({ params, PARTS, posMass, acceleration, parts }: Tables): void {
  parts.fill(0, 0, 4 * PARTS);
  for (let i = 0; i < params.n; i++) {
    const mass = posMass[4 * i + 3]!;
    const pull = Array.from(acceleration.subarray(4 * i, 4 * i + 3), (a) => mass * a);
    if (mass === 0 || !pull.every(Number.isFinite)) continue;
    const part = Math.floor(i / 256) % PARTS;
    for (const [k, value] of [...pull, mass].entries()) parts[4 * part + k]! += value;
  }
}
