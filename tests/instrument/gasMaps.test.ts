import { expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";
import { gasMapsOf } from "../../src/instrument/gasMaps.ts";
import { seenFrom } from "../../src/instrument/kinematics.ts";
import { seeing } from "../../src/instrument/pointSpread.ts";
import { gasSeenIn } from "../../src/physics/gas/seen.ts";

const N = 600;

/** A ball, every third body a star, gas twice as hot and with three times the metals on the right side. */
function ball() {
  const bodies = emptyBodies(N, GALACTICS_UNITS);
  const columns = {
    internalEnergy: new Float32Array(N),
    density: new Float32Array(N),
    metallicity: new Float32Array(N),
  };
  for (let i = 0; i < N; i++) {
    const [r, cosine, angle] = [2 * Math.cbrt((i + 0.5) / N), Math.sin(37 * i), 2.4 * i];
    const flat = Math.sqrt(1 - cosine * cosine);
    bodies.position.set([r * flat * Math.cos(angle), r * flat * Math.sin(angle), r * cosine], 3 * i);
    bodies.mass[i] = 1 + (i % 5);
    if (i % 3 === 0) continue;
    const right = bodies.position[3 * i]! > 0;
    columns.internalEnergy[i] = right ? 2 : 1;
    columns.density[i] = right ? 0.01 : 1e-6;
    columns.metallicity[i] = right ? 0.03 : 0.01;
  }
  return { ...bodies, columns };
}

it("maps of gas sum up to its mass and to the stars that it forms, and have the means of the sides", () => {
  const bodies = ball();
  const chosen = Uint32Array.from({ length: N }, (_, i) => i);
  const gas = gasSeenIn(bodies, chosen)!;
  const side = 64;
  const view = { centre: [0, 0, 0], from: [0, 0, 1], pixel: 0.15, width: side, height: side } as const;
  const seen = seenFrom({ bodies, chosen, weight: bodies.mass }, view);
  const maps = gasMapsOf(seen, gas, view, seeing(2));
  const total = (values: ArrayLike<number>) => Array.from(values).reduce((sum, v) => sum + v, 0);
  expect(total(maps.mass) / total(gas.mass)).toBeCloseTo(1, 3);
  expect(total(maps.forming) / total(gas.forming)).toBeCloseTo(1, 3);
  const held = (values: Float32Array) => total(maps.mass.map((m, p) => (m > 0 ? m * values[p]! : 0)));
  const whole = (values: ArrayLike<number>) =>
    total(gas.mass) && Array.from(gas.mass).reduce((s, m, k) => s + m * values[k]!, 0);
  expect(held(maps.temperature) / whole(gas.temperature)).toBeCloseTo(1, 3);
  expect(held(maps.metallicity) / whole(gas.metallicity)).toBeCloseTo(1, 3);
  const at = (values: Float32Array, x: number) => values[(side / 2) * side + x]!;
  expect(at(maps.metallicity, 42) / at(maps.metallicity, 21)).toBeGreaterThan(2);
  expect(at(maps.forming, 42)).toBeGreaterThan(20 * at(maps.forming, 21));
  expect(at(maps.temperature, 0)).toBeNaN();
});

it("bodies without gas, or without a scale, have none", () => {
  expect(gasSeenIn(emptyBodies(3, GALACTICS_UNITS), new Uint32Array(3))).toBeNull();
});
