import { expect, it } from "vitest";
import { GpuEngine, type Settings, type Space } from "../../src/engine/index.ts";
import { ProcessorEngine } from "../../src/engine/processor/index.ts";
import { findUniverse } from "../../src/physics/cosmology/scenarios.ts";
import { describeGpu } from "../gpuDevice.ts";
import { clusteredBox, lattice } from "./processor/boxes.ts";
import { periodicTests } from "./shared/periodic.ts";

describeGpu("a periodic box on the GPU", (device) => {
  const create = (bodies: Parameters<typeof GpuEngine.create>[1], settings: Partial<Settings>, space?: Space) =>
    GpuEngine.create(device, bodies, settings, { timestamps: false, ...(space && { space }) });
  periodicTests(create, 4000);

  it("that expands goes where the processor's does, with the same energies, and the same bit by bit when it is run again", async () => {
    const universe = findUniverse("universe")!;
    const bodies = universe.make({ redshift: 19 }, { n: 512, seed: 4 });
    const { softening, theta } = universe.defaults;
    const settings = { softening, theta, timestep: 0.04 };
    const runs = [];
    for (const make of [create, create, ProcessorEngine.create]) {
      const engine = await make(bodies, settings);
      const first = await engine.measure();
      engine.step(24);
      const now = await engine.readBodies();
      runs.push({ ...now, first, last: await engine.measure() });
      engine.destroy();
    }
    const [gpu, again, processor] = runs as [(typeof runs)[0], (typeof runs)[0], (typeof runs)[0]];
    expect(again.position).toEqual(gpu.position);
    expect(again.velocity).toEqual(gpu.velocity);
    expect(gpu.time).toBe(processor.time);
    const { side } = bodies.space!;
    const off = Array.from({ length: 512 }, (_, i) =>
      Math.hypot(
        ...[0, 1, 2].map((k) => {
          const apart = (gpu.position[3 * i + k]! - processor.position[3 * i + k]!) / side;
          return apart - Math.round(apart);
        }),
      ),
    ).sort((a, b) => a - b);
    // Haloes have formed, in which errors grow; bodies have gone some hundredths of the side.
    expect(off[256]).toBeLessThan(1e-4);
    expect(off[500]).toBeLessThan(5e-3);
    for (const key of ["first", "last"] as const)
      for (const of of ["kinetic", "potential"] as const)
        expect(gpu[key][of] / processor[key][of], `${key} ${of}`).toBeCloseTo(1, 2);
    expect(Math.abs(gpu.last.energyError - processor.last.energyError)).toBeLessThan(2e-3);
    expect(gpu.last.forceError).toBeNull();
  });

  it("is refused where it can't be had", async () => {
    const bodies = lattice(4);
    const make = (settings: Partial<Settings>, side = 1) => create(bodies, settings, { side });
    await expect(make({}, 0)).rejects.toThrow("side = 0: a periodic box has one above 0");
    await expect(make({ solver: "bonsai" })).rejects.toThrow(
      'solver = "bonsai": a periodic box is computed with adaptive',
    );
    await expect(make({ integrator: "hermite4", solver: "direct" })).rejects.toThrow("is computed with");
    const engine = await create(clusteredBox(100), { softening: 1 }, { side: 100 });
    await expect(engine.measure("forceErrors")).rejects.toThrow("force errors aren't measured in a periodic box");
    engine.destroy();
  });
});
