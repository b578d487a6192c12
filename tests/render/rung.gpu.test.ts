import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { describeGpu } from "../gpuDevice.ts";
import { Hermite } from "../reference/hermite.ts";
import { quantityOf } from "./quantityParts.ts";

describeGpu("rung", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  const bodies = plummer.make({}, { n: 300, seed: 4 });
  const settings = { softening: 0.05, timestep: 1 / 4, theta: 2, eta: 0.02 };

  const histogram = (rungs: readonly number[]) =>
    Array.from({ length: CONSTANTS.rungCounts.RUNGS }, (_, k) => rungs.filter((rung) => rung === k).length);

  async function measured(change: Partial<Settings>) {
    const engine = await GpuEngine.create(device, bodies, { ...settings, ...change });
    const quantity = await quantityOf(device, engine, "rung", {});
    quantity.update();
    const read = async () => {
      const [bytes] = await readBack(device, [{ buffer: quantity.buffer, bytes: 4 * engine.count }]);
      return [...new Float32Array(bytes!)];
    };
    const at = await read();
    const counts = await engine.measure("rungs");
    const forces = await engine.readForces();
    engine.set({ timestep: 1 / 2 });
    quantity.update();
    const longer = await read();
    quantity.destroy();
    engine.destroy();
    return { at, counts, forces, longer };
  }

  it("of each body is the first whose step its acceleration allows, by id, and one more in twice the step", async () => {
    const { at, counts, forces, longer } = await measured({ integrator: "block-leapfrog" });
    const expected = at.map((_, i) => {
      const wish = Math.sqrt(
        (2 * settings.eta * settings.softening) / Math.hypot(...forces.subarray(4 * i, 4 * i + 3)),
      );
      return Math.max(0, Math.ceil(Math.log2(settings.timestep / wish)));
    });
    expect(at).toEqual(expected.map((rung) => 1 + rung));
    expect(longer.every((rung, i) => rung === at[i]! + 1 || (at[i] === 1 && rung === 1))).toBe(true);
    expect(counts).toEqual(histogram(expected));
  });

  it.each(["hermite4", "hermite6"])(
    "with %s is the one of its first step, and one more in twice the step",
    async (integrator) => {
      const { at, counts, longer } = await measured({ integrator, solver: "direct" });
      const twin = new Hermite(integrator === "hermite6" ? 6 : 4, bodies, settings);
      const own = twin.bodies.map(({ wish }) => Math.max(0, Math.ceil(Math.log2(settings.timestep / wish))));
      expect(at).toEqual(own.map((rung) => 1 + rung));
      expect(longer.every((rung, i) => rung === at[i]! + 1 || (at[i] === 1 && rung === 1))).toBe(true);
      expect(counts).toEqual(histogram(own));
      expect(counts!.filter((count) => count > 0).length).toBeGreaterThan(3);
    },
  );

  it("is 0 where all take one step", async () => {
    const { at, counts } = await measured({});
    expect(new Set(at)).toEqual(new Set([0]));
    expect(counts).toBeNull();
  });
});
