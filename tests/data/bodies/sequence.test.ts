import { describe, expect, test } from "vitest";
import { followed } from "../../../src/data/bodies/following.ts";
import { curved, type Placed, still, straight } from "../../../src/data/bodies/interpolate.ts";

const placed = (time: number, position: number[], velocity: number[]): Placed => ({
  time,
  position: Float32Array.from(position),
  velocity: Float32Array.from(velocity),
});
const empty = (n: number) => ({ position: new Float32Array(n), velocity: new Float32Array(n) });

describe("between two snapshots", () => {
  test("curves are a cubic: of a body whose place is one they are exact, velocity too", () => {
    const at = (t: number) => [t ** 3 - 2 * t, 4 - t * t, 0.5 * t];
    const moving = (t: number) => [3 * t * t - 2, -2 * t, 0.5];
    const [a, b] = [placed(1, at(1), moving(1)), placed(3, at(3), moving(3))];
    const into = empty(3);
    for (const share of [0, 0.1, 0.5, 0.8, 1]) {
      curved(a, b, share, into);
      const t = 1 + 2 * share;
      for (let k = 0; k < 3; k++) {
        expect(into.position[k]).toBeCloseTo(at(t)[k]!, 4);
        expect(into.velocity[k]).toBeCloseTo(moving(t)[k]!, 4);
      }
    }
  });

  test("on a circle they miss by the error of Hermite's cubic, (step)^4 / 384; straight lines by step^2 / 8", () => {
    const step = 0.5;
    const on = (t: number) => placed(t, [Math.cos(t), Math.sin(t), 0], [-Math.sin(t), Math.cos(t), 0]);
    const miss = (way: typeof curved) => {
      const into = empty(3);
      way(on(0), on(step), 0.5, into);
      return Math.hypot(into.position[0]! - Math.cos(step / 2), into.position[1]! - Math.sin(step / 2));
    };
    expect(miss(curved)).toBeLessThan((1.1 * step ** 4) / 384);
    expect(miss(curved)).toBeGreaterThan((0.8 * step ** 4) / 384);
    expect(miss(straight)).toBeGreaterThan(0.9 * (step ** 2 / 8));
  });

  test("where no time passes curves are straight; nothing between them is nothing; who is missing stays where the other has it", () => {
    const [a, b] = [
      placed(2, [0, 0, 0, 1, 1, 1], [9, 9, 9, 0, 0, 0]),
      placed(2, [2, 4, 6, Number.NaN, Number.NaN, Number.NaN], [0, 0, 0, 0, 0, 0]),
    ];
    const into = empty(6);
    curved(a, b, 0.5, into);
    expect([...into.position]).toEqual([1, 2, 3, 1, 1, 1]);
    still(a, b, 0.99, into);
    expect([...into.position]).toEqual([0, 0, 0, 1, 1, 1]);
    still(a, b, 1, into);
    expect([...into.position]).toEqual([2, 4, 6, 1, 1, 1]);
    straight(b, b, 0, into);
    expect(into.position[3]).toBeGreaterThan(1e10);
  });
});

test("bodies are followed by their ids, in any order, of 32 or 64 bits; who is missing and who is new is counted", () => {
  const bodies = {
    count: 3,
    id: BigUint64Array.from([7n, 5n, 99n]),
    position: Float32Array.from([7, 7, 7, 5, 5, 5, 9, 9, 9]),
    velocity: Float32Array.from([-7, -7, -7, -5, -5, -5, -9, -9, -9]),
  };
  const found = followed(bodies, Uint32Array.from([5, 6, 7]));
  expect([...found.position]).toEqual([5, 5, 5, Number.NaN, Number.NaN, Number.NaN, 7, 7, 7]);
  expect([...found.velocity]).toEqual([-5, -5, -5, 0, 0, 0, -7, -7, -7]);
  expect([found.missing, found.others]).toEqual([1, 1]);
  expect(followed(bodies, bodies.id)).toMatchObject({ position: bodies.position, missing: 0, others: 0 });
});
