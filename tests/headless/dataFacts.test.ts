import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { NO_BODIES, READABLE } from "../data/files/realFiles.ts";
import { dataFile, dataPath } from "../dataFiles.ts";
import { cli, result } from "./commandLine.ts";

type Facts = Record<string, unknown>;

/** A number within one unit of the last digit that its source prints. */
const near = (value: number, digits: number) => expect.closeTo(value, digits);

/** What the README beside the files says of each, in the words of `info`. */
const FACTS: Record<(typeof READABLE)[number], Facts> = {
  "tipsy_le_cuda_galaxy_20K.bin": {
    format: "Tipsy (native, little-endian, Bonsai ids)",
    n: 20_000,
    components: { disc: 15_000, bulge: 2500, halo: 2500 },
    componentMass: { disc: near(17.8598, 4), bulge: near(6.29564, 4), halo: near(106.7619, 4) },
    totalMass: near(130.9174, 4),
    ids: { min: 0, max: 200_002_499 },
    softening: { min: near(0.1335, 4), max: near(0.4402, 4) },
    units: expect.objectContaining({ gravity: 1, lengthKpc: 1, velocityKms: 100 }),
  },
  "tipsy_be_king36K.bin": {
    format: "Tipsy (standard, big-endian)",
    n: 36_000,
    time: 0,
    components: { halo: 36_000 },
    totalMass: near(25.05406, 5),
    kinetic: near(32.6558, 3),
    halfMassRadius: near(3.918, 2),
    softening: { min: near(0.204217, 6), max: near(0.204217, 6) },
  },
  "gadget1_galaxy_collision_le.dat": {
    format: "GADGET format 1 (little-endian)",
    n: 60_000,
    time: 0,
    components: { halo: 40_000, disc: 20_000 },
    bodyMass: { min: near(2.3251971e-4, 10), max: near(1.0463387e-3, 9) },
    totalMass: near(46.50394, 5),
    units: expect.objectContaining({ gravity: near(43007.1, 0) }),
  },
  "gadget1_gassphere_le.dat": {
    n: 1472,
    time: 0,
    components: { gas: 1472 },
    totalMass: near(1, 6),
    kinetic: 0,
  },
  "gadget2fmt_test_g2_snap.0": { format: "GADGET format 2 (little-endian), 2 parts", n: 8192 },
  "gadget2fmt_test_g2_snap.1": { format: "GADGET format 2 (little-endian), 2 parts", n: 8192 },
  "gadget4_lcdm_gas_z0.hdf5": {
    format: "HDF5 (GADGET)",
    n: 65_536,
    time: 1,
    components: { gas: 32_768, halo: 32_768 },
    bodyMass: { min: near(4.235, 3), max: near(27.528, 3) },
  },
  "nemo_plummer128_phasespace.nemo": {
    format: "NEMO snapshot (little-endian)",
    n: 128,
    time: 0,
    totalMass: near(1, 6),
    kinetic: near(0.23021, 5),
    halfMassRadius: near(0.7474, 4),
  },
  // Outputs of the codes for an export of `holmberg`: 74 bodies in two flat discs, mass 2.
  "changa_output_holmberg74.tipsy": {
    format: "Tipsy (standard, big-endian)",
    n: 74,
    time: near(5.1, 4),
    totalMass: near(2, 6),
    softening: { min: near(1.4 * 0.38, 6), max: near(1.4 * 0.38, 6) },
  },
  "gadget4_output_holmberg74.hdf5": {
    format: "HDF5 (GADGET)",
    n: 74,
    time: near(5.0967, 4),
    totalMass: near(2, 6),
    softening: { min: near(0.38, 6), max: near(0.38, 6) },
  },
  "swift_output_holmberg74.hdf5": {
    format: "HDF5 (SWIFT)",
    n: 74,
    time: near(5.1, 6),
    totalMass: near(2, 6),
    bounds: { min: [near(-2.2, 1), near(-1.9, 1), 0], max: [near(2.2, 1), near(1.9, 1), 0] },
    softening: { min: near(0.38, 6), max: near(0.38, 6) },
  },
  "table_dubinski_mw_m31_81920.tab.gz": { n: 81_920, totalMass: near(35.47901, 5) },
  "table_galactics_SMC_20010.txt": {
    n: 20_010,
    time: 0,
    totalMass: near(1.47333, 5),
  },
};

/** Radius of the cylinder about the z axis that holds half of the bodies: R50 of a thin disc of equal masses. */
function halfRadius({ count, position }: Bodies): number {
  const radii = Float64Array.from({ length: count }, (_, i) => Math.hypot(position[3 * i]!, position[3 * i + 1]!));
  return radii.sort()[Math.floor(count / 2)]!;
}

describe("info on real files", () => {
  for (const name of READABLE) {
    const path = dataPath(name);
    it.skipIf(!path)(`${name}: the checked facts`, async () => {
      expect(await result("info", path!)).toMatchObject(FACTS[name]);
    });
  }

  it.skipIf(!dataPath(READABLE[0]))("each part alone has the bodies of its own header", async () => {
    for (const [k, count] of [4083, 4109].entries()) {
      expect((await readBodies(dataFile(`gadget2fmt_test_g2_snap.${k}`)!)).bodies.count).toBe(count);
    }
  });

  const smc = dataFile("table_galactics_SMC_20010.txt");
  it.skipIf(!smc)("the Small Magellanic Cloud has its half-mass radius in the plane", async () => {
    expect(halfRadius((await readBodies(smc!)).bodies)).toBeCloseTo(3.01, 2);
  });

  for (const name of NO_BODIES) {
    const path = dataPath(name);
    it.skipIf(!path)(`${name}: no bodies, in one line with its place`, async () => {
      const { code, out, err } = await cli("info", path!);
      expect([code, out]).toEqual([1, ""]);
      expect(err.trim()).toMatch(/^[^\n]*line \d+: [^\n]* expected [^\n]*$/);
    });
  }

  const first = dataPath(READABLE[0]);
  it.skipIf(!first)("no file of the folder is left out", () => {
    const files = readdirSync(dirname(first!), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).sort()).toEqual([...READABLE, ...NO_BODIES].sort());
  });
});
