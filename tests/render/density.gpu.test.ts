import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { milkyWayAlone as milkyWay } from "../../src/data/scenarios/isolated.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";
import { quantityOf } from "./quantityParts.ts";

/** Density in units of which the numbers come. */
const TYPICAL = 0.37;

/** The bodies nearest to body `i`, at most 16, with their squared distances, nearest first. */
function nearest({ position }: Bodies, i: number, among: Iterable<number>): { j: number; d: number }[] {
  const found: { j: number; d: number }[] = [];
  for (const j of among) {
    if (j === i) continue;
    let d = 0;
    for (let k = 0; k < 3; k++) d += (position[3 * j + k]! - position[3 * i + k]!) ** 2;
    if (found.length === 16 && d >= found[15]!.d) continue;
    const at = found.findIndex((other) => other.d > d);
    found.splice(at < 0 ? found.length : at, 0, { j, d });
    found.length = Math.min(16, found.length);
  }
  return found;
}

/** Mass of all nearer than the last over the sphere through it, times Newton's constant. */
function densityOf({ mass, units }: Bodies, near: readonly { j: number; d: number }[]): number {
  const last = near.length - 1;
  const inside = near.slice(0, last).reduce((sum, { j }) => sum + mass[j]!, 0);
  return (units.gravity * inside) / ((4 / 3) * Math.PI * near[last]!.d ** 1.5);
}

describeGpu("density", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  /** Densities by the stage after `steps` steps, by id; the bodies then, and their ids along the curve. */
  async function measured(bodies: Bodies, steps: number, solver = "direct") {
    const engine = await GpuEngine.create(device, bodies, { softening: 0.1, timestep: 1 / 64, solver });
    const quantity = await quantityOf(device, engine, "density", { density: TYPICAL });
    engine.step(steps);
    await engine.settle();
    quantity.update();
    const [bytes] = await readBack(device, [{ buffer: quantity.buffer, bytes: 4 * engine.count }]);
    const values = new Float32Array(bytes!);
    quantity.destroy();
    const words = async (buffer: GPUBuffer) =>
      new Uint32Array((await readBack(device, [{ buffer, bytes: 4 * engine.count }]))[0]!);
    const ids = await words(engine.buffers.id);
    const curve = await engine.curve();
    const order = curve ? (await words(curve.buffers.orderA!)).map((place) => ids[place]!) : ids;
    const now = await engine.readBodies();
    engine.destroy();
    return { densities: values.map((x) => x * TYPICAL), now, order, listed: curve !== null };
  }

  it("that is not wanted any more keeps no picture waiting", async () => {
    const engine = await GpuEngine.create(device, milkyWay.make({}, { n: 100, seed: 1 }), { solver: "direct" });
    const quantity = await quantityOf(device, engine, "density", { density: TYPICAL });
    quantity.choose(null);
    quantity.choose("density");
    let compiled = false;
    const compiling = quantity.made.then(() => {
      compiled = true;
    });
    quantity.choose(null);
    await quantity.made;
    expect(compiled).toBe(false);
    await compiling;
    quantity.destroy();
    engine.destroy();
  });

  it.each([
    [3, "direct"],
    [17, "direct"],
    [65, "direct"],
    [300, "direct"],
    [300, "bonsai"],
  ])("of %i bodies is that of the nearest along the curve, by id: %s", async (n, solver) => {
    const { densities, now, order, listed } = await measured(milkyWay.make({}, { n, seed: 5 }), 2, solver);
    expect(listed).toBe(solver === "direct");
    if (n === 300) expect([...order]).not.toEqual([...order].sort((a, b) => a - b));
    order.forEach((i, place) => {
      const window = order.subarray(Math.max(0, place - 64), place + 65);
      const expected = 1.5 * densityOf(now, nearest(now, i, window));
      // Distances in float32 know 1e-6 of the galaxy's extent, which is some hundred times their size here.
      expect(Math.abs(densities[i]! / (expected || 1) - (expected ? 1 : 0))).toBeLessThan(1e-3);
    });
  });

  it("is within a factor two of the exact nearest neighbours' for most, without bias", async () => {
    const { densities, now } = await measured(milkyWay.make({}, { n: 8192, seed: 3 }), 1);
    const all = Array.from({ length: now.count }, (_, i) => i);
    const ratios = all
      .filter((i) => i % 32 === 0)
      .map((i) => Math.log10(densities[i]! / densityOf(now, nearest(now, i, all))))
      .sort((a, b) => a - b);
    const at = (share: number) => ratios[Math.floor(share * ratios.length)]!;
    expect(Math.abs(at(0.5))).toBeLessThan(0.06);
    expect(at(0.16)).toBeGreaterThan(-0.3);
    // Who misses a neighbour looks no denser, but where that one was light: the correction is all that is too much.
    expect(at(0.97)).toBeLessThan(Math.log10(1.5) + 0.01);
    expect(at(0.01)).toBeGreaterThan(-0.8);
    // The galaxy itself spans five decades.
    const spread = densities.slice().sort();
    expect(spread[Math.floor(0.99 * 8192)]! / spread[Math.floor(0.01 * 8192)]!).toBeGreaterThan(1e5);
  });
});
