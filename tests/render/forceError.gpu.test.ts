import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import { plummerAlone } from "../../src/data/scenarios/isolated.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";
import { quantityOf } from "./quantityParts.ts";

const N = 1500;

describeGpu("force error of all bodies", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  it("comes in turns, agrees with measure() and with a float64 sum, and is forgotten after a jump", async () => {
    const start = plummerAlone.make({}, { n: N, seed: 2 });
    const engine = await GpuEngine.create(device, start, { softening: 0.05, theta: 0.9, solver: "bonsai" });
    const tellings: unknown[] = [];
    const quantity = await quantityOf(device, engine, "forceError", {}, { tell: (told) => tellings.push(told) });
    const read = async () => {
      const [bytes] = await readBack(device, [{ buffer: quantity.buffer, bytes: 4 * N }]);
      return new Float32Array(bytes!);
    };
    engine.step(2);
    await engine.settle();
    quantity.update();
    // A third of them, evenly over the table; every body is one of three turns.
    expect([...(await read())].map((x) => x > 0)).toEqual(Array.from({ length: N }, (_, i) => i % 3 === 0));
    quantity.update();
    quantity.update();
    // A fast device takes two turns at once as soon as it knows that it may.
    const steps = tellings.map((told) => (told as { percent: number }).percent);
    expect([
      [33, 66, 100],
      [33, 100],
    ]).toContainEqual(steps);
    quantity.update();
    const errors = await read();
    expect(errors.every((x) => x > 0)).toBe(true);
    expect(tellings.at(-1)).toEqual({ percent: 100 });

    // The very samples of measure() have the very percentiles.
    const { forceError } = await engine.measure();
    const [ids] = await readBack(device, [{ buffer: engine.buffers.id, bytes: 4 * N }]);
    const order = new Uint32Array(ids!);
    const at = (list: Float32Array, q: number) => list.slice().sort()[Math.floor(q * list.length)]!;
    const sampled = Float32Array.from({ length: 512 }, (_, i) => errors[order[Math.floor(((i + 0.5) * N) / 512)]!]!);
    expect(at(sampled, 0.5) / forceError!.p50).toBeCloseTo(1, 5);
    expect(at(sampled, 0.99) / forceError!.p99).toBeCloseTo(1, 5);
    // A third of all says of the median what all do within 3 / (2 sqrt 512) in rank.
    expect(forceError!.p50).toBeGreaterThan(at(errors, 0.43));
    expect(forceError!.p50).toBeLessThan(at(errors, 0.57));

    const { position, mass } = await engine.readBodies();
    const forces = await engine.readForces();
    for (let i = 0; i < N; i += 97) {
      const sum = [0, 0, 0];
      for (let j = 0; j < N; j++) {
        const d = [0, 1, 2].map((k) => position[3 * j + k]! - position[3 * i + k]!);
        const r2 = d.reduce((s, x) => s + x * x, 0.05 ** 2);
        d.forEach((x, k) => {
          sum[k]! += (mass[j]! * x) / r2 ** 1.5;
        });
      }
      const off = Math.hypot(...sum.map((x, k) => forces[4 * i + k]! - x)) / Math.hypot(...sum);
      // Float32 knows a force to some 1e-6.
      expect(Math.abs(errors[i]! - off)).toBeLessThan(5e-6);
    }

    // Twice the angle: what was summed before is of other forces.
    engine.set({ theta: 1.8 });
    engine.step(1);
    await engine.settle();
    quantity.update();
    const next = await read();
    const seen = next.filter((x) => x > 0);
    expect(seen.length).toBeLessThanOrEqual(N);
    for (let k = 0; k < 3; k++) quantity.update();
    expect(at(await read(), 0.5)).toBeGreaterThan(2 * at(errors, 0.5));
    quantity.destroy();
    engine.destroy();
  });
});
