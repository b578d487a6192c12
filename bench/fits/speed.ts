// Models a second: npm run bench fit-speed -- --help
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { Random } from "../../src/data/models/random.ts";
import { FITTED_PAIRS } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { runEncounter } from "../../src/fit/model.ts";
import { refusalOf } from "../../src/fit/plausible.ts";
import { encounterAt, rangesFrom, SEARCHED } from "../../src/fit/ranges.ts";
import { RIGID, rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { searchEncounters } from "../../src/fit/search.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { BATCH_OPTIONS, withBatch } from "../../src/headless/fitBatch.ts";
import { numberOr, textOr } from "../../src/headless/option.ts";
import { builtFrom } from "../commit.ts";
import { stemOf, write } from "../tables.ts";
import { pictureOf } from "./picture.ts";

const bench = defineCommand({
  name: "fit-speed",
  usage: "[--models N] [--particles N] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "Models a second of one pair, taken evenly from all ranges, and of a search with restarts.",
  operands: [],
  options: {
    ...BATCH_OPTIONS,
    models: numberOr(1000, "N", "models of each kind", { min: 1, integer: true }),
    population: numberOr(null, "P", "models of a generation of the search (default: 48 and, on a GPU, 1024)", {
      min: 6,
    }),
    particles: numberOr(1000, "N", "test particles a model", { min: 100, max: 4000, integer: true }),
    pair: textOr("587722984435351614", "NAME", "whose published encounter is the picture (default: Arp 240)"),
    galaxy: textOr("halo", "NAME", `rigid galaxy: ${RIGID.map(({ name }) => name).join(", ")}`),
    seed: numberOr(1, "S", "seed of the models", { integer: true }),
    out: textOr(null, "FOLDER", "where ADAPTER-fit.json goes"),
  },
  async run(_, options, report) {
    const { models, particles, pair, seed, out } = options;
    const galaxy = rigidGalaxy(options.galaxy);
    const published = FITTED_PAIRS.find(({ name }) => name.includes(pair));
    if (!published) throw new Error(`no published pair has ${JSON.stringify(pair)} in its name`);
    const target = targetOf(...pictureOf(runEncounter(galaxy, published, 20_000).position, published));
    const judge = judgeOf(target);
    const ranges = rangesFrom(target.place, { mass: published.masses[0] + published.masses[1] });
    const random = new Random(seed);
    const encounters = Array.from({ length: models }, () =>
      encounterAt(
        ranges,
        Float64Array.from({ length: SEARCHED }, () => random.uniform()),
      ),
    );
    const result = await withBatch(options, { galaxy, judge, particles }, report, async (batch, by) => {
      // Compiles and warms.
      await batch.score(encounters.slice(0, 64));
      const population = options.population ?? (by.engine === "gpu" ? 1024 : 48);
      const began = performance.now();
      const even = await batch.score(encounters);
      const evenSeconds = (performance.now() - began) / 1000;
      report.say(`${models} models taken evenly: ${(models / evenSeconds).toFixed(0)} a second`);
      const again = performance.now();
      let best = 0;
      const rises: { models: number; seconds: number; score: number }[] = [];
      const { tried } = await searchEncounters((some) => batch.score(some), {
        ...{ ranges, seed, population, models },
        refusal: (encounter) => refusalOf(galaxy, encounter),
        progress(generation, run) {
          const top = Math.max(...generation.map(({ score }) => score));
          if (top > best + 0.01) {
            best = top;
            rises.push({ models: run, seconds: (performance.now() - again) / 1000, score: top });
          }
          return undefined;
        },
      });
      const seconds = (performance.now() - again) / 1000;
      report.say(
        `a search of ${tried.length}: ${(tried.length / seconds).toFixed(0)} a second, best score ${best.toFixed(3)}`,
      );
      return {
        ...by,
        even: {
          seconds: evenSeconds,
          modelsPerSecond: models / evenSeconds,
          best: Math.max(...even.map(({ score }) => score)),
        },
        search: { population, models: tried.length, seconds, modelsPerSecond: tried.length / seconds, best, rises },
      };
    });
    const all = { commit: builtFrom(), pair: published.name, models, particles, galaxy: galaxy.name, seed, ...result };
    if (out !== null) write(join(out, `${stemOf(result.adapter)}-fit.json`), `${JSON.stringify(all, null, 1)}\n`, out);
    return all;
  },
});

// Threads start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench fit-speed --");
}
