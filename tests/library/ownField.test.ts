import { expect, it } from "vitest";
import { bodiesOf, potentials, Simulation } from "../../src/library/index.ts";
import { HALO_WGSL, halo } from "../engine/ownFields.ts";

const circle = () => bodiesOf({ position: [1, 0, 0, 0, 2, 0], velocity: [0, 0.9, 0, -0.9, 0, 0], mass: [1e-9, 0] });
const options = { softening: 0.01, timestep: 1 / 64 };

it("a field of one's own is a potential as others: on the processor, and said, where it has no WGSL", async () => {
  const sims = await Promise.all(
    [potentials.own({ field: halo }), potentials.logarithmic({ velocity: 1, core: 0.5, q: 0.8 })].map((one) =>
      Simulation.create(circle(), { ...options, external: [one], threads: 1, ...(one.own ? {} : { backend: "cpu" }) }),
    ),
  );
  const [own, named] = sims;
  expect(own!.backend).toBe("cpu");
  expect(own!.note).toMatch(/^the own field has no WGSL, so it acts on the processor alone/);
  const [mine, theirs] = await Promise.all(
    sims.map(async (sim) => {
      await sim.run({ steps: 64 });
      return {
        position: await sim.read("position"),
        potential: await sim.read("potential"),
        energies: await sim.energies(),
      };
    }),
  );
  for (const column of ["position", "potential"] as const)
    for (const [k, value] of mine![column].entries()) expect(Math.abs(value - theirs![column][k]!)).toBeLessThan(1e-5);
  expect(mine!.energies.external / theirs!.energies.external).toBeCloseTo(1, 5);
  expect([own!.steps, named!.steps]).toEqual([64, 64]);
  await Promise.all(sims.map((sim) => sim.close()));
});

it("its time step is chosen as for others, and it goes on after a body is added", async () => {
  const sim = await Simulation.create(circle(), {
    external: [potentials.own({ field: halo })],
    backend: "cpu",
    threads: 1,
  });
  // |a| / |da/dt| of a circle of radius 1 and speed 0.9 over 32.
  expect(sim.settings.timestep).toBeGreaterThan(0.01);
  expect(sim.settings.timestep).toBeLessThan(0.05);
  await sim.add(circle(), { at: [3, 0, 0] });
  await sim.run({ steps: 4 });
  expect(sim.count).toBe(4);
  await sim.close();
});

it.each([
  [{}, {}, /^an own field needs a formula: `field`, a function/],
  [{ field: 3 as never }, {}, /^field = 3: it must be a function/],
  [{ wgsl: 3 as never }, {}, /^wgsl = 3: it must be a text with/],
  [
    { wgsl: "fn ownField(x: vec3f) -> vec4f {}" },
    {},
    /^the WGSL of an own field has no `fn ownField\(x: vec3f, time: f32\) -> vec4f`/,
  ],
  [{ wgsl: "// fn ownField(x: vec3f, time: f32) -> vec4f" }, {}, /^the WGSL of an own field has no/],
  [
    { wgsl: HALO_WGSL },
    { backend: "cpu" },
    /^backend = "cpu": the own field is in WGSL alone, so it acts on a GPU alone/,
  ],
  [{ field: halo }, { backend: "gpu" }, /^the own field has no WGSL/],
  [{ field: halo, speed: 2 } as never, {}, /^an own field has no parameter "speed"; it has: pattern/],
] as const)("refuses %o with %o", async (source, more, line) => {
  const made = Simulation.create(circle(), { ...options, external: [potentials.own(source)], ...more });
  await expect(made).rejects.toThrow(line);
});

it("by WGSL alone no time step can be chosen", async () => {
  await expect(Simulation.create(circle(), { external: [potentials.own({ wgsl: HALO_WGSL })] })).rejects.toThrow(
    /^no time step can be chosen: the own field is in WGSL alone.*, or give the time step$/,
  );
});
