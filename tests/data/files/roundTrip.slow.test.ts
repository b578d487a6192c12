import { describe, it } from "vitest";
import { FORMATS, readBodies, readParts, writeBodies } from "../../../src/data/files/index.ts";
import { dataFile } from "../../dataFiles.ts";
import { expectKept } from "./kept.ts";
import { LARGE } from "./realFiles.ts";

/** The round trips of roundTrip.test.ts for the large real files, and for parts that were joined. */
for (const format of FORMATS.filter((f) => f.write)) {
  describe(`${format.title}, written and read`, () => {
    for (const file of LARGE) {
      const bytes = dataFile(file);
      it.skipIf(!bytes)(`keeps ${file}`, async () => {
        const { bodies } = await readBodies(bytes!);
        const { bytes: written, notes } = await writeBodies(bodies, format.name);
        expectKept(bodies, (await readBodies(written)).bodies, notes);
      });
    }

    const parts = [0, 1].map((k) => ({ name: `snap.${k}`, bytes: dataFile(`gadget2fmt_test_g2_snap.${k}`)! }));
    it.skipIf(parts.some(({ bytes }) => !bytes))("keeps a snapshot of two parts", async () => {
      const { bodies } = await readParts(parts);
      const { bytes, notes } = await writeBodies(bodies, format.name);
      expectKept(bodies, (await readBodies(bytes)).bodies, notes);
    });
  });
}
