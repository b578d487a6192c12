import { describe, expect, it } from "vitest";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { elementsOf, flowBodies, isFlow } from "../../../src/data/vortices/bodies.ts";
import { checkElements } from "../../../src/data/vortices/elements.ts";
import { inducedAt } from "../../../src/data/vortices/induced.ts";
import { curlAt } from "../../../src/data/vortices/invariants.ts";
import { randomCube } from "../../../src/data/vortices/models/randomCube.ts";
import { FLOWS } from "../../../src/data/vortices/scenarios.ts";
import { inducedBy } from "../../reference/vortexFlow.ts";

describe.each(FLOWS)("$name", (flow) => {
  it("makes about as many elements as are asked for, as a table of bodies and back", () => {
    for (const n of [400, 3000]) {
      const bodies = flow.make({}, { n, seed: 1 });
      expect(isFlow(bodies)).toBe(true);
      const elements = elementsOf(bodies);
      expect(() => checkElements(elements, flow.name)).not.toThrow();
      expect(Math.abs(bodies.count / n - 1)).toBeLessThan(0.1);
      expect(elementsOf(flowBodies(elements))).toEqual(elements);
    }
  });

  it("takes steps of a tenth of a radian of the fastest rotation, whatever the core", () => {
    for (const core of [0.1, 0.2]) {
      const { timestep } = { ...flow, ...flow.forValues!({ core }) }.defaults;
      const elements = elementsOf(flow.make({ core }, { n: 3000, seed: 1 }));
      const targets = Array.from({ length: 200 }, (_, k) => Math.floor((k * elements.count) / 200));
      const induced = inducedAt(elements, targets);
      const fastest = Math.max(...targets.map((_, t) => Math.hypot(...curlAt(induced, t)) / 2));
      expect(timestep * fastest).toBeGreaterThan(0.06);
      expect(timestep * fastest).toBeLessThan(0.14);
    }
  });
});

it("only a table with their units holds vortex elements", () => {
  expect(isFlow({ units: NBODY_UNITS })).toBe(false);
});

it("the sum over all elements gives velocities and gradients of the reference, near and far", () => {
  const cube = randomCube.make({}, { n: 60, seed: 2 });
  const elements = { ...cube, core: cube.core.map((sigma, i) => sigma * [0.05, 1, 30][i % 3]!) };
  const exact = inducedBy(elements);
  const found = inducedAt(
    elements,
    Array.from({ length: 60 }, (_, i) => i),
  );
  const size = exact.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  expect(Math.max(...found.map((x, k) => Math.abs(x - exact[k]!)))).toBeLessThan(1e-9 * size);
});
