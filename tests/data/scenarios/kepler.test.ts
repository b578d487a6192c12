import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Vector } from "../../../src/data/models/sample.ts";
import { blend, cross, dot, keplerOf, keplerPath, length, reshaped, unit } from "../../../src/data/scenarios/kepler.ts";
import {
  incomingState,
  parabolicTimeToPericentre,
  type RelativeState,
  separationBefore,
} from "../../../src/data/scenarios/orbit.ts";

/** The state turned to any plane: about z, then about x. */
function turned({ position, velocity }: RelativeState, a: number, b: number): RelativeState {
  const turn = ([x, y, z]: Vector): Vector => {
    const [u, v] = [Math.cos(a) * x - Math.sin(a) * y, Math.sin(a) * x + Math.cos(a) * y];
    return [u, Math.cos(b) * v - Math.sin(b) * z, Math.sin(b) * v + Math.cos(b) * z];
  };
  return { position: turn(position), velocity: turn(velocity) };
}

const shapes = fc.record({
  gm: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  pericentre: fc.double({ min: 0.05, max: 30, noNaN: true }),
  eccentricity: fc.constantFrom(0, 0.05, 0.5, 0.9, 0.99, 1, 1.01, 1.5, 4),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  a: fc.double({ min: 0, max: 6, noNaN: true }),
  b: fc.double({ min: 0, max: 6, noNaN: true }),
});
type Shape = typeof shapes extends fc.Arbitrary<infer T> ? T : never;

function stateOf({ gm, pericentre: q, eccentricity: e, share, a, b }: Shape) {
  const most = Math.min(e < 1 ? (q * (1 + e)) / (1 - e) : Number.POSITIVE_INFINITY, 40 * q);
  const separation = q + share * (most - q);
  return { separation, state: turned(incomingState(gm, { pericentre: q, eccentricity: e, separation }), a, b) };
}

describe("keplerOf", () => {
  test("finds what incomingState was given, in any plane", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { separation, state } = stateOf(shape);
        const k = keplerOf(shape.gm, state);
        expect(k.pericentre / shape.pericentre).toBeCloseTo(1, 6);
        expect(k.eccentricity).toBeCloseTo(shape.eccentricity, 6);
        expect(k.separation / separation).toBeCloseTo(1, 10);
        expect(dot(k.normal, state.position) / separation).toBeCloseTo(0, 7);
        if (shape.eccentricity < 1 && shape.eccentricity > 0) {
          const apocentre = (shape.pericentre * (1 + shape.eccentricity)) / (1 - shape.eccentricity);
          expect(k.apocentre / apocentre).toBeCloseTo(1, 4);
        }
        if (shape.eccentricity >= 1) expect(k.apocentre).toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });

  it.each([0.3, 0.9, 1, 1.4])("has the time to pericentre of the start by Kepler's equation, eccentricity %f", (e) => {
    for (const time of [0.01, 1, 9]) {
      const separation = separationBefore(2, 3, e, time);
      const { timeToPericentre } = keplerOf(2, incomingState(2, { pericentre: 3, eccentricity: e, separation }));
      expect(timeToPericentre / time).toBeCloseTo(1, 7);
    }
  });

  it("is Barker's on a parabola, free fall on a line, and negative after pericentre where it does not come again", () => {
    const state = incomingState(1, { pericentre: 1, eccentricity: 1, separation: 20 });
    expect(keplerOf(1, state).timeToPericentre).toBeCloseTo(parabolicTimeToPericentre(1, 1, 20), 7);
    const fall = keplerOf(2, { position: [0, 0, 4], velocity: [0, 0, 0] });
    // From rest at r: pi / 2 sqrt(r^3 / (2 G M)).
    expect(fall.timeToPericentre).toBeCloseTo((Math.PI / 2) * Math.sqrt(64 / 4), 9);
    expect([fall.shape, fall.pericentre, fall.apocentre]).toEqual(["line", 0, 4]);
    const away = blend(-1, state.velocity, 0, state.velocity);
    expect(keplerOf(1, { ...state, velocity: away }).timeToPericentre).toBeCloseTo(-45.2057, 3);
    const oval = incomingState(1, { pericentre: 1, eccentricity: 0.6, separation: 3 });
    const [due, next] = [oval, { ...oval, velocity: blend(-1, oval.velocity, 0, oval.velocity) }].map((s) =>
      keplerOf(1, s),
    );
    expect(due!.timeToPericentre + next!.timeToPericentre).toBeCloseTo(due!.period, 9);
    expect(next!.timeToPericentre).toBeGreaterThan(due!.timeToPericentre);
    const round = keplerOf(1, incomingState(1, { pericentre: 2, eccentricity: 0, separation: 2 }));
    expect(round.shape).toBe("circle");
    expect(round.period).toBeCloseTo(2 * Math.PI * Math.sqrt(8), 9);
  });

  it("says one line where there is no orbit", () => {
    expect(() => keplerOf(0, { position: [1, 0, 0], velocity: [0, 0, 0] })).toThrow(/mass 0 is not positive/);
    expect(() => keplerOf(1, { position: [0, 0, 0], velocity: [1, 0, 0] })).toThrow(/0 apart/);
  });
});

