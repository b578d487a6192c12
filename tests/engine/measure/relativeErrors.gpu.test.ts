import { expect, it } from "vitest";
import { relativeErrors as spec } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { relativeErrors } from "../../reference/relativeErrors.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const PARAMS = { unit: 1, time: 0, galaxies: 0, restart: 0, first: 0, every: 1, kineticUnit: 1 };

describeGpu("relativeErrors", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of a batch of %i bodies, one without a force, one exact", async (n) => {
    const every = Math.ceil(n / 512) + 2;
    // Direct sum and solver's force, some per mille apart.
    const exact = new Float32Array(8 * 512).map((_, k) => Math.sin(1 + (k % 4) + (k >> 3)) + 1e-3 * Math.cos(k));
    exact.fill(0, 0, 8);
    exact.copyWithin(12, 8, 12);
    const structs = { quantityParams: { ...PARAMS, n, every, first: 1 % n } };
    const both = await driver.compare(spec, relativeErrors, { sizes: sizesOf(n), structs, tables: { exact } });
    // Float32 knows the difference of two forces of about 1 to some 1e-7.
    expectTable(both, "quantity", 5e-7);
    expect(both.gpu.quantity![1 % n]).toBe(0);
    if (n > 1 + every) expect(both.gpu.quantity![1 + every]).toBeCloseTo(1e-9, 15);
  });
});
