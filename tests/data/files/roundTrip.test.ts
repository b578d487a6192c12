import { describe, expect, it } from "vitest";
import { type Bodies, COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS, GALACTICS_UNITS, NBODY_UNITS, type Units } from "../../../src/data/bodies/units.ts";
import { FORMATS, readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { dataFile } from "../../dataFiles.ts";
import { type SampleOptions, sampleBodies } from "./samples.ts";

/** Where every body of `a` stands in `b`, by mass and position; -1 where it is missing. */
function places(a: Bodies, b: Bodies): number[] {
  const byX = new Map<number, number[]>();
  for (let i = b.count - 1; i >= 0; i--) {
    const x = b.position[3 * i]!;
    const same = byX.get(x);
    if (same) same.push(i);
    else byX.set(x, [i]);
  }
  return Array.from({ length: a.count }, (_, i) => {
    const same = byX.get(a.position[3 * i]!) ?? [];
    for (let k = same.length - 1; k >= 0; k--) {
      const j = same[k]!;
      const alike = [1, 2].every((d) => Object.is(a.position[3 * i + d], b.position[3 * j + d]));
      if (alike && a.mass[i] === b.mass[j]) return same.splice(k, 1)[0]!;
    }
    return -1;
  });
}

function sameUnits(a: Units, b: Units): boolean {
  const near = (x: number | null, y: number | null) =>
    x === y || (x !== null && y !== null && Math.abs(x / y - 1) < 1e-6);
  return (
    near(a.gravity, b.gravity) &&
    near(a.lengthKpc, b.lengthKpc) &&
    near(a.massMsun, b.massMsun) &&
    near(a.velocityKms, b.velocityKms)
  );
}

/** Every property comes back as it was, or a note says that it doesn't. */
function expectKept(a: Bodies, b: Bodies, notes: readonly string[]): void {
  const said = notes.join("\n");
  expect(b.count).toBe(a.count);
  const at = places(a, b);
  expect(at.filter((k) => k < 0)).toEqual([]);
  const lost = new Set<string>();
  for (let i = 0; i < a.count; i++) {
    const k = at[i]!;
    for (let d = 0; d < 3; d++) if (!Object.is(a.velocity[3 * i + d], b.velocity[3 * k + d])) lost.add("velocity");
    if (BigInt(a.id[i]!) !== BigInt(b.id[k]!)) lost.add("ids");
    if (a.component[i] !== b.component[k]) lost.add("component");
    if (a.galaxy[i] !== b.galaxy[k]) lost.add("galaxy");
    if (a.softening && a.softening[i] !== b.softening?.[k]) lost.add("softening");
    if (!a.softening && (b.softening?.[k] ?? 0) !== 0) lost.add("softening out of nothing");
    if (k !== i) lost.add("reordered");
  }
  if (!sameUnits(a.units, b.units)) lost.add("units");
  expect(b.time).toBe(a.time);
  for (const what of lost) expect(said.toLowerCase(), `${what} was lost without a word`).toContain(what);
}

const CASES: Record<string, SampleOptions & { n: number }> = {
  "every component": { n: 70, components: COMPONENTS, galaxies: 2, softening: true, ids: "scattered" },
  "one component in order": { n: 33, components: ["halo"] },
  "a disc galaxy in GADGET's units": {
    n: 50,
    components: ["halo", "disc", "bulge"],
    units: GADGET_UNITS,
    ids: "scattered",
  },
  "two galaxies in GalactICS' units": {
    n: 60,
    components: ["disc", "bulge", "halo"],
    galaxies: 2,
    units: GALACTICS_UNITS,
    softening: true,
  },
  "64-bit ids": { n: 20, components: ["stars"], ids: "wide", time: -0.125 },
  "one body": { n: 1, components: ["disc"], units: NBODY_UNITS },
};

for (const format of FORMATS.filter((f) => f.write)) {
  describe(`${format.title}, written and read`, () => {
    for (const [name, { n, ...options }] of Object.entries(CASES)) {
      it(`keeps ${name}, or says what it lost`, async () => {
        const bodies = sampleBodies(n, options);
        const { bytes, notes } = await writeBodies(bodies, format.name);
        const back = await readBodies(bytes);
        expectKept(bodies, back.bodies, notes);
        // What is written again is the same file: nothing drifts.
        const again = await writeBodies(back.bodies, format.name);
        const twice = await readBodies(again.bytes);
        expect(twice.bodies.position).toEqual(back.bodies.position);
        expect(twice.bodies.mass).toEqual(back.bodies.mass);
      });
    }

    it("keeps extreme 32-bit floats", async () => {
      const bodies = sampleBodies(12, { components: ["halo"] });
      const extremes = [
        1e-45,
        -1e-45,
        1.1754944e-38,
        3.4028235e38,
        -3.4028235e38,
        0,
        16777217,
        0.1,
        1 / 3,
        1e-20,
        123456.789,
      ];
      bodies.position.set(extremes);
      bodies.velocity.set(extremes);
      const { bytes } = await writeBodies(bodies, format.name);
      const back = (await readBodies(bytes)).bodies;
      expect(Array.from(back.position)).toEqual(Array.from(bodies.position));
      expect(Array.from(back.velocity)).toEqual(Array.from(bodies.velocity));
    });

    for (const file of [
      "tipsy_be_king36K.bin",
      "tipsy_le_cuda_galaxy_20K.bin",
      "gadget1_galaxy_collision_le.dat",
      "gadget1_gassphere_le.dat",
      "nemo_plummer128_phasespace.nemo",
      "table_galactics_SMC_20010.txt",
      "gadget2fmt_test_g2_snap.0",
      ...(process.env.ANTENNAE_NIGHTLY ? ["table_dubinski_mw_m31_81920.tab.gz", "gadget4_lcdm_gas_z0.hdf5"] : []),
    ]) {
      const bytes = dataFile(file);
      it.skipIf(!bytes)(`keeps ${file}`, async () => {
        const { bodies } = await readBodies(bytes!);
        const out = await writeBodies(bodies, format.name);
        expectKept(bodies, (await readBodies(out.bytes)).bodies, out.notes);
      });
    }
  });
}