describe("keplerPath", () => {
  test("begins at the state and keeps its energy and angular momentum: every point lies on the conic", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { separation, state } = stateOf(shape);
        const k = keplerOf(shape.gm, state);
        const path = keplerPath(shape.gm, state, 1.5 * separation, 65);
        expect(path).toHaveLength(65);
        expect(length(blend(1, path[0]!, -1, state.position)) / separation).toBeLessThan(1e-5);
        const p = k.pericentre * (1 + k.eccentricity);
        for (const x of path) {
          const r = length(x);
          expect((r + k.eccentricity * dot(x, k.apse)) / p).toBeCloseTo(1, 5);
          expect(dot(x, k.normal) / r).toBeCloseTo(0, 6);
        }
        // The second point lies where the body goes to.
        const ahead = blend(1, path[1]!, -1, path[0]!);
        expect(dot(unit(ahead), unit(state.velocity))).toBeGreaterThan(0.3);
        const end = length(path[64]!);
        if (k.apocentre > 1.5 * separation) expect(end / (1.5 * separation)).toBeCloseTo(1, 6);
        else expect(length(blend(1, path[64]!, -1, path[0]!)) / separation).toBeLessThan(1e-5);
      }),
    );
  });

  test("goes straight through on a line", () => {
    const path = keplerPath(1, { position: [0, 3, 0], velocity: [0, 0, 0] }, 10, 5);
    expect(path.map((x) => x[1])).toEqual([3, 1.5, 0, -1.5, -3]);
  });
});

describe("reshaped", () => {
  test("changes what was asked, and neither plane, sense nor direction", () => {
    fc.assert(
      fc.property(shapes, fc.constantFrom(0.3, 1, 1.7), fc.boolean(), (shape, eccentricity, out) => {
        const { separation, state: incoming } = stateOf({ ...shape, eccentricity: 1, share: 0.2 + 0.8 * shape.share });
        const before = blend(
          dot(incoming.position, incoming.velocity) / separation ** 2,
          incoming.position,
          0,
          [0, 0, 0],
        );
        const state = out ? { ...incoming, velocity: blend(1, incoming.velocity, -2, before) } : incoming;
        const wanted = { pericentre: 0.9 * shape.pericentre, eccentricity, separation: shape.pericentre };
        const next = reshaped(shape.gm, state, wanted);
        const k = keplerOf(shape.gm, next);
        expect(k.pericentre / wanted.pericentre).toBeCloseTo(1, 6);
        expect(k.eccentricity).toBeCloseTo(eccentricity, 6);
        expect(dot(unit(next.position), unit(state.position))).toBeCloseTo(1, 9);
        expect(dot(k.normal, unit(cross(state.position, state.velocity)))).toBeCloseTo(1, 6);
        expect(Math.sign(dot(next.position, next.velocity))).toBe(out ? 1 : -1);
      }),
    );
  });

  test("refuses what incomingState refuses", () => {
    const state = incomingState(1, { pericentre: 1, eccentricity: 1, separation: 4 });
    expect(() => reshaped(1, state, { pericentre: 5 })).toThrow(/pericentre 5 is larger than the start separation/);
    expect(() => reshaped(1, state, { eccentricity: 0.5 })).toThrow(/beyond the apocentre/);
  });
});
