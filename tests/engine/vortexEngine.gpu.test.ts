import { describe, expect, it } from "vitest";
import { resolveValues } from "../../src/data/parameter.ts";
import type { VortexElements } from "../../src/data/vortices/elements.ts";
import { curlAt, invariantsOf } from "../../src/data/vortices/invariants.ts";
import { findVortexModel } from "../../src/data/vortices/models/index.ts";
import { STRETCHINGS } from "../../src/engine/state/vortexVariant.ts";
import { VortexEngine } from "../../src/engine/vortices/engine.ts";
import type { VortexSettings } from "../../src/engine/vortices/settings.ts";
import { describeGpu } from "../gpuDevice.ts";
import { circulationsOf, heunStep, inducedBy, velocityError } from "../reference/vortexFlow.ts";

/** A model's elements with some values. */
function made(name: string, values: Record<string, number> = {}, n: number | null = null): VortexElements {
  const model = findVortexModel(name);
  return model.make(resolveValues(name, model.parameters, values), { n, seed: 5 });
}

/** The same with all lengths and times in other units. */
function inUnits(elements: VortexElements, length: number, time: number): VortexElements {
  return {
    ...elements,
    position: elements.position.map((x) => x * length),
    strength: elements.strength.map((g) => (g * length ** 3) / time),
    core: elements.core.map((x) => x * length),
  };
}

