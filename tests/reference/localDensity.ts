import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, QuantityParams } from "./contract.ts";
import { curveKeys } from "./keys.ts";

const { REACH, NEAR, MISSED } = CONSTANTS["measure/localDensity"];

/**
 * Twin of measure/localDensity: of the REACH bodies before each body and the REACH after it the NEAR nearest; the mass of those nearer than the
 * last of them over the sphere through it, times MISSED.
 */
export function localDensity(tables: {
  quantityParams: QuantityParams;
  posMass: Floats;
  id: Uint32Array;
  quantity: Floats;
}): void {
  const { quantityParams, posMass, id, quantity } = tables;
  const { n, unit } = quantityParams;
  for (let i = 0; i < n; i++) {
    const others: { d2: number; mass: number }[] = [];
    for (let j = Math.max(0, i - REACH); j <= Math.min(n - 1, i + REACH); j++) {
      if (j === i) continue;
      const d2 = [0, 1, 2].reduce((sum, k) => sum + (posMass[4 * j + k]! - posMass[4 * i + k]!) ** 2, 0);
      others.push({ d2, mass: posMass[4 * j + 3]! });
    }
    others.sort((a, b) => a.d2 - b.d2);
    const edge = others.at(Math.min(NEAR, others.length) - 1)?.d2 ?? Number.POSITIVE_INFINITY;
    const mass = others.reduce((sum, other) => sum + (other.d2 < edge ? other.mass : 0), 0);
    quantity[id[i]!] = (unit * MISSED * mass) / ((4 / 3) * Math.PI * edge ** 1.5);
  }
}

/** Twin of the same for bodies in any order, which `order` lists along the curve. */
export function listedDensity(tables: Parameters<typeof localDensity>[0] & { order: Uint32Array }): void {
  const { posMass, id, order } = tables;
  const { n } = tables.quantityParams;
  const listed = [...order.subarray(0, n)];
  localDensity({
    ...tables,
    posMass: Float32Array.from(listed.flatMap((i) => [...posMass.subarray(4 * i, 4 * i + 4)])),
    id: Uint32Array.from(listed, (i) => id[i]!),
  });
}

/** Twin of the same where test particles stand behind the bodies with mass: theirs is that of the last one of these that is not behind them on the curve, or of the first. */
export function rangedDensity(tables: Parameters<typeof localDensity>[0] & { root: Floats; MASSIVE: number }): void {
  const { quantityParams, posMass, id, root, quantity, MASSIVE } = tables;
  localDensity({ ...tables, quantityParams: { ...quantityParams, n: MASSIVE } });
  const keys = curveKeys(quantityParams.n, root, posMass, 21);
  const keyOf = (i: number) => (BigInt(keys[2 * i]!) << 32n) | BigInt(keys[2 * i + 1]!);
  for (let i = MASSIVE; i < quantityParams.n; i++) {
    let nearest = 0;
    while (nearest + 1 < MASSIVE && keyOf(nearest + 1) <= keyOf(i)) nearest++;
    quantity[id[i]!] = quantity[id[nearest]!]!;
  }
}
