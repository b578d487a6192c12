import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { neighboursAmong, neighboursOf, noNeighbours } from "../../../src/engine/measure/neighbourLists.ts";
import { neighbours as specs } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { neighbours } from "../../reference/neighbours.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

const PARAMS = { unit: 1, time: 0, galaxies: 0, restart: 0, first: 0, every: 1, kineticUnit: 1 };

describeGpu("neighbours", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of one of %i bodies", async (n) => {
    const { posMass } = sphere(n);
    // A shift is a permutation of every count.
    const id = Uint32Array.from({ length: n }, (_, i) => (i + 5) % n);
    const structs = { quantityParams: { ...PARAMS, n, body: n >> 1, radius: 0.3 } };
    const words = new Uint32Array(256);
    words.set(noNeighbours());
    const both = { gpu: words, twin: words.slice() };
    for (const spec of specs)
      for (const side of ["gpu", "twin"] as const) {
        const tables = { posMass, id, neighbours: both[side] };
        const found = await driver.compare(spec, neighbours, { sizes: sizesOf(n), structs, tables });
        both[side] = found[side].neighbours as Uint32Array<ArrayBuffer>;
      }
    const [gpu, twin] = [neighboursOf(both.gpu, 1), neighboursOf(both.twin, 1)];
    expect(gpu.nearest?.body).toBe(twin.nearest?.body);
    expect(gpu.count).toBe(twin.count);
    expect(gpu.nearest === null).toBe(n === 1);
    if (gpu.nearest) expect(gpu.nearest.distance / twin.nearest!.distance).toBeCloseTo(1, 6);
    // Which of too many are named is up to the device.
    if (gpu.count <= 250) expect(gpu.within).toEqual(twin.within);
    else expect(gpu.within.length).toBe(250);
  });

  it("an engine gives those of a body as it came in, in the bodies' units, as a loop over the bodies does", async () => {
    const made = plummer.make({}, { n: 500, seed: 5 });
    const bodies = { ...made, position: made.position.map((x) => 1000 * x) };
    const engine = await GpuEngine.create(device, bodies, { softening: 10, solver: "direct" });
    for (const body of [0, 77, 499]) {
      const found = await engine.measure("neighbours", body, 200);
      const { nearest, count, within } = neighboursAmong(bodies.position, body, 200);
      expect([found.nearest!.body, found.count, found.within]).toEqual([nearest!.body, count, within]);
      expect(found.nearest!.distance / nearest!.distance).toBeCloseTo(1, 5);
    }
    await expect(engine.measure("neighbours", 500, 1)).rejects.toThrow(
      "there is no body 500; there are 500, from 0 on",
    );
    engine.destroy();
  });
});
