import { describe, expect, it } from "vitest";
import { Random } from "../../../src/data/models/random.ts";
import { stream } from "../../../src/data/scenarios/inFields.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { fieldOf, parseChoice } from "../../../src/physics/external/choice.ts";
import { fieldNow } from "../../../src/physics/external/field.ts";
import { term } from "../../../src/physics/external/index.ts";
import { newField } from "../../../src/physics/external/potential.ts";
import { spray, tideAt } from "../../../src/physics/external/spray.ts";
import { sprayedStream } from "../../../src/physics/external/sprayedStream.ts";

describe("where stars are let go", () => {
  it("is about King's tidal radius: on a circle about a point mass r (m / 3 M)^(1/3)", () => {
    const field = fieldNow([term("point", { mass: 8 })], 0);
    const { tidal, r, speed, out, along, across } = tideAt([0, 2, 0, -2, 0, 0], 0.003, field);
    expect(r).toBeCloseTo(2, 12);
    expect(tidal).toBeCloseTo(2 * Math.cbrt(0.003 / 24), 6);
    expect(speed).toBeCloseTo((2 * tidal) / 2, 6);
    expect([out, along, across].flat().map((x) => x + 0)).toEqual([0, 1, 0, -1, 0, 0, 0, 0, 1]);
  });

  it("is two of them within and without, by turns, with the deviations of Fardal et al.", () => {
    const field = fieldNow([term("point", { mass: 1 })], 0);
    const progenitor = { mass: 1e-6, position: [1, 0, 0], velocity: [0, 1, 0] } as const;
    // So short a step that they are where they were let go.
    const many = { count: 20_000, steps: 1, step: 1e-6, random: new Random(3) };
    const { position, velocity } = spray(field, progenitor, many);
    const tidal = Math.cbrt(1e-6 / 3);
    const of = (values: Float64Array, k: number, side: number, from: number) => {
      const all = Array.from({ length: 10_000 }, (_, i) => (values[3 * (2 * i + side) + k]! - from) / tidal);
      const mean = all.reduce((sum, x) => sum + x, 0) / all.length;
      return [mean, Math.sqrt(all.reduce((sum, x) => sum + (x - mean) ** 2, 0) / all.length)] as const;
    };
    for (const [side, sign] of [
      [0, -1],
      [1, 1],
    ] as const)
      for (const [values, k, from, mean, deviation] of [
        [position, 0, 1, 2, 0.4],
        [position, 2, 0, 0, 0.5],
        [velocity, 1, 1, 0.3, 0.4],
        [velocity, 2, 0, 0, 0.5],
      ] as const) {
        const [found, spread] = of(values, k, side, from);
        // Five deviations of a mean of 10 000.
        expect(Math.abs(found - sign * mean)).toBeLessThan(0.05 * deviation + 1e-3);
        expect(spread / deviation).toBeCloseTo(1, 1);
      }
  });
});

/** Half of the stars lie within this distance of the middle one, and from the plane of their positions and velocities. */
function lengthAndWidth(position: ArrayLike<number>, velocity: ArrayLike<number>, of: readonly number[]) {
  const middle = [0, 1, 2].map((k) => of.map((i) => position[3 * i + k]!).sort((a, b) => a - b)[of.length >> 1]!);
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  // Mean normal of the orbits.
  const normal = [0, 0, 0];
  for (const i of of) {
    const [x, y, z] = [0, 1, 2].map((k) => position[3 * i + k]!) as [number, number, number];
    const [u, v, w] = [0, 1, 2].map((k) => velocity[3 * i + k]!) as [number, number, number];
    const l = [y * w - z * v, z * u - x * w, x * v - y * u];
    for (let k = 0; k < 3; k++) normal[k]! += l[k]! / Math.hypot(...l);
  }
  const size = Math.hypot(...normal);
  return {
    length: median(of.map((i) => Math.hypot(...middle.map((m, k) => position[3 * i + k]! - m)))),
    width: median(
      of.map((i) => Math.abs([0, 1, 2].reduce((sum, k) => sum + (normal[k]! / size) * position[3 * i + k]!, 0))),
    ),
  };
}

describe("a stream that is there from the start", () => {
  const n = 400;
  const all = Array.from({ length: n }, (_, i) => i);
  const field = fieldOf(sprayedStream.fields!.map(parseChoice), sprayedStream.units!, sprayedStream.units!.gravity);

  it("is as long and as wide in a run of 20 time units as a float64 twin says", async () => {
    const bodies = sprayedStream.make({ streamAge: 40 }, { n, seed: 1 });
    expect(bodies.mass.every((m) => m === 0)).toBe(true);
    const engine = await ProcessorEngine.create(bodies, { timestep: 1 / 32, softening: 0.03 });
    engine.step(32 * 20);
    const { position, velocity } = await engine.readBodies();
    engine.destroy();
    // Kick, drift, kick by the formulas themselves.
    const [x, v] = [Float64Array.from(bodies.position), Float64Array.from(bodies.velocity)];
    const [at, out, dt] = [fieldNow(field, 0), newField(), 1 / 32];
    for (const i of all)
      for (let step = 0; step < 32 * 20; step++)
        for (let half = 0; half < 2; half++) {
          at(x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!, out);
          for (let k = 0; k < 3; k++) v[3 * i + k]! += 0.5 * dt * out[k]!;
          if (half === 0) for (let k = 0; k < 3; k++) x[3 * i + k]! += dt * v[3 * i + k]!;
        }
    const [run, twin] = [lengthAndWidth(position, velocity, all), lengthAndWidth(x, v, all)];
    expect(run.length / twin.length).toBeCloseTo(1, 3);
    expect(run.width / twin.width).toBeCloseTo(1, 3);
  });

  it("grows longer and wider with the cube root of the cluster's mass", () => {
    const of = (clusterMass: number) => {
      const { position, velocity } = sprayedStream.make({ clusterMass, streamAge: 60 }, { n, seed: 2 });
      return lengthAndWidth(position, velocity, all);
    };
    const [light, heavy] = [of(0.002), of(0.016)];
    // Twice the tidal radius; streams are bent, and grow less where they are long.
    expect(heavy.width / light.width).toBeGreaterThan(1.6);
    expect(heavy.width / light.width).toBeLessThan(2.4);
    expect(heavy.length / light.length).toBeGreaterThan(1.4);
  });

  it("has one arm before the cluster and one behind it", () => {
    const bodies = sprayedStream.make({}, { n, seed: 3 });
    // At its start the cluster moves along y at the x axis; the youngest stars are near it.
    const along = (galaxy: number) => {
      const near = all.filter(
        (i) => bodies.galaxy[i] === galaxy && Math.abs(bodies.position[3 * i + 1]!) < 8 && bodies.position[3 * i]! > 8,
      );
      expect(near.length).toBeGreaterThan(20);
      return near.filter((i) => bodies.position[3 * i + 1]! > 0).length / near.length;
    };
    expect(along(0)).toBeGreaterThan(0.8);
    expect(along(1)).toBeLessThan(0.2);
  });

  it("leaves the cluster of the live stream's settings", () => {
    expect(sprayedStream.parameters.map(({ name }) => name)).toEqual([
      ...stream.parameters.map(({ name }) => name).filter((name) => name !== "clusterRadius"),
      "streamAge",
    ]);
  });
});
