import { expect, it } from "vitest";
import { waveRate } from "../../bench/vortex/thinRings.ts";
import { resolveValues } from "../../src/data/parameter.ts";
import type { VortexElements } from "../../src/data/vortices/elements.ts";
import { invariantsOf } from "../../src/data/vortices/invariants.ts";
import { findVortexModel } from "../../src/data/vortices/models/index.ts";
import { coreConstant, ringSpeed } from "../../src/data/vortices/theory.ts";
import { VortexEngine } from "../../src/engine/vortices/engine.ts";
import { describeGpu } from "../gpuDevice.ts";

/** Speed of the impulse's centre along the axis: sum of G (r u_z + 2 z u_r) over sum of G r. */
function centreSpeed({ count, position, strength }: VortexElements, induced: Float32Array): number {
  let [moved, all] = [0, 0];
  for (let i = 0; i < count; i++) {
    const [x, y, z] = position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
    const [u, v, w] = induced.subarray(12 * i, 12 * i + 3) as unknown as [number, number, number];
    const r = Math.hypot(x, y);
    const g = (x * strength[3 * i + 1]! - y * strength[3 * i]!) / r;
    moved += g * (r * w + (2 * z * (x * u + y * v)) / r);
    all += g * r;
  }
  return moved / all;
}

/** How much longer a ring is along x than along y; by strengths, as long as the line is that each stands for, wherever elements lie on it. */
function flatness({ count, position, strength }: VortexElements): number {
  let [x, y] = [0, 0];
  for (let i = 0; i < count; i++) {
    const length = Math.hypot(...strength.subarray(3 * i, 3 * i + 3));
    x += length * position[3 * i]! ** 2;
    y += length * position[3 * i + 1]! ** 2;
  }
  return (x - y) / (x + y);
}

describeGpu("a vortex ring", (device) => {
  const ring = (values: Record<string, number>) => {
    const model = findVortexModel("ring");
    return model.make(resolveValues("ring", model.parameters, values), { n: null, seed: 1 });
  };

  it.each([
    ["gaussian", 0],
    ["uniform", 1],
  ] as const)("with a %s core moves as fast as theory says, within 2 percent", async (kind, profile) => {
    const elements = ring({ core: 0.12, layers: 3, profile });
    const engine = await VortexEngine.create(device, elements, { theta: 0.5 });
    const speed = centreSpeed(elements, (await engine.measure("flow")).induced);
    engine.destroy();
    expect(Math.abs(speed / ringSpeed(1, 1, 0.12, coreConstant(kind)) - 1)).toBeLessThan(0.02);
  });

  it("of one line keeps circulation, impulse, radius and speed on its way", async () => {
    // A step turns the core, 1 / (2 pi sigma^2) = 4 a time unit, by an eighth: Heun's method lets short waves grow by 2^-15 of it.
    const elements = ring({ core: 0.2, layers: 0 });
    const engine = await VortexEngine.create(device, elements, { solver: "direct", timestep: 1 / 32 });
    engine.step(96);
    const [before, after] = [invariantsOf(elements), invariantsOf(await engine.readBodies())];
    engine.destroy();
    expect(after.circulation[0]! / before.circulation[0]!).toBeCloseTo(1, 6);
    expect(after.impulse[2]! / before.impulse[2]!).toBeCloseTo(1, 5);
    expect(after.rings[0]!.radius).toBeCloseTo(1, 5);
    expect(after.rings[0]!.height / (3 * ringSpeed(1, 1, 0.2, coreConstant("gaussian")))).toBeCloseTo(1, 2);
  });

  it("that is an ellipse waves at the rate of a thin ring, with classical stretching", async () => {
    const [core, aspect] = [0.3, 0.95];
    const model = findVortexModel("elliptic-ring");
    const values = resolveValues("elliptic-ring", model.parameters, { core, aspect, layers: 0 });
    const elements = model.make(values, { n: null, seed: 1 });
    // An eighth of the period.
    const until = Math.PI / 4 / waveRate(elements.core[0]!, 2);
    const steps = 60;
    const after = async (stretching: "classical" | "transposed") => {
      const settings = { solver: "direct", timestep: until / steps, stretching, relaxation: 0 } as const;
      const engine = await VortexEngine.create(device, elements, settings);
      engine.step(steps);
      const now = await engine.readBodies();
      engine.destroy();
      return flatness(now) / flatness(elements);
    };
    expect(Math.abs((await after("classical")) - Math.SQRT1_2)).toBeLessThan(0.03);
    // Of one line of elements the other form makes the waves too fast.
    expect(await after("transposed")).toBeLessThan(0.5);
  });
});
