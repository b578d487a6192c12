import { expect, it } from "vitest";
import { external as spec } from "../../../src/engine/external/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { external, fieldOf } from "../../reference/external.ts";
import { ALL, externalTables, SINGLE, STEP, TIME } from "../externalTables.ts";
import { rungTables } from "../rungTables.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("external", (device) => {
  const driver = new StageDriver(device);

  async function compare(
    n: number,
    field: (typeof SINGLE)[number][1],
    fault = 0,
    rungs: object | null = null,
    alone = false,
  ) {
    const { posMass, acceleration } = sphere(n);
    const status = new Uint32Array(16);
    status[0] = fault;
    // Off rungs these stand in for theirs.
    const none = { origin: new Uint32Array(posMass.buffer), rungState: status };
    const tables = { posMass, acceleration, status, ...none, ...rungs, ...externalTables(field) };
    return {
      ...(await driver.compare(spec({ rungs: rungs !== null, alone }), external(field, TIME, STEP), {
        sizes: sizesOf(n),
        tables,
      })),
      posMass,
      acceleration,
    };
  }

  it.each(SINGLE)("%s: the float64 formula", async (name, field) => {
    // Arms wind up towards the middle: tens of radians, of which float32 has six decimals.
    const share = name === "spiral" ? 1e-4 : 1e-5;
    const n = 3000;
    const { gpu, twin, posMass, acceleration } = await compare(n, field);
    for (let i = 0; i < n; i++) {
      const pull = Math.hypot(...fieldOf(field, TIME, posMass, i).subarray(0, 3));
      const given = Math.hypot(...acceleration.subarray(4 * i, 4 * i + 3));
      for (let k = 0; k < 3; k++)
        expect(Math.abs(gpu.acceleration![4 * i + k]! - twin.acceleration![4 * i + k]!)).toBeLessThan(
          share * pull + 1e-6 * given,
        );
      // The potential of the bodies among themselves stays.
      expect(gpu.acceleration![4 * i + 3]).toBe(acceleration[4 * i + 3]);
    }
  });

  it.each(COUNTS)("%i bodies in eight fields", async (n) => {
    const { gpu, twin } = await compare(n, ALL);
    expect(gpu.acceleration!.length).toBe(twin.acceleration!.length);
    for (const [k, a] of gpu.acceleration!.entries()) {
      const body = 4 * Math.floor(k / 4);
      const size = Math.hypot(...twin.acceleration!.subarray(body, body + 3));
      expect(Math.abs(a - twin.acceleration![k]!)).toBeLessThan(3e-5 * size + 1e-5);
    }
  });

  it.each([1, 12, 16])("acts in block step %i of 32 at its time, on the bodies whose own step ends", async (now) => {
    const n = 300;
    const { origin, rungState } = rungTables(n, now);
    const field = [...SINGLE.find(([name]) => name === "bar")![1], ...ALL.slice(0, 3)];
    const { gpu, twin, acceleration } = await compare(n, field, 0, { origin, rungState });
    for (const [k, a] of gpu.acceleration!.entries()) {
      const body = 4 * Math.floor(k / 4);
      const size = Math.hypot(...twin.acceleration!.subarray(body, body + 3));
      expect(Math.abs(a - twin.acceleration![k]!)).toBeLessThan(1e-5 * size + 1e-6);
    }
    const asleep = origin[3]! < 5 - Math.log2(now & -now);
    expect(gpu.acceleration![0] === acceleration[0]).toBe(asleep);
  });

  it("alone it is all that acts", async () => {
    const { gpu, twin } = await compare(300, ALL, 0, null, true);
    for (const [k, a] of gpu.acceleration!.entries()) expect(a).toBeCloseTo(twin.acceleration![k]!, 4);
  });

  it("stands still after an overflow", async () => {
    const { gpu, acceleration } = await compare(100, ALL, FAULT_NODES);
    expect(gpu.acceleration).toEqual(acceleration);
  });
});
