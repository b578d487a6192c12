import { describe, expect, it } from "vitest";
import { elementsOf } from "../../src/data/vortices/bodies.ts";
import { CORE_SPREAD } from "../../src/data/vortices/elements.ts";
import { inducedAt } from "../../src/data/vortices/induced.ts";
import { invariantsOf } from "../../src/data/vortices/invariants.ts";
import { FLOWS } from "../../src/data/vortices/scenarios.ts";
import { DEFAULT_SETTINGS } from "../../src/engine/index.ts";
import { vortexSettings } from "../../src/run/flow/flowView.ts";
import type { InducedTask } from "../../src/run/flow/flowWorker.ts";
import { InducedPool } from "../../src/run/flow/pool.ts";
import { ProcessorFlow } from "../../src/run/flow/processorFlow.ts";
import { flowViewOf } from "../../src/run/flow/view.ts";
import { circulationsOf, heunStep } from "../reference/vortexFlow.ts";

const bodies = FLOWS.find(({ name }) => name === "leap-frogging-rings")!.make({}, { n: 300, seed: 1 });

/** A pool of two in this thread. */
const pool = () =>
  new InducedPool(2, () => ({
    ask: async ({ elements, from, to }: InducedTask) =>
      Float32Array.from(
        inducedAt(
          elements,
          Array.from({ length: to - from }, (_, k) => from + k),
        ),
      ),
    end: () => {},
  }));

const engineOf = (timestep: number) => ProcessorFlow.make(bodies, { timestep, stretching: "classical" }, pool());

describe("a flow on the processor", () => {
  it("steps as Heun's method does in float64, and takes other steps over in turn", async () => {
    const engine = await engineOf(1 / 64);
    engine.step(2);
    engine.set({ timestep: 1 / 128 });
    engine.step();
    const now = elementsOf(await engine.readBodies());
    expect([engine.steps, engine.time, now.time]).toEqual([3, 5 / 128, 5 / 128]);
    let exact = elementsOf(bodies);
    for (const dt of [1 / 64, 1 / 64, 1 / 128]) exact = heunStep(exact, dt, "classical", { relaxation: 0.2 });
    expect(Math.max(...now.position.map((x, k) => Math.abs(x - exact.position[k]!)))).toBeLessThan(1e-6);
    const size = Math.max(...exact.strength.map(Math.abs));
    expect(Math.max(...now.strength.map((g, k) => Math.abs(g - exact.strength[k]!)))).toBeLessThan(1e-5 * size);
  });

  it("goes on vortex lines, and in a fluid with viscosity, as they do in float64", async () => {
    const elements = elementsOf(bodies);
    const engine = await ProcessorFlow.make(bodies, { timestep: 1 / 64, stretching: "lines" }, pool());
    engine.step(2);
    engine.set({ viscosity: 0.01 });
    engine.step(1);
    const now = elementsOf(await engine.readBodies());
    const circulation = circulationsOf(elements);
    const spreading = (4 * 0.01) / 64 / CORE_SPREAD;
    let exact: Parameters<typeof heunStep>[0] = elements;
    for (const by of [0, 0, spreading]) exact = heunStep(exact, 1 / 64, "lines", { circulation, spreading: by });
    for (const name of ["position", "strength", "core"] as const)
      expect(Math.max(...now[name].map((x, k) => Math.abs(x - exact[name][k]!)))).toBeLessThan(1e-6);
    expect(now.core[0]! ** 2 - elements.core[0]! ** 2).toBeCloseTo(spreading, 7);
    engine.destroy();
  });

  it("follows lines only where they are known", () => {
    const settings = { ...DEFAULT_SETTINGS, stretching: "lines" } as const;
    expect(vortexSettings(bodies, settings)).toMatchObject({ stretching: "lines", relaxation: 0 });
    const { next: _, ...unknown } = bodies;
    expect(vortexSettings(unknown, settings)).toMatchObject({ stretching: "classical", relaxation: 0.2 });
  });

  it("measures what the flow keeps, each ring by itself, and errors of the sums that moved it", async () => {
    const engine = await engineOf(1 / 64);
    const first = await engine.measure();
    engine.step(4);
    const { flow, energyError, momentum, forceError } = await engine.measure();
    const { impulse } = invariantsOf(elementsOf(bodies));
    expect(momentum[2] / impulse[2]).toBeCloseTo(1, 5);
    expect(Math.abs(energyError)).toBeLessThan(1e-3);
    expect(flow!.rings).toHaveLength(2);
    // The rear ring is the faster one.
    expect(flow!.rings[0]!.speed).toBeGreaterThan(flow!.rings[1]!.speed);
    const travelled = flow!.rings[0]!.height - first.flow!.rings[0]!.height;
    const mean = (first.flow!.rings[0]!.speed + flow!.rings[0]!.speed) / 2;
    expect(travelled / (4 / 64) / mean).toBeCloseTo(1, 2);
    for (const gamma of flow!.circulation) expect(gamma).toBeCloseTo(1, 3);
    // Rounded to float32.
    expect(forceError!.max).toBeLessThan(1e-6);
    expect(flow!.errors.gradient.p99).toBeLessThan(1e-6);
  });

  it("goes back to a snapshot, bit by bit", async () => {
    const engine = await engineOf(1 / 64);
    engine.step(2);
    const snapshot = await engine.snapshot();
    engine.step(2);
    const after = await engine.readBodies();
    await engine.restore(snapshot);
    expect([engine.steps, engine.time]).toEqual([2, 2 / 64]);
    engine.step(2);
    expect(await engine.readBodies()).toEqual(after);
  });

  it("stands still where elements became non-finite, and is whole again at a snapshot", async () => {
    const engine = await engineOf(1 / 64);
    const snapshot = await engine.snapshot();
    engine.set({ timestep: 1e30 });
    engine.step(3);
    await expect(engine.done()).rejects.toThrow(/became non-finite.*smaller time step/);
    engine.step(5);
    expect(engine.steps).toBe(3);
    await engine.restore(snapshot);
    engine.set({ timestep: 1 / 64 });
    engine.step();
    await engine.done();
    expect(engine.steps).toBe(1);
  });

  it("says what only galaxies have", async () => {
    const engine = await engineOf(1 / 64);
    expect(engine.measures("profile")).toBe(false);
    await expect(engine.measure("profile")).rejects.toThrow(/^this engine does not measure profile$/);
  });
});

it("the picture knows typical speed and vorticity, and shares the light by strengths", async () => {
  const view = await flowViewOf(bodies);
  const shares = new Float32Array(view.traits.buffer).filter((_, k) => k % 2 === 1);
  // Rings are thin: more light than a galaxy has.
  expect(shares.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1.8, 4);
  expect(view.galaxies).toBe(2);
  // A thin ring's speed is about a third of its circulation over its radius; two help each other.
  expect(view.speed).toBeGreaterThan(0.3);
  expect(view.speed).toBeLessThan(0.5);
  // On a straight line of elements with cores of sigma: 3 gamma(4/3) / (2 pi sigma^2).
  expect((view.depth * bodies.mass[0]! ** 2) / 0.4264).toBeCloseTo(1, 2);
});
