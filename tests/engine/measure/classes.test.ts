import { describe, expect, it } from "vitest";
import { type Bodies, componentIndex, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { PLUMMER_RADIUS, plummer } from "../../../src/data/models/plummer.ts";
import { classify, quantaOf, shellEdges } from "../../../src/engine/measure/classes.ts";

/** Bodies of mass `i + 1`, each of the given galaxy and component. */
function tagged(tags: readonly (readonly [number, Parameters<typeof componentIndex>[0]])[]): Bodies {
  const bodies = emptyBodies(tags.length);
  tags.forEach(([galaxy, component], i) => {
    bodies.mass[i] = i + 1;
    bodies.galaxy[i] = galaxy;
    bodies.component[i] = componentIndex(component);
  });
  return bodies;
}

describe("classes of bodies", () => {
  it("are the components of the galaxies; a halo shines only where there is nothing else", async () => {
    const { classes, galaxies, lumped, classOf } = await classify(
      tagged([
        [2, "halo"],
        [0, "disc"],
        [0, "halo"],
        [0, "disc"],
        [2, "black hole"],
      ]),
    );
    expect(classes.map((c) => [c.galaxy, c.component, c.shines, c.bodies, c.mass, c.heaviest])).toEqual([
      [0, "disc", true, 2, 6, 4],
      [0, "halo", false, 1, 3, 3],
      [2, "halo", true, 1, 1, 1],
      [2, "black hole", true, 1, 5, 5],
    ]);
    expect([galaxies, lumped]).toEqual([3, false]);
    expect([...classOf]).toEqual([2, 0, 1, 0, 3, 0, 0, 0]);
  });

  it("lump what is too much into the last galaxy", async () => {
    const many = await classify(tagged(Array.from({ length: 60 }, (_, i) => [Math.floor(i / 3), "stars"])));
    expect([many.galaxies, many.lumped, many.classes.length]).toEqual([8, true, 8]);
    expect(many.classes.at(-1)!.bodies).toBe(60 - 21);
    const rich = (["disc", "bulge", "halo", "gas", "stars"] as const).flatMap((name) =>
      Array.from({ length: 6 }, (_, galaxy) => [galaxy, name] as const),
    );
    const few = await classify(tagged(rich));
    // Six galaxies of five components are 30 classes; 20 fit.
    expect([few.galaxies, few.lumped, few.classes.length]).toEqual([4, true, 20]);
    expect(few.classes.reduce((sum, c) => sum + c.mass, 0)).toBe((30 * 31) / 2);
  });

  it("count masses so that 1024 of the heaviest fit a word", async () => {
    const { classes } = await classify(plummer.make({}, { n: 1000, seed: 1 }));
    const quanta = quantaOf(classes[0]!, 43007.1);
    expect(1024 * Math.round(43007.1 * 1e-3 * quanta)).toBeLessThan(2 ** 32);
    expect(Math.round(43007.1 * 1e-3 * quanta)).toBeGreaterThan(2 ** 20 - 2);
    expect(quantaOf({ ...classes[0]!, heaviest: 0 }, 1)).toBe(1);
  });

  it("shells grow by 10^(1/21) from a ball to far beyond the far bodies", () => {
    const bodies = plummer.make({}, { n: 4000, seed: 3 });
    const edges = shellEdges(bodies);
    expect(edges.length).toBe(97);
    expect([edges[0], edges[96]]).toEqual([0, Number.POSITIVE_INFINITY]);
    for (let k = 2; k < 96; k++) expect(edges[k]! / edges[k - 1]!).toBeCloseTo(10 ** (1 / 21), 12);
    // 99 % of a Plummer sphere are inside 12.2 of its radii: M(<r) = (1 + 1/x^2)^(-3/2). 40 bodies are beyond: 25 % in
    // number, 13 % in radius, for two standard deviations and a little more.
    const far = 1 / Math.sqrt(0.99 ** (-2 / 3) - 1);
    expect(edges[95]! / (3 * far * PLUMMER_RADIUS)).toBeGreaterThan(0.8);
    expect(edges[95]! / (3 * far * PLUMMER_RADIUS)).toBeLessThan(1.2);
    expect(shellEdges(emptyBodies(1))[95]).toBe(3);
  });
});
