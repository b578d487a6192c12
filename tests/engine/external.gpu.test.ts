import { expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { plummer as sphere } from "../../src/data/models/plummer.ts";
import { Engine } from "../../src/engine/index.ts";
import { type ExternalField, fieldAt } from "../../src/physics/external/field.ts";
import { term } from "../../src/physics/external/index.ts";
import { milkyWay2014 } from "../../src/physics/external/milkyWay.ts";
import { newField } from "../../src/physics/external/potential.ts";
import { describeGpu } from "../gpuDevice.ts";

const QUIET = { timestamps: false };

function speedAt(field: ExternalField, radius: number): number {
  const out = newField();
  fieldAt(field, 0, [radius, 0, 0], out);
  return Math.sqrt(-radius * out[0]!);
}

/** Test particles on circles in the plane, each where its radius and angle say. */
function circles(field: ExternalField, radii: readonly number[]): Bodies {
  const bodies = emptyBodies(radii.length);
  for (const [i, r] of radii.entries()) {
    const [cos, sin] = [Math.cos(i), Math.sin(i)];
    const v = speedAt(field, r);
    bodies.position.set([r * cos, r * sin, 0], 3 * i);
    bodies.velocity.set([-v * sin, v * cos, 0], 3 * i);
    bodies.id[i] = i;
  }
  return bodies;
}

const radiusOf = (x: ArrayLike<number>, i: number) => Math.hypot(x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!);

/** What a turning field keeps of a body: E - Omega L_z. */
function jacobi(
  field: ExternalField,
  { position: x, velocity: v }: Bodies,
  time: number,
  pattern: number,
  i: number,
): number {
  const out = newField();
  fieldAt(field, time, [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!], out);
  const spin = x[3 * i]! * v[3 * i + 1]! - x[3 * i + 1]! * v[3 * i]!;
  return 0.5 * radiusOf(v, i) ** 2 + out[3]! - pattern * spin;
}

describeGpu("external fields", (device) => {
  it("test particles stay on circles in the Milky Way's field", async () => {
    const field = milkyWay2014();
    const radii = [1, 2, 4, 8, 12, 16, 24, 30];
    // A period at the Sun is 0.228 time units of kpc / (km/s): 400 steps in it, five of them.
    const settings = { timestep: (2 * Math.PI * 8) / 220 / 400, softening: 0.01 };
    const engine = await Engine.create(device, circles(field, radii), settings, { ...QUIET, external: field });
    engine.step(2000);
    const { position } = await engine.readBodies();
    engine.destroy();
    // Leapfrog's own ellipse: 1/24 (2 pi / steps in a period)^2, at 1 kpc of 75 steps.
    for (const [i, r] of radii.entries())
      expect(Math.abs(radiusOf(position, i) / r - 1)).toBeLessThan(r < 4 ? 2e-3 : 1e-4);
  });

  it("a Plummer sphere of test particles holds still in the field of its own mass", async () => {
    const live = sphere.make({}, { n: 2000, seed: 3 });
    const scale = (3 * Math.PI) / 16;
    const bodies = { ...live, mass: new Float32Array(live.count) };
    const external = [term("plummer", { mass: 1, scale })];
    const engine = await Engine.create(device, bodies, { timestep: 1 / 32, softening: 0.01 }, { ...QUIET, external });
    const share = (x: ArrayLike<number>, r: number) =>
      Array.from({ length: bodies.count }, (_, i) => radiusOf(x, i)).filter((d) => d < r).length / bodies.count;
    engine.step(160);
    const { position } = await engine.readBodies();
    engine.destroy();
    for (const r of [0.3, 0.77, 1.5]) {
      const inside = r ** 3 / (r * r + scale * scale) ** 1.5;
      // Three deviations of a count.
      expect(Math.abs(share(position, r) - inside)).toBeLessThan(3 * Math.sqrt((inside * (1 - inside)) / bodies.count));
    }
  });

  it("the energy of a sphere in a halo holds what it has in the halo", async () => {
    const bodies = sphere.make({}, { n: 1000, seed: 5 });
    const external = [{ ...term("nfw", { mass: 20, scale: 5 }) }];
    const engine = await Engine.create(device, bodies, { timestep: 1 / 128, softening: 0.05 }, { ...QUIET, external });
    const first = await engine.measure();
    const out = newField();
    let inHalo = 0;
    for (let i = 0; i < bodies.count; i++) {
      const [x, y, z] = [bodies.position[3 * i]!, bodies.position[3 * i + 1]!, bodies.position[3 * i + 2]!];
      fieldAt(external, 0, [x, y, z], out);
      inHalo += bodies.mass[i]! * out[3]!;
    }
    expect(first.external! / inHalo).toBeCloseTo(1, 5);
    expect(first.total).toBeCloseTo(first.kinetic + first.potential + first.external!, 10);
    // Forces of the sampled bodies are held against the direct sum and the field together.
    expect(first.forceError!.p99).toBeLessThan(5e-3);
    engine.step(128);
    const last = await engine.measure();
    const potentials = await engine.readForces();
    engine.destroy();
    expect(Math.abs(last.energyError)).toBeLessThan(1e-4);
    // Potentials that are read hold that of the halo.
    const mean = potentials.filter((_, k) => k % 4 === 3).reduce((sum, phi) => sum + phi) / bodies.count;
    expect(mean).toBeLessThan(0.5 * (inHalo + first.potential));
  });

  it("a turning bar keeps Jacobi's integral, and a snapshot brings back its angle", async () => {
    const pattern = 1.3;
    const external = [
      term("bar", { mass: 1, length: 1, b: 0.3, c: 0.2, pattern }),
      term("logarithmic", { velocity: 1, core: 0.5 }),
    ];
    const bodies = circles(
      [external[1]!],
      Array.from({ length: 40 }, (_, k) => 0.5 + 0.1 * k),
    );
    const engine = await Engine.create(device, bodies, { timestep: 1 / 256, softening: 0.01 }, { ...QUIET, external });
    const before = Array.from({ length: 40 }, (_, i) => jacobi(external, bodies, 0, pattern, i));
    engine.step(500);
    const kept = await engine.snapshot();
    engine.step(700);
    const after = await engine.readBodies();
    for (const [i, integral] of before.entries())
      expect(Math.abs(jacobi(external, after, engine.time, pattern, i) - integral)).toBeLessThan(
        1e-4 * Math.abs(integral) + 1e-4,
      );
    await engine.restore(kept);
    engine.step(700);
    const again = await engine.readBodies();
    engine.destroy();
    kept.destroy();
    expect(again.position).toEqual(after.position);
  });

  it("what can't be had is refused in one line", async () => {
    const bodies = circles([term("plummer", {})], [1]);
    const make = (external: ExternalField, integrator = "leapfrog") =>
      Engine.create(device, bodies, { solver: "direct", integrator, softening: 0.1 }, { ...QUIET, external });
    await expect(make([term("plummer", {})], "hermite4")).rejects.toThrow(
      /^integrator = "hermite4": external potentials act with "leapfrog"/,
    );
    await expect(make(Array.from({ length: 9 }, () => term("plummer", {})))).rejects.toThrow(
      /^9 external potentials are more than the 8/,
    );
  });
});