describeGpu("VortexEngine", (device) => {
  async function use<T>(
    elements: VortexElements,
    settings: Partial<VortexSettings>,
    work: (e: VortexEngine) => Promise<T>,
  ) {
    const engine = await VortexEngine.create(device, elements, settings);
    try {
      return await work(engine);
    } finally {
      engine.destroy();
    }
  }
  const induced = (elements: VortexElements, settings: Partial<VortexSettings>) =>
    use(elements, settings, (engine) => engine.measure("flow").then(({ induced }) => induced));

  it("names an element that is farther from the others than float32 can square", async () => {
    const ring = made("ring");
    const position = ring.position.slice();
    position[6] = 1e20;
    await expect(VortexEngine.create(device, { ...ring, position }, {})).rejects.toThrow(
      /^element 3: x is 1000000\d+, too far from the others for float32; leave it out$/,
    );
  });

  it("gives velocities and gradients of a direct sum to 1e-5, in the elements' order", async () => {
    const elements = made("random-cube", {}, 700);
    const exact = inducedBy(elements);
    const { velocity, gradient } = velocityError(await induced(elements, { solver: "direct" }), exact);
    expect(velocity).toBeLessThan(1e-5);
    expect(gradient).toBeLessThan(1e-5);
  });

  it("gives them by the tree too, the better the smaller the angle, and fits its buffers to any flow", async () => {
    const cube = made("random-cube", {}, 800);
    expect(velocityError(await induced(cube, {}), inducedBy(cube)).velocity).toBeLessThan(1e-3);
    // With narrow cores the angle decides alone.
    const elements = { ...cube, core: cube.core.map((sigma) => sigma / 4) };
    const exact = inducedBy(elements);
    const errors = [];
    for (const theta of [0.9, 0.6, 0.4]) errors.push(velocityError(await induced(elements, { theta }), exact).velocity);
    expect(errors[0]).toBeLessThan(0.05);
    expect(errors[1]).toBeLessThan(errors[0]!);
    expect(errors[2]).toBeLessThan(errors[1]!);
    // The next order of the series goes by theta^5 instead of theta^3.
    const high = velocityError(await induced(elements, { theta: 0.4, multipole: "hexadecapole" }), exact);
    expect(high.velocity).toBeLessThan(0.4 ** 2 * errors[2]!);
    // Ten places hold all elements: a far deeper tree than a cube's, for which the buffers grow.
    const clumped = {
      ...elements,
      position: elements.position.map((_, k) => (Math.floor(k / 3) % 10) + 1e-6 * ((k * 7) % 11)),
    };
    const clumps = velocityError(await induced(clumped, { theta: 0.1, leafSize: 1 }), inducedBy(clumped));
    expect(clumps.velocity).toBeLessThan(1e-3);
  });

  it("is the same bit by bit in other powers of two of length and time", async () => {
    const elements = made("random-cube", {}, 300);
    const plain = await induced(elements, {});
    const scaled = await induced(inUnits(elements, 2 ** 30, 2 ** -12), {});
    expect(scaled.map((v, k) => (k % 12 < 3 ? v / 2 ** 42 : v / 2 ** 12))).toEqual(plain);
  });

  describe.each(STRETCHINGS.filter((form) => form !== "lines"))("with %s stretching", (stretching) => {
    it("makes the steps of Heun's method", async () => {
      const elements = made("random-cube", {}, 120);
      const timestep = 1 / 8;
      let expected = elements;
      for (let k = 0; k < 3; k++) expected = heunStep(expected, timestep, stretching);
      await use(elements, { solver: "direct", timestep, stretching, relaxation: 0 }, async (engine) => {
        engine.step(3);
        const { position, strength, time } = await engine.readBodies();
        expect(time).toBe(3 * timestep);
        for (let k = 0; k < position.length; k++) {
          expect(position[k]).toBeCloseTo(expected.position[k]!, 5);
          expect(strength[k]).toBeCloseTo(expected.strength[k]!, 6);
        }
      });
    });
  });

  it("makes them on lines, where strengths follow from places, whatever the order of the sort", async () => {
    const rings = made("leap-frogging-rings", { core: 0.4, layers: 0 });
    const timestep = 1 / 4;
    const circulation = circulationsOf(rings);
    let expected = rings;
    for (let k = 0; k < 3; k++) expected = heunStep(expected, timestep, "lines", { circulation });
    await use(rings, { solver: "direct", timestep, stretching: "lines" }, async (engine) => {
      engine.step(3);
      const { position, strength, next } = await engine.readBodies();
      expect(next).toEqual(rings.next);
      for (let k = 0; k < position.length; k++) {
        expect(position[k]).toBeCloseTo(expected.position[k]!, 5);
        expect(strength[k]).toBeCloseTo(expected.strength[k]!, 6);
      }
    });
  });

  it("keeps the sum of strengths with transposed stretching, whatever the flow", async () => {
    const elements = made("random-cube", {}, 200);
    const settings = { solver: "direct", timestep: 1 / 8, stretching: "transposed", relaxation: 0 } as const;
    await use(elements, settings, async (engine) => {
      engine.step(10);
      const [before, after] = [invariantsOf(elements), invariantsOf(await engine.readBodies())];
      expect(Math.abs(after.strength / before.strength - 1)).toBeGreaterThan(1e-3);
      for (let k = 0; k < 3; k++)
        expect(Math.abs(after.vorticity[k]! - before.vorticity[k]!)).toBeLessThan(1e-6 * before.strength);
    });
  });

  it("turns strengths towards the vorticity by a share of the way, in the elements' units", async () => {
    const elements = inUnits(made("random-cube", {}, 120), 2 ** 9, 2 ** -7);
    // A step in which nothing moves.
    const timestep = 1e-9 * 2 ** -7;
    const strengths: Float32Array[] = [];
    let curl: Float32Array = new Float32Array();
    for (const relaxation of [0, 1])
      await use(elements, { solver: "direct", timestep, relaxation }, async (engine) => {
        curl = (await engine.measure("flow")).induced;
        engine.step(1);
        strengths.push((await engine.readBodies()).strength);
      });
    for (let i = 0; i < elements.count; i++) {
      const [before, after] = strengths.map((table) => table.subarray(3 * i, 3 * i + 3));
      const way = curlAt(curl, i);
      const along = after!.reduce((sum, g, k) => sum + g * way[k]!, 0) / (Math.hypot(...after!) * Math.hypot(...way));
      expect(along).toBeCloseTo(1, 5);
      expect(Math.hypot(...after!) / Math.hypot(...before!)).toBeCloseTo(1, 5);
    }
  });

  it("refuses bad input in one line", async () => {
    const lines = (elements: VortexElements) => expect(use(elements, { stretching: "lines" }, async () => {})).rejects;
    const ring = made("ring", { core: 0.4, layers: 0 });
    await lines(made("random-cube", {}, 20)).toThrow("not known on which lines");
    await lines({ ...ring, strength: ring.strength.map((g, k) => (k % 2 ? g : -g)) }).toThrow("do not run along");
    await lines({ ...ring, next: ring.next!.map((to, i) => (i === 3 ? 5 : to)) }).toThrow(
      "element 6 follows two others",
    );
    const cube = made("random-cube", {}, 20);
    const refused = (elements: VortexElements, settings: Partial<VortexSettings> = {}) =>
      expect(VortexEngine.create(device, elements, settings)).rejects;
    await refused({ ...cube, core: cube.core.map((s, i) => (i === 3 ? 0 : s)) }).toThrow(
      "element 4: the core radius is 0",
    );
    await refused({ ...cube, position: cube.position.map((x, k) => (k === 4 ? Number.NaN : x)) }).toThrow(
      "element 2: y is NaN",
    );
    await refused({ ...cube, count: 1 }).toThrow("1 vortex element; a flow needs at least 2");
    await refused(cube, { viscosity: -0.1 }).toThrow("viscosity = -0.1");
    await refused(ring, { viscosity: 0.1, spacing: 0.1, stretching: "lines" }).toThrow("spacing = 0.1");
    await refused(cube, { theta: 7 }).toThrow("theta = 7");
    await refused(cube, { timestep: 0 }).toThrow("timestep = 0");
  });

  it("says where a step was too long", async () => {
    const close = made("random-cube", {}, 50);
    const elements = { ...close, strength: close.strength.map((g) => 1e18 * g) };
    await use(elements, { solver: "direct", timestep: 1e15 }, async (engine) => {
      engine.step(3);
      await expect(engine.readBodies()).rejects.toThrow("became non-finite");
    });
  });

  it("goes back to a snapshot bit by bit, and what is induced belongs to the elements of one moment", async () => {
    const elements = made("random-cube", {}, 200);
    const engine = await VortexEngine.create(device, elements, { solver: "direct" });
    engine.step(2);
    const snapshot = await engine.snapshot();
    engine.step(2);
    const there = await engine.measure("flow");
    await engine.restore(snapshot);
    expect([engine.steps, engine.time]).toEqual([2, 2 / 64]);
    engine.step(2);
    expect(await engine.measure("flow")).toEqual(there);
    expect(there.steps).toBe(4);
    const { velocity, gradient } = velocityError(there.induced, inducedBy(there.elements));
    expect(Math.max(velocity, gradient)).toBeLessThan(1e-5);
    snapshot.destroy();
    engine.destroy();
  });
});
