import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS, GALACTICS_UNITS, NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { FORMATS, readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { dataFile } from "../../dataFiles.ts";
import { expectKept } from "./kept.ts";
import { LARGE, READABLE } from "./realFiles.ts";
import { type SampleOptions, sampleBodies } from "./samples.ts";

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

    for (const file of READABLE.filter((name) => !LARGE.has(name))) {
      const bytes = dataFile(file);
      it.skipIf(!bytes)(`keeps ${file}`, async () => {
        const { bodies } = await readBodies(bytes!);
        const out = await writeBodies(bodies, format.name);
        expectKept(bodies, (await readBodies(out.bytes)).bodies, out.notes);
      });
    }
  });
}
