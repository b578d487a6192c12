import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import type { Engine, Settings, Space } from "../../../src/engine/index.ts";
import { SOFTENING_KERNELS, type SofteningKernel } from "../../../src/engine/settings.ts";
import { ewaldForces } from "../../../src/physics/cosmology/ewald.ts";
import { addBody, type Force } from "../../reference/gravity.ts";
import { clusteredBox, lattice } from "../processor/boxes.ts";

/** Makes an engine of bodies in a box. */
export type Create = (
  bodies: Bodies,
  settings: Partial<Settings>,
  space: Space,
) => Promise<Engine & { readForces(): Promise<Float32Array> }>;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** The cubic spline's softening of radius h, on the kernel itself. */
const spread = (h: number) => (r2: number) => {
  const r = Math.sqrt(r2);
  const force: Force = [0, 0, 0, 0];
  addBody(force, [0, 0, 0], Float64Array.of(r, 0, 0, 1), 0, { eps2: 0, spline: h });
  return [-force[3], r > 0 ? force[0] / r : 0] as const;
};

/** Force errors of some bodies against Ewald's sum, relative to the force, and those of their potentials, relative to mass over side. */
async function errors(create: Create, bodies: Bodies, side: number, softening: number, kernel: SofteningKernel) {
  const engine = await create(bodies, { softening, kernel }, { side });
  const found = await engine.readForces();
  engine.destroy();
  const targets = Array.from({ length: 200 }, (_, k) => Math.floor(((k + 0.5) * bodies.count) / 200));
  const box = { side, mass: bodies.mass, position: bodies.position, softening };
  const exact = ewaldForces(
    { ...box, ...(kernel === "spline" && { softened: spread(2.8 * (softening / side)) }) },
    targets,
  );
  const off = (target: number, k: number) =>
    Math.hypot(...[0, 1, 2].map((c) => found[4 * target + c]! - exact[4 * k + c]!));
  const sizes = targets.map((_, k) => Math.hypot(...exact.subarray(4 * k, 4 * k + 3)));
  return {
    forces: targets.map((target, k) => off(target, k) / sizes[k]!),
    potentials: targets.map((target, k) => Math.abs(found[4 * target + 3]! - exact[4 * k + 3]!) * side),
  };
}

/** What every engine finds in a periodic box. `n`: bodies of a clustered one, whose forces are exact only as far as they are many. */
export function periodicTests(create: Create, n: number): void {
  it.each(SOFTENING_KERNELS)(
    "that is clustered has the forces of Ewald's sum, softened by %s",
    async (kernel) => {
      // A spline reaches many neighbours here.
      const { forces, potentials } = await errors(create, clusteredBox(n), 100, kernel === "spline" ? 1 : 0.2, kernel);
      expect(percentile(forces, 0.5)).toBeLessThan(5e-4);
      expect(percentile(forces, 0.99)).toBeLessThan(5e-3);
      expect(percentile(potentials, 0.99)).toBeLessThan(5e-3);
    },
    60_000,
  );

  it("of a lattice is at rest", async () => {
    const engine = await create(lattice(16), { softening: 0.001 }, { side: 1 });
    const forces = await engine.readForces();
    engine.destroy();
    const sizes = Array.from({ length: 16 ** 3 }, (_, i) => Math.hypot(...forces.subarray(4 * i, 4 * i + 3)));
    expect(Math.max(...sizes)).toBeLessThan(1e-4);
  });

  it("has the same forces wherever its origin is, and bodies outside come back into it", async () => {
    const bodies = clusteredBox(3000);
    const moved = { ...bodies, position: bodies.position.map((x, k) => x + [260, -35, 12.5][k % 3]!) };
    const forces = await Promise.all(
      [bodies, moved].map(async (given) => {
        const engine = await create(given, { softening: 0.2 }, { side: 100 });
        const found = await engine.readForces();
        engine.step(1);
        for (const x of (await engine.readBodies()).position) expect(x >= 0 && x <= 100).toBe(true);
        engine.destroy();
        return found;
      }),
    );
    const off = Array.from({ length: 3000 }, (_, i) => {
      const [a, b] = forces.map((f) => f.subarray(4 * i, 4 * i + 3)) as [Float32Array, Float32Array];
      return Math.hypot(...[0, 1, 2].map((k) => a[k]! - b[k]!)) / Math.hypot(...a);
    });
    expect(percentile(off, 0.5)).toBeLessThan(5e-4);
    expect(percentile(off, 0.99)).toBeLessThan(5e-3);
  });
}
