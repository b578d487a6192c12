import { describe, expect, it } from "vitest";
import { componentIndex } from "../../../src/data/bodies/bodies.ts";
import { barOrbits, discInHalo, stream } from "../../../src/data/scenarios/inFields.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { fieldOf, parseChoice } from "../../../src/physics/external/choice.ts";
import { fieldNow } from "../../../src/physics/external/field.ts";
import { newField } from "../../../src/physics/external/potential.ts";

const settingsOf = ({ defaults: { theta, softening, timestep } }: typeof stream) => ({ theta, softening, timestep });

describe("a star cluster becomes a stream", () => {
  it("is far longer than wide after two orbits, by its own softening and step, and keeps its energy", async () => {
    const bodies = stream.make({ clusterMass: 0.002 }, { n: 1000, seed: 1 });
    const engine = await ProcessorEngine.create(bodies, { ...settingsOf(stream), timestep: 1 / 32 });
    const first = await engine.measure();
    engine.step(32 * 60);
    const after = await engine.readBodies();
    const last = await engine.measure();
    engine.destroy();
    expect(first.external).toBeLessThan(0);
    expect(Math.abs(last.energyError)).toBeLessThan(1e-4);
    // From the median body: half lies within the tails' lengths, which are many radii of the cluster.
    const middle = [0, 1, 2].map((k) => after.position.filter((_, i) => i % 3 === k).toSorted()[500]!);
    const far = Array.from({ length: 1000 }, (_, i) =>
      Math.hypot(...middle.map((m, k) => after.position[3 * i + k]! - m)),
    ).toSorted((a, b) => a - b);
    expect(far[900]).toBeGreaterThan(2);
    expect(far[500]).toBeGreaterThan(0.25);
  });
});

describe("a disc in a fixed halo", () => {
  it("turns as the halo and its own mass let it, and holds its size", async () => {
    const bodies = discInHalo.make({ toomreQ: 1.6 }, { n: 3000, seed: 2 });
    expect(bodies.mass.reduce((sum, m) => sum + m, 0)).toBeCloseTo(1, 4);
    const engine = await ProcessorEngine.create(bodies, { ...settingsOf(discInHalo), softening: 0.1 });
    const first = await engine.measure();
    engine.step(64 * 4);
    const [after, last] = [await engine.readBodies(), await engine.measure()];
    engine.destroy();
    const half = (x: Float32Array) =>
      Array.from({ length: 3000 }, (_, i) => Math.hypot(x[3 * i]!, x[3 * i + 1]!)).toSorted((a, b) => a - b)[1500]!;
    // An exponential disc's half-mass radius is 1.678 scale lengths.
    expect(half(bodies.position)).toBeCloseTo(1.678, 1);
    expect(half(after.position) / half(bodies.position)).toBeGreaterThan(0.95);
    expect(half(after.position) / half(bodies.position)).toBeLessThan(1.05);
    // In equilibrium: twice the kinetic energy is what the pulls hold (virial theorem).
    expect(first.virialRatio).toBeCloseTo(0.5, 1);
    expect(Math.abs(last.energyError)).toBeLessThan(1e-3);
  });
});

describe("orbits in a growing bar", () => {
  it("are circles of test particles in the halo, and are stirred as the bar grows", async () => {
    const bodies = barOrbits.make({ warmth: 0 }, { n: 2000, seed: 3 });
    expect(bodies.mass.every((m) => m === 0)).toBe(true);
    expect(bodies.component.every((c) => c === componentIndex("tracer"))).toBe(true);
    const halo = fieldNow(fieldOf([parseChoice(bodies.fields![0]!)], bodies.units, 1), 0);
    const out = newField();
    for (let i = 0; i < bodies.count; i++) {
      const [x, y] = [bodies.position[3 * i]!, bodies.position[3 * i + 1]!];
      halo(x, y, 0, out);
      const speed2 = bodies.velocity[3 * i]! ** 2 + bodies.velocity[3 * i + 1]! ** 2;
      expect(speed2).toBeCloseTo(Math.hypot(x, y) * Math.hypot(out[0]!, out[1]!), 5);
    }
    const engine = await ProcessorEngine.create(bodies, settingsOf(barOrbits));
    engine.step(64 * 30);
    const { position } = await engine.readBodies();
    const { ppPerBody } = await engine.measure();
    engine.destroy();
    expect(ppPerBody).toBe(0);
    // In the frame of the bar, which has turned by 0.7 t, those near its end lie along it.
    let [along, across] = [0, 0];
    for (let i = 0; i < bodies.count; i++) {
      const [x, y] = [position[3 * i]!, position[3 * i + 1]!];
      if (Math.hypot(x, y) > 1) continue;
      const [c, s] = [Math.cos(0.7 * 30), Math.sin(0.7 * 30)];
      along += (c * x + s * y) ** 2;
      across += (c * y - s * x) ** 2;
    }
    expect(along / across).toBeGreaterThan(1.2);
  });
});
