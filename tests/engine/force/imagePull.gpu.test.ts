import { expect, it } from "vitest";
import { imagePull as spec } from "../../../src/engine/box/stages.ts";
import { addMoments, fieldOfImages, TERMS } from "../../../src/physics/cosmology/images.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { ROW } from "../../reference/imageMoments.ts";
import { imagePull } from "../../reference/imagePull.ts";
import { bodiesInBox, SIDE } from "../imageSamples.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("imagePull", (device) => {
  const driver = new StageDriver(device);

  async function compare(n: number, fault = 0, some = false) {
    const sizes = sizesOf(n);
    const posMass = bodiesInBox(n);
    const moments = new Float64Array(TERMS);
    addMoments(bodiesInBox(500), 0, 500, SIDE, moments);
    const field = new Float32Array(ROW);
    field.set(fieldOfImages(moments));
    const status = new Uint32Array(16);
    status[0] = fault;
    const { acceleration } = sphere(n);
    const awake = Uint32Array.from({ length: some ? n : 16 }, (_, i) => Number(i % 3 === 0));
    const tables = { posMass, field, status, acceleration, awake: some ? awake : status };
    return {
      ...(await driver.compare(spec(some), imagePull, { sizes, params: paramsOf(sizes, { side: SIDE }), tables })),
      acceleration,
    };
  }

  it.each(COUNTS)("%i bodies: the float64 polynomial", async (n) => {
    const { gpu, twin } = await compare(n);
    // 500 bodies over the side squared, and over the side.
    for (const [k, a] of gpu.acceleration!.entries()) {
      const scale = k % 4 === 3 ? 500 / SIDE : 500 / SIDE ** 2;
      expect(Math.abs(a - twin.acceleration![k]!)).toBeLessThan(1e-4 * scale);
    }
  });

  it("pulls active bodies alone where some are", async () => {
    const { gpu, twin, acceleration } = await compare(300, 0, true);
    expect(gpu.acceleration!.slice(4, 12)).toEqual(acceleration.slice(4, 12));
    for (const i of [0, 3, 297])
      for (let k = 0; k < 4; k++)
        expect(Math.abs(gpu.acceleration![4 * i + k]! - twin.acceleration![4 * i + k]!)).toBeLessThan(0.05);
  });

  it("stands still where the tree did not fit", async () => {
    const { gpu, acceleration } = await compare(300, FAULT_NODES);
    expect(gpu.acceleration).toEqual(acceleration);
  });
});
