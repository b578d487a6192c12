// Encounters found again in pictures of full runs: npm run bench fit-mergers -- --help
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import type { Encounter } from "../../src/fit/encounter.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { runEncounter } from "../../src/fit/model.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { measuredAlongSight, rangesFrom, searchEncounters, type Tried } from "../../src/fit/search.ts";
import { derived, spinOf, summary } from "../../src/fit/summary.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { BATCH_OPTIONS, withBatch } from "../../src/headless/fitBatch.ts";
import { flag, numberOr, numbersOr, textOr } from "../../src/headless/option.ts";
import { builtFrom } from "../commit.ts";
import { stemOf, write } from "../tables.ts";
import { pictureOf } from "./picture.ts";
import { type Seen, synthetic } from "./synthetic.ts";

/** What counts as found again (the bars of Identikit, Barnes & Hibbard 2009). */
const BARS = { ratio: 1.5, time: 0.1, spin: 15 } as const;

const degreesBetween = (a: readonly number[], b: readonly number[]) =>
  (180 / Math.PI) *
  Math.acos(
    Math.max(
      -1,
      Math.min(
        1,
        a.reduce((sum, x, k) => sum + x * b[k]!, 0),
      ),
    ),
  );

function judged(truth: Seen, sinceMyr: number, encounter: Encounter) {
  const ratio = encounter.masses[1] / encounter.masses[0] / (truth.encounter.masses[1] / truth.encounter.masses[0]);
  const time = sinceMyr / truth.sinceMyr;
  const spins = ([0, 1] as const).map((g) => degreesBetween(spinOf(encounter, g), spinOf(truth.encounter, g)));
  return {
    ...{ ratio, time, spins },
    found: {
      ratio: Math.max(ratio, 1 / ratio) <= BARS.ratio,
      time: Math.abs(time - 1) <= BARS.time,
      spins: spins.every((angle) => angle <= BARS.spin),
    },
  };
}

type Fitted = ReturnType<typeof judged> & {
  readonly seed: number;
  readonly score: number;
  readonly close: number;
  readonly encounter: Encounter;
};

interface Row {
  readonly case: number;
  readonly truth: object;
  readonly scoreOfTruth: number;
  readonly best: Fitted;
  readonly each: readonly Fitted[];
}

const bench = defineCommand({
  name: "fit-mergers",
  usage: "[--cases LIST] [--rigid] [--n N] [--models N] [--seeds LIST] [--engine gpu|cpu] [--out FOLDER]",
  help: "Fits pictures of mergers from full runs with live haloes, seen from anywhere, and compares with what was run.",
  details:
    "Given beside the picture, as an observer has them: both masses together within 4.5 scale lengths, and the difference of velocities along the line of sight.",
  operands: [],
  options: {
    ...BATCH_OPTIONS,
    cases: numbersOr([1, 2, 3, 4, 5, 6, 7, 8], "LIST", "which mergers: seeds of masses, orbits, spins and views", {
      min: 1,
      integer: true,
    }),
    rigid: flag("pictures by the rigid model itself, with the same states: what the search alone finds again"),
    n: numberOr(65536, "N", "bodies of a run", { min: 1000, integer: true }),
    models: numberOr(20_000, "N", "models a seed", { min: 100, integer: true }),
    population: numberOr(256, "P", "models of a generation", { min: 6, integer: true }),
    particles: numberOr(1000, "N", "test particles a model", { min: 100, max: 4000, integer: true }),
    seeds: numbersOr([1, 2], "LIST", "seeds of the searches", { integer: true }),
    out: textOr(null, "FOLDER", "where ADAPTER-fit-mergers.json goes"),
  },
  async run(_, options, report) {
    const { cases, rigid, n, models, population, particles, seeds, out } = options;
    const galaxy = rigidGalaxy("halo");
    const rows: Row[] = [];
    let adapter = "";
    for (const number of cases) {
      const truth = await synthetic(number, n, options, report);
      const model = runEncounter(galaxy, truth.encounter, 20_000).position;
      const target = targetOf(...pictureOf(rigid ? model : truth.stars, truth.encounter));
      const judge = judgeOf(target);
      const ranges = rangesFrom(target.place, {
        mass: truth.encounter.masses[0] + truth.encounter.masses[1],
        alongSight: measuredAlongSight(truth.encounter.velocity[2]),
      });
      const fits = await withBatch(options, { galaxy, judge, particles }, report, async (batch, by) => {
        adapter = by.adapter;
        const [atTruth] = await batch.score([truth.encounter]);
        const searched: { seed: number; tried: Tried[] }[] = [];
        for (const seed of seeds) {
          const tried = await searchEncounters((some) => batch.score(some), {
            ...{ ranges, seed, population, models },
            progress(_generation, run) {
              report.progress(`merger ${number}, seed ${seed}`, run / models);
              return undefined;
            },
          });
          searched.push({ seed, tried });
        }
        return { scoreOfTruth: atTruth!.score, searched };
      });
      const each = fits.searched.map(({ seed, tried }): Fitted => {
        const { best, close, derived: meant } = summary(galaxy, tried);
        return {
          seed,
          score: best.score,
          close: close.length,
          ...judged(truth, meant.sincePericentreMyr, best.encounter),
          encounter: best.encounter,
        };
      });
      const best = each.reduce((top, one) => (one.score > top.score ? one : top));
      // By the rigid model the pericentre of the same state is another one.
      const rigidMyr = derived(galaxy, truth.encounter).sincePericentreMyr;
      rows.push({
        case: number,
        truth: { ...truth, stars: undefined, rigidMyr },
        scoreOfTruth: fits.scoreOfTruth,
        best,
        each,
      });
      const { found, ratio, time, spins, score } = best;
      const mark = (ok: boolean) => (ok ? "" : "!");
      report.say(
        `merger ${number}: score ${score.toFixed(3)} (of the truth ${fits.scoreOfTruth.toFixed(3)}), masses ${ratio.toFixed(2)}${mark(found.ratio)}, time ${time.toFixed(2)}${mark(found.time)} (rigid ${(rigidMyr / truth.sinceMyr).toFixed(2)}), spins ${spins.map((s) => s.toFixed(0)).join(" and ")}${mark(found.spins)}`,
      );
    }
    const count = (what: keyof Fitted["found"]) => rows.filter(({ best }) => best.found[what]).length;
    const all = {
      ...{ commit: builtFrom(), adapter, rigid, n, models, population, particles, seeds, bars: BARS },
      found: { of: rows.length, ratio: count("ratio"), time: count("time"), spins: count("spins") },
      rows,
    };
    const name = `${stemOf(adapter)}-fit-mergers${rigid ? "-rigid" : ""}.json`;
    if (out !== null) write(join(out, name), `${JSON.stringify(all, null, 1)}\n`, out);
    return { ...all, rows: rows.length };
  },
});

// Threads start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench fit-mergers --");
}
