// The score beside the volunteers': npm run bench fit-volunteers -- --help
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { fromNumbers } from "../../src/fit/encounter.ts";
import { readPairFile } from "../../src/fit/images/pairFile.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { userPath } from "../../src/headless/files.ts";
import { BATCH_OPTIONS, withBatch } from "../../src/headless/fitBatch.ts";
import { pictureOf } from "../../src/headless/fitPicture.ts";
import { numberOr } from "../../src/headless/option.ts";
import { rankCorrelation } from "./rankCorrelation.ts";

const bench = defineCommand({
  name: "fit-volunteers",
  usage: "IMAGE PAIR.meta MODELS.txt.gz [--half PIXELS] [--every K] [--engine gpu|cpu]",
  help: "Spearman's rank correlation of the score with that of the volunteers of Galaxy Zoo: Mergers.",
  details:
    "MODELS has a line a model: number, score, wins and contests with commas, a tab, the numbers of the state. Models that were never in a contest have no score.",
  operands: ["IMAGE", "PAIR.meta", "MODELS.txt.gz"],
  options: {
    ...BATCH_OPTIONS,
    particles: numberOr(1000, "N", "test particles a model", { min: 100, max: 4000, integer: true }),
    every: numberOr(1, "K", "every K-th model", { min: 1, integer: true }),
    half: numberOr(null, "PIXELS", "half the side of the compared square (default: what holds the light)", { min: 4 }),
  },
  async run([image, pairFile, models], options, report) {
    const { particles, every, half } = options;
    const lines = gunzipSync(readFileSync(userPath(models!)))
      .toString()
      .trim()
      .split("\n");
    const parsed = lines.map((line) => {
      const [head, state] = line.split("\t") as [string, string];
      return { head: head.split(",").map(Number), encounter: fromNumbers(state.split(",").map(Number)) };
    });
    const scored = parsed.filter(({ head }) => head.length === 4).filter((_, i) => i % every === 0);
    const pair = readPairFile(readFileSync(userPath(pairFile!), "utf8"));
    // The models' own scale, by the place of the second galaxy.
    const [x, y] = scored[0]!.encounter.position;
    const apart = Math.hypot(pair.second[0] - pair.first[0], pair.second[1] - pair.first[1]);
    const kpcPerPixel = (15 * Math.hypot(x, y)) / apart;
    const judge = judgeOf(targetOf(await pictureOf(image!), { ...pair, kpcPerPixel, ...(half !== null && { half }) }));
    const galaxy = rigidGalaxy("merger-zoo");
    return withBatch(options, { galaxy, judge, particles }, report, async (batch, by) => {
      const began = performance.now();
      const found = await batch.score(scored.map(({ encounter }) => encounter));
      const seconds = (performance.now() - began) / 1000;
      const wanted = scored.map(({ head }) => head[1]!);
      const spearman = {
        score: rankCorrelation(
          found.map(({ score }) => score),
          wanted,
        ),
        correlation: rankCorrelation(
          found.map(({ correlation }) => correlation),
          wanted,
        ),
        tails: rankCorrelation(
          found.map(({ tails }) => tails),
          wanted,
        ),
      };
      report.say(`Spearman ${spearman.score.toFixed(3)} over ${scored.length} models with a score`);
      return { models: lines.length, scored: scored.length, spearman, seconds, kpcPerPixel, ...by };
    });
  },
});

// Threads start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench fit-volunteers --");
}
