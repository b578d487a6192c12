import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { bodiesTogether, forcesTogether, initialState, joined } from "../../../src/engine/domains/index.ts";

const bodies = plummer.make({}, { n: 10, seed: 1 });
const { common, shares } = initialState(bodies, {}, 3);

it("domains give back all bodies in their order; one that is lost or doubled is said in one line", () => {
  const whole = bodiesTogether(shares, bodies, 2, common);
  expect(whole.time).toBe(2);
  expect(whole.mass).toEqual(bodies.mass);
  const [first, second, third] = shares as [(typeof shares)[0], (typeof shares)[0], (typeof shares)[0]];
  const cases = [
    [[first, second], /^body 6 of 10 is in no domain: [^\n]+ what was written before is whole$/],
    [[first, second, third, joined([first])], /^body 0 of 10 is in several domains: /],
    [[first, first, third], /^body 0 of 10 is in several domains: /],
    [[second, second, third, third], /^body 0 of 10 is in no domain: /],
  ] as const;
  for (const [given, says] of cases) {
    expect(() => bodiesTogether(given, bodies, 2, common)).toThrow(says);
    const forces = given.map(({ id }) => ({ id, acceleration: new Float32Array(4 * id.length) }));
    expect(() => forcesTogether(forces, common)).toThrow(says);
  }
});
