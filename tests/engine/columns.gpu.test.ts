import { expect, it } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { readSession, writeSession } from "../../src/data/files/session.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, GpuSnapshot, type Settings, SOLVERS } from "../../src/engine/index.ts";
import { extraColumn } from "../../src/engine/state/columns.ts";
import { describeGpu } from "../gpuDevice.ts";
import { clusterInGalaxy } from "./clusterInGalaxy.ts";
import { meeting } from "./growing.ts";

/** A column that no engine, file or test of another name knows of. */
const columns = [extraColumn("heat", "length")];
const heated = (bodies: Bodies, first = 1000): Bodies => ({
  ...bodies,
  columns: { heat: Float32Array.from({ length: bodies.count }, (_, i) => first + i) },
});

describeGpu("a further column", (device) => {
  const make = (bodies: Bodies, settings: Partial<Settings>) =>
    GpuEngine.create(device, bodies, { softening: 0.05, timestep: 1 / 32, ...settings }, { columns });
  const { bodies: both } = clusterInGalaxy(200, 60);
  const sphere = plummer.make({}, { n: 700, seed: 3 });

  it.each<[string, Bodies, Partial<Settings>]>([
    ["adaptive", sphere, { solver: "adaptive" }],
    ["adaptive, three steps a tree", sphere, { solver: "adaptive", rebuildInterval: 3 }],
    ["direct", sphere, { solver: "direct" }],
    ["block-leapfrog", sphere, { solver: "adaptive", integrator: "block-leapfrog", timestep: 1 / 8 }],
    ["hermite4", sphere, { solver: "direct", integrator: "hermite4" }],
    ["bridge", both, { solver: "adaptive", integrator: "bridge" }],
    // Its tree outgrows its buffers, so that steps are done again.
    ["bodies that meet, adaptive", meeting(1, 0.01), { solver: "adaptive", softening: 1e-4, timestep: 1 / 8 }],
    ...SOLVERS.filter(({ lists }) => lists).map(({ name: solver }): [string, Bodies, Partial<Settings>] => [
      `bodies that meet, ${solver}`,
      meeting(1, 0.01),
      { solver, softening: 1e-4, timestep: 1 / 8 },
    ]),
    [
      "bodies that meet, block-leapfrog",
      meeting(1, 0.01),
      { solver: "bonsai", integrator: "block-leapfrog", softening: 1e-2, timestep: 1 / 8 },
    ],
  ])("stays with its bodies: %s", async (_, given, settings) => {
    const bodies = heated(given);
    const engine = await make(bodies, settings);
    expect((await engine.readBodies()).columns!.heat, "at first").toEqual(bodies.columns!.heat);
    engine.step(10);
    const kept = await engine.snapshot();
    engine.step(3);
    const after = await engine.readBodies();
    expect(after.position).not.toEqual(bodies.position);
    expect(after.columns!.heat).toEqual(bodies.columns!.heat);
    await engine.restore(kept);
    engine.step(3);
    expect((await engine.readBodies()).columns!.heat, "after a restore").toEqual(bodies.columns!.heat);
    const saved = await kept.read();
    kept.destroy();
    engine.destroy();

    // Through a session into an engine whose bodies had other numbers.
    const session = await readSession(writeSession({ about: null, first: bodies, state: saved }));
    expect(session.first.columns).toEqual(bodies.columns);
    const other = await make(heated(given, 5), settings);
    const brought = await GpuSnapshot.from(device, session.state, other.scaling);
    await other.restore(brought);
    brought.destroy();
    other.step(3);
    expect((await other.readBodies()).columns!.heat, "from a session").toEqual(bodies.columns!.heat);
    other.destroy();
  });

  it("must be among the bodies' columns", async () => {
    await expect(make(sphere, {})).rejects.toThrow('the bodies have no column "heat", which this run needs');
  });
});
