import { describe, expect, it } from "vitest";
import { besidePublished, readParticles } from "../../bench/fits/overlap.ts";
import { FITTED_PAIRS } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { goForward, layDiscs } from "../../src/fit/model.ts";
import { goBack } from "../../src/fit/orbit.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";

describe("particles beside the published code's", () => {
  const galaxy = rigidGalaxy("merger-zoo");
  const pair = FITTED_PAIRS.find(({ start }) => start > -3)!;
  const step = 0.001;
  const steps = Math.ceil(-pair.start / step);
  const { orbit } = goBack(galaxy, pair, -pair.start / steps, -pair.start);
  const laid = layDiscs(galaxy, pair, orbit, 200);
  const lines = ({ position, velocity }: typeof laid, second: Float64Array) =>
    [
      ...Array.from({ length: 200 }, (_, i) => [
        ...position.subarray(3 * i, 3 * i + 3),
        ...velocity.subarray(3 * i, 3 * i + 3),
      ]),
      second,
    ]
      .map((row) => Array.from(row, (x) => x.toExponential(8)).join(" "))
      .join("\n");
  const start = readParticles(lines(laid, orbit), "1.start");
  /** As another code with another step has them, with all velocities at the start so many times as large. */
  const ended = (faster: number) => {
    const moved = { ...laid, position: laid.position.slice(), velocity: laid.velocity.map((v) => v * faster) };
    const second = orbit.slice();
    goForward(galaxy, pair, second, moved, { step: -pair.start / steps, steps });
    return readParticles(lines(moved, second), "1.end");
  };

  it("are alike where the model is the same, and less so where it is not", () => {
    const same = besidePublished(pair, start, ended(1), laid.first);
    expect(same.correlation).toBeGreaterThan(0.98);
    expect(same.overlap).toBeGreaterThan(0.95);
    expect(same.median).toBeLessThan(0.01);
    const other = besidePublished(pair, start, ended(1.1), laid.first);
    expect(other.overlap).toBeLessThan(0.9);
    expect(other.median).toBeGreaterThan(0.1);
  });

  it("are read line by line, and what is none is said", () => {
    expect(start.position).toHaveLength(600);
    expect(start.second).toHaveLength(6);
    expect(() => readParticles("1 2 3 4 5\n", "1.end")).toThrow("1.end: line 1 is not six numbers: x y z vx vy vz");
    expect(() => readParticles("1 2 3 4 5 6\n", "1.end")).toThrow("fewer than two particles");
  });
});
