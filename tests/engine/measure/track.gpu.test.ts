import { expect, it } from "vitest";
import { track as spec } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { track } from "../../reference/track.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const NO_BODY = 0xffffffff;

describeGpu("track", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of %i bodies: the selected one, the last, one twice, none", async (n) => {
    const { posMass, velocity, acceleration } = sphere(n);
    const id = Uint32Array.from({ length: n }, (_, i) => (i + 5) % n);
    const chosen = new Uint32Array(17).fill(NO_BODY);
    chosen.set([n >> 1, n - 1, 0, n - 1, n], 0);
    const both = await driver.compare(spec, track, {
      sizes: sizesOf(n),
      structs: { followParams: { n, elapsed: 0, slot: 511 } },
      tables: { posMass, velocity, acceleration, id, chosen },
    });
    for (const name of ["tracked", "places", "trails"]) expectTable(both, name);
    expect(id[both.gpu.places![0]!]).toBe(n >> 1);
  });
});
