import { expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { findForces } from "../../../src/physics/gas/forces.ts";
import { type Gas, newGas } from "../../../src/physics/gas/gas.ts";
import type { GasSettings } from "../../../src/physics/gas/settings.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { clump } from "../../physics/gas/gases.ts";
import { gasOnGpu } from "./gasOnGpu.ts";

/** The bodies of a gas, and beside each of them `others` without internal energy. */
function bodiesOf({ count, mass, position, velocity, energy }: Gas, others = 0): Bodies {
  const each = 1 + others;
  const bodies = emptyBodies(count * each);
  const internalEnergy = new Float32Array(bodies.count);
  for (let i = 0; i < count; i++) {
    bodies.mass.fill(mass[i]!, each * i, each * (i + 1));
    for (let j = each * i; j < each * (i + 1); j++)
      for (let k = 0; k < 3; k++) {
        bodies.position[3 * j + k] = position[3 * i + k]! + (j > each * i ? 0.01 * (j - each * i) : 0);
        bodies.velocity[3 * j + k] = velocity[3 * i + k]!;
      }
    internalEnergy[each * i] = energy[i]!;
  }
  return { ...bodies, columns: { internalEnergy } };
}

/** A clump with numbers of float32, so that twin and device begin alike. */
function rounded(count: number, settings: Parameters<typeof clump>[2] = {}): Gas {
  const { mass, position, velocity, energy, box } = clump(count, undefined, settings);
  const single = (table: Float64Array) => Float32Array.from(table);
  return newGas(
    { mass: single(mass), position: single(position), velocity: single(velocity), energy: single(energy) },
    box,
    settings,
  );
}

const worst = (pairs: readonly (readonly [number, number])[], size = 0) =>
  Math.max(...pairs.map(([a, b]) => Math.abs(a - b) / Math.max(Math.abs(b), size)));

/** A dense knot of `count` bodies, and far above it a few that find their neighbours in it alone. */
function knot(count: number, few: number, settings: Parameters<typeof clump>[2]): Gas {
  const { mass, position, velocity, energy, box } = rounded(count, settings);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      const far = i < few && k === 2 ? 0.6 : 0;
      position[3 * i + k] = Math.fround(0.05 * (position[3 * i + k]! - 0.5) + far);
    }
  return newGas({ mass, position, velocity, energy }, box, settings);
}

describeGpu("the stages of gas", (device) => {
  /** Holds the stages against float64; each body of gas has `others` beside it. */
  async function compare(twin: Gas, settings: Partial<GasSettings>, others = 0) {
    const { count } = twin;
    findForces(twin, null, 0, null);
    const gpu = await gasOnGpu(device, bodiesOf(twin, others), { settings, sizes: { gasEntries: 50 * count } });
    // A single body has no neighbours.
    expect(gpu.status.faults).toBe(count === 1 ? CONSTANTS.status.FAULT_ALONE : 0);
    expect(gpu.status.gas).toBe(count);
    const [h, density, balsara, acceleration, heating]: [number, number][][] = [[], [], [], [], []];
    const typical = Math.sqrt(twin.acceleration.reduce((sum, a) => sum + a * a, 0) / count);
    for (let g = 0; g < count; g++) {
      const place = gpu.place[g]!;
      const i = gpu.id[place]! / (1 + others);
      h!.push([gpu.sized[4 * g + 3]!, twin.smoothing[i]!]);
      density!.push([gpu.dense[4 * g]!, twin.number[i]!]);
      balsara!.push([(gpu.factors[4 * g + 3]! & 1023) / 1023, twin.balsara[i]!]);
      for (let k = 0; k < 3; k++) acceleration!.push([gpu.rates[4 * place + k]!, twin.acceleration[3 * i + k]!]);
      heating!.push([gpu.rates[4 * place + 3]!, twin.heating[i]!]);
    }
    expect(worst(h!), "smoothing lengths").toBeLessThan(1e-4);
    expect(worst(density!), "densities").toBeLessThan(3e-4);
    expect(worst(balsara!, 1), "limiter").toBeLessThan(2e-2);
    if (count > 1) {
      expect(worst(acceleration!, typical), "accelerations").toBeLessThan(2e-2);
      expect(worst(heating!, typical), "heating").toBeLessThan(2e-2);
    } // Alone it has no force.
    else expect(acceleration!.flat().every((a) => a === 0)).toBe(true);
    return gpu.status;
  }

  it.each([
    [1, 0],
    [2, 0],
    [65, 0],
    [257, 1],
    [513, 0],
    [3000, 0],
    [3000, 2],
  ])("%i bodies of gas, each with %i others: as float64", async (count, others) => {
    const settings = { longest: 2 };
    await compare(rounded(count, settings), settings, others);
  });

  it("bodies high above a dense knot, whose lists are long: as float64", async () => {
    const settings = { longest: 2 };
    const { gasLong } = await compare(knot(2003, 5, settings), settings);
    expect(gasLong).toBeGreaterThan(0);
    expect(gasLong).toBeLessThan(100);
  });

  it("more long lists than are made at a time: as float64", async () => {
    const settings = { longest: 2, neighbours: 256 };
    const { gasLong } = await compare(rounded(3000, settings), settings);
    expect(gasLong).toBeGreaterThan(256);
  });
});
