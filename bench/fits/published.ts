// Our particles beside those of the published code: npm run bench fit-published -- --help
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FITTED_PAIRS } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { userPath } from "../../src/headless/files.ts";
import { numberOr } from "../../src/headless/option.ts";
import { alike, besidePublished, type Published, readParticles } from "./overlap.ts";

/** The bar: images of so many pairs overlap by so much. */
const BAR = { alike: 0.98, of: 60 } as const;

const bench = defineCommand({
  name: "fit-published",
  usage: "FOLDER [--first N]",
  help: "Images of the 62 published states beside those of the published code (JSPAM) from the same particles.",
  details:
    "FOLDER has two files a pair, K.start and K.end with K from 1 to 62 in the order of the published table: the particles at the start and at the time of the picture, as JSPAM writes them. A line holds x y z vx vy vz; the last line is the second galaxy. Pairs whose files are not there are left out. K.again, where it is there, is K.end of a run with another step: what the published code shares with itself.",
  operands: ["FOLDER"],
  options: {
    first: numberOr(null, "N", "particles of the first galaxy's disc, which come first (default: half)", {
      min: 1,
      integer: true,
    }),
  },
  async run([folder], { first }, report) {
    const rows: Published[] = [];
    FITTED_PAIRS.forEach((pair, k) => {
      const [from, to, again] = ["start", "end", "again"].map((name) => {
        const file = join(userPath(folder!), `${k + 1}.${name}`);
        return existsSync(file) ? readParticles(readFileSync(file, "utf8"), file) : null;
      });
      if (!from || !to) return;
      const itself = again ? alike(again.position, to.position).overlap : null;
      const row = { pair: pair.name, ...besidePublished(pair, from, to, first), itself };
      const beside = itself === null ? "" : ` (the published code with itself ${itself.toFixed(3)})`;
      report.say(
        `${row.pair}: correlation ${row.correlation.toFixed(3)}, overlap ${row.overlap.toFixed(3)}${beside}, half of the particles within ${row.median.toFixed(4)} radii`,
      );
      rows.push(row);
    });
    if (rows.length === 0) throw new Error(`${folder}: no files 1.start and 1.end to 62.start and 62.end`);
    const good = (of: (row: Published) => number) => rows.filter((row) => of(row) >= BAR.alike).length;
    const found = { correlation: good((row) => row.correlation), overlap: good((row) => row.overlap) };
    return { pairs: rows.length, bar: BAR, alike: found, rows };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench fit-published --");
