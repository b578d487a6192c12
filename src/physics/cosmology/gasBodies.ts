import { type Bodies, componentIndex } from "../../data/bodies/bodies.ts";

/**
 * A young universe whose bodies are each two, of dark matter and of gas: the gas has the baryons' `share` of the mass, and stands half a grid's spacing off along each axis, so
 * that the middle of mass stays (as in Springel's N-GenIC). Its energy is 0: `expanding` gives it that of gas which has only expanded.
 */
export function withGasBodies<B extends Bodies & Required<Pick<Bodies, "comoving">>>(bodies: B, share: number): B {
  if (!(share > 0 && share < 1)) throw new Error(`omegaB / omegaM = ${share}; gas needs a share between 0 and 1`);
  const { count, comoving } = bodies;
  const { side } = comoving;
  const half = (0.5 * side) / Math.cbrt(count);
  const twice = (table: Float32Array) =>
    Float32Array.from({ length: 2 * table.length }, (_, k) => table[k % table.length]!);
  const inside = (x: number) => {
    const place = Math.fround(x - side * Math.floor(x / side));
    return place < side ? place : 0;
  };
  const position = twice(bodies.position).map((x, k) =>
    inside(k < 3 * count ? x - share * half : x + (1 - share) * half),
  );
  return {
    ...bodies,
    count: 2 * count,
    position,
    velocity: twice(bodies.velocity),
    mass: twice(bodies.mass).map((m, i) => m * (i < count ? 1 - share : share)),
    galaxy: new Uint8Array(2 * count),
    component: Uint8Array.from({ length: 2 * count }, (_, i) => bodies.component[i] ?? componentIndex("gas")),
    id: Uint32Array.from({ length: 2 * count }, (_, i) => i),
    columns: { internalEnergy: new Float32Array(2 * count) },
  };
}
