import { describe, expect, it } from "vitest";
import { lightOf } from "../../src/fit/batch.ts";
import { type Encounter, FIT_SCALE } from "../../src/fit/encounter.ts";
import { drawn } from "../../src/fit/images/drawn.ts";
import { agreement, FIELD, fieldOf, isVelocityMap, motionOf } from "../../src/fit/images/motion.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf, scoreOf } from "../../src/fit/score.ts";

describe("velocities along the line of sight", () => {
  const galaxy = rigidGalaxy("live");
  const encounter: Encounter = {
    ...{ position: [1.6, 0.9, 1.2], velocity: [0.3, 0.2, 0.9], masses: [1.2, 0.7], radii: [0.75, 0.55] },
    ...{ phi: [40, 200], theta: [50, 120] },
  };
  const { position, along } = lightOf(galaxy, encounter, 20_000);
  const size = 128;
  const { picture, pair } = drawn(position, encounter.position, { side: size, half: 5 });
  const target = targetOf(picture, pair);
  const field = fieldOf(position, along, target.window);
  /** As a spectrograph has it: mean velocities away from us, km/s, on the photograph's pixels. */
  const light = new Float32Array(size * size);
  const counts = new Float32Array(size * size);
  const kpc = pair.kpcPerPixel / FIT_SCALE.kpc;
  for (let i = 0; i < along.length; i++) {
    const column = Math.floor(pair.first[0] + position[3 * i]! / kpc);
    const row = Math.floor(pair.first[1] - position[3 * i + 1]! / kpc);
    if (column < 0 || row < 0 || column >= size || row >= size) continue;
    counts[size * row + column]!++;
    light[size * row + column]! += 5000 - FIT_SCALE.kms * along[i]!;
  }
  const map = { width: size, height: size, light: light.map((sum, i) => sum / Math.max(1, counts[i]!)) };
  const motion = motionOf(map, picture, pair, target);

  it("agree with those of the model that they were measured of, and less where all turns the other way", () => {
    expect(motion.seen.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(30);
    expect(agreement(motion, field)).toBeGreaterThan(0.9);
    const backwards = field.map((v) => -v);
    expect(agreement(motion, backwards)).toBeLessThan(-0.9);
    expect(
      agreement(
        motion,
        field.map((v) => 2 * v),
      ),
    ).toBeLessThan(0.9);
    const judge = judgeOf(target, motion);
    const [right, wrong] = [field, backwards].map((one) => scoreOf(judge, target.light, one));
    expect(right!.score).toBeGreaterThan(0.8);
    expect(wrong!.score).toBeLessThan(0.01);
    expect(scoreOf(judgeOf(target), target.light)).toMatchObject({ motion: 1 });
  });

  it("are not compared under a mask, nor where none was measured", () => {
    const [x, y] = pair.second;
    const masked = targetOf(picture, { ...pair, masks: [[x + 6, y - 6, 3]] });
    const fewer = motionOf(map, picture, pair, masked).seen;
    const sum = (all: Float64Array) => all.reduce((total, one) => total + one, 0);
    expect(sum(fewer)).toBeLessThan(FIELD * FIELD);
    expect(fewer.some((one, k) => one < motion.seen[k]!)).toBe(true);
    const half = { ...map, light: map.light.map((v, i) => (i % size < pair.first[0] + 3 ? v : 0)) };
    expect(sum(motionOf(half, picture, pair, target).seen)).toBeLessThan(sum(motion.seen));
  });

  it("are known by their unit, however FITS writes it", () => {
    const says = (unit?: string) => isVelocityMap({ ...map, ...(unit !== undefined && { unit }) });
    const [yes, no] = [
      ["km/s", "km s-1", "km.s-1", "km s^-1", "km s**-1", "KM/SEC", "km / s"],
      [undefined, "", "m/s", "km", "10^-17 erg/s/cm^2", "km/s/Mpc"],
    ];
    expect(yes!.filter((unit) => !says(unit))).toEqual([]);
    expect(no!.filter(says)).toEqual([]);
  });

  it("that don't belong to the picture are refused in a line", () => {
    const small = { width: 64, height: 64, light: new Float32Array(64 * 64).fill(1) };
    expect(() => motionOf(small, picture, pair, target)).toThrow(
      "64 x 64 velocities; the picture has 128 x 128 pixels",
    );
    const dark = { ...map, light: new Float32Array(size * size) };
    expect(() => motionOf(dark, picture, pair, target)).toThrow("no velocity within 2 pixels of the first centre");
  });
});
