import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import type { ExternalField } from "../../../src/physics/external/field.ts";
import { term } from "../../../src/physics/external/index.ts";
import type { OwnField } from "../../../src/physics/external/potential.ts";
import { HALO_WGSL, halo, ownField } from "../ownFields.ts";
import { ownFieldTests } from "../shared/ownField.ts";

const create = (external: ExternalField, more: object = {}) =>
  ProcessorEngine.create(
    { ...plummer.make({}, { n: 400, seed: 3 }) },
    { timestep: 1 / 64, softening: 0.05 },
    { external, ...more },
  );

describe("an own field on the processor", () => {
  ownFieldTests((bodies, settings, external) => ProcessorEngine.create(bodies, settings, { external }));

  it("is what the field of the same formula is, bit by bit in two workers", async () => {
    const runs: { position: Float32Array; external: number }[] = [];
    const named = [term("logarithmic", { velocity: 1, core: 0.5, q: 0.8 })];
    for (const [field, threads] of [
      [named, {}],
      [ownField({ field: halo }), {}],
      [ownField({ field: halo }), { threads: 2, spawn: spawnThread }],
    ] as const) {
      const engine = await create(field, threads);
      engine.step(20);
      runs.push({ position: (await engine.readBodies()).position, external: (await engine.measure()).external! });
      engine.destroy();
    }
    const [by, own, inTwo] = runs;
    for (const [k, x] of own!.position.entries()) expect(Math.abs(x - by!.position[k]!)).toBeLessThan(1e-5);
    expect(own!.external / by!.external).toBeCloseTo(1, 6);
    expect(inTwo!.position).toEqual(own!.position);
  });

  const outside = 2;
  const refused: readonly (readonly [string, OwnField | undefined, RegExp])[] = [
    [
      "a wrong sign",
      (x, y, z, t) => halo(x, y, -z, t),
      /^the own field in TypeScript pulls by \(.*\), where its potential falls by \(.*\), .* of it apart \(0.0001 may be\); check signs/,
    ],
    [
      "a wrong factor",
      (x, y, z, t) => Array.from(halo(x, y, z, t), (v, k) => (k === 3 ? 1.001 * v : v)),
      /0\.001\d* of it apart/,
    ],
    ["no number", () => [Number.NaN, 0, 0, 0], /^the own field in TypeScript is NaN at \(.*\), where a body is/],
    ["too few numbers", (x, y, z) => [-x, -y, -z], /^the own field in TypeScript is NaN at/],
    [
      "what threads don't have",
      (x, y, z) => [-outside * x, -outside * y, -outside * z, 0.5 * outside * (x * x + y * y + z * z)],
      /^the own field uses what threads don't have \(outside is not defined\); write its numbers/,
    ],
    ["WGSL alone", undefined, /^the own field is in WGSL alone, so it acts on a GPU alone; give its function/],
  ];
  it.each(refused)("refuses %s", async (_, field, line) => {
    await expect(create(ownField(field ? { field } : { wgsl: HALO_WGSL }))).rejects.toThrow(line);
  });

  it("takes methods, and says what is no function by its text", async () => {
    const object = {
      field(x: number, y: number, z: number) {
        const pull = (a: number) => -a;
        return [pull(x), pull(y), pull(z), 0.5 * (x * x + y * y + z * z)];
      },
    };
    (await create(ownField(object))).destroy();
    await expect(create(ownField({ field: halo.bind(null) as OwnField }))).rejects.toThrow(
      /^the own field can't go to threads \(.*\); write it as a function or an arrow/,
    );
  });

  it("refuses two of them", async () => {
    await expect(create([...ownField({ field: halo }), ...ownField({ field: halo })])).rejects.toThrow(
      "2 own fields: one can act; add them up in one formula",
    );
  });
});
