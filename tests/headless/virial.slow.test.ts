import { expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { ProcessorEngine } from "../../src/engine/processor/index.ts";
import { dataFile } from "../dataFiles.ts";

/** Of some bodies: mass, kinetic energy about the mean velocity, and potential energy without softening. */
async function energies(bodies: Bodies, ranges: readonly (readonly [from: number, to: number])[]) {
  const members = ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, k) => from + k));
  const some = emptyBodies(members.length, bodies.units);
  members.forEach((i, k) => {
    some.mass[k] = bodies.mass[i]!;
    some.position.set(bodies.position.subarray(3 * i, 3 * i + 3), 3 * k);
    some.velocity.set(bodies.velocity.subarray(3 * i, 3 * i + 3), 3 * k);
  });
  // Its potential energy is within 6e-6 of the engine's direct sum on two of the files: a sum over all pairs takes several times as long.
  const engine = await ProcessorEngine.create(some, { solver: "bonsai", theta: 0.4, softening: 0 });
  const { potential, momentum, kinetic } = await engine.measure();
  engine.destroy();
  const mass = some.mass.reduce((sum, part) => sum + part, 0);
  const drift = momentum.reduce((sum, p) => sum + p * p, 0) / (2 * mass);
  return { mass, kinetic: kinetic - drift, potential };
}

interface Expected {
  readonly ranges: readonly (readonly [number, number])[];
  readonly mass?: number;
  readonly ratio?: number;
  readonly potential?: number;
  /** Where the file's assumed units are not those in which the fact was checked. */
  readonly gravity?: number;
}

// K/|W|, and masses of the galaxies by their place in the file, as the README beside the files gives them.
const CASES: readonly (readonly [file: string, what: string, expected: Expected])[] = [
  ["tipsy_le_cuda_galaxy_20K.bin", "the Milky Way", { ranges: [[0, 20_000]], ratio: 0.49916, mass: 130.9174 }],
  [
    "tipsy_be_king36K.bin",
    "the King model",
    { ranges: [[0, 36_000]], ratio: 0.5029, mass: 25.05406, potential: -64.9347 },
  ],
  ...[0, 1].map(
    (g) =>
      [
        "gadget1_galaxy_collision_le.dat",
        `galaxy ${g}`,
        {
          ranges: [
            [20_000 * g, 20_000 * (g + 1)],
            [40_000 + 10_000 * g, 50_000 + 10_000 * g],
          ],
          ratio: 0.4906,
          mass: 23.252,
        },
      ] as const,
  ),
  ["gadget1_gassphere_le.dat", "Evrard's sphere", { ranges: [[0, 1472]], potential: -0.652, gravity: 1 }],
  ["nemo_plummer128_phasespace.nemo", "a Plummer sphere", { ranges: [[0, 128]], ratio: 0.23021 / 0.4735 }],
  ...[0, 1].map(
    (g) =>
      [
        "table_dubinski_mw_m31_81920.tab.gz",
        ["the Milky Way", "Andromeda"][g]!,
        {
          ranges: [
            [16_384 * g, 16_384 * (g + 1)],
            [32_768 + 8192 * g, 40_960 + 8192 * g],
            [49_152 + 16_384 * g, 65_536 + 16_384 * g],
          ],
          ratio: 0.4992,
          mass: [11.463, 24.016][g]!,
        },
      ] as const,
  ),
];

it.each(CASES)("%s: virial ratio and mass of %s", async (file, _what, { ranges, mass, ratio, potential, gravity }) => {
  const bytes = dataFile(file);
  if (!bytes) return;
  const { bodies } = await readBodies(bytes);
  const found = await energies(gravity ? { ...bodies, units: { ...bodies.units, gravity } } : bodies, ranges);
  if (mass) expect(Math.abs(found.mass / mass - 1)).toBeLessThan(1e-4);
  if (ratio) expect(Math.abs(found.kinetic / -found.potential - ratio)).toBeLessThan(1e-3);
  if (potential) expect(Math.abs(found.potential / potential - 1)).toBeLessThan(1e-3);
});
