// Encounters found again in pictures of full runs: npm run bench fit-mergers -- --help
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { starsOf } from "../../src/fit/batch.ts";
import type { Encounter } from "../../src/fit/encounter.ts";
import { type Target, targetOf } from "../../src/fit/images/target.ts";
import { type RigidGalaxy, rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { measuredAlongSight, rangesFrom, searchEncounters } from "../../src/fit/search.ts";
import { derived, spinOf } from "../../src/fit/summary.ts";
import { defineCommand, type Report } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { BATCH_OPTIONS, withBatch } from "../../src/headless/fitBatch.ts";
import { numberOr, numbersOr, textOr } from "../../src/headless/option.ts";
import { builtFrom } from "../commit.ts";
import { stemOf, write } from "../tables.ts";
import { keptOrRun } from "./keptRuns.ts";
import { pictureOf } from "./picture.ts";
import type { Seen } from "./synthetic.ts";

/** Particles of a picture by rigid galaxies. */
const RIGID_STARS = 40_000;

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

type Judged = ReturnType<typeof judged>;

interface Fitted extends Judged {
  readonly seed: number;
  readonly score: number;
  readonly encounter: Encounter;
}

/** Models of a search that are scored again with the most particles: of the fewer ones' luck the best has had most. */
const AGAIN = 256;
const MOST_PARTICLES = 4000;

/** What a search needs. */
type Asked = Parameters<typeof withBatch>[0] & {
  readonly models: number;
  readonly population: number;
  readonly particles: number;
  readonly seeds: readonly number[];
};

/** The best of each seed for a picture, and the score of the truth. */
async function fitted(galaxy: RigidGalaxy, target: Target, truth: Seen, asked: Asked, label: string, report: Report) {
  const { models, population, particles, seeds } = asked;
  const judge = judgeOf(target);
  const { masses, velocity } = truth.encounter;
  const ranges = rangesFrom(target.place, {
    mass: masses[0] + masses[1],
    alongSight: measuredAlongSight(velocity[2]),
  });
  const found: { seed: number; encounters: Encounter[] }[] = [];
  await withBatch(asked, { galaxy, judge, particles }, report, async (batch) => {
    for (const seed of seeds) {
      const tried = await searchEncounters((some) => batch.score(some), {
        ...{ ranges, seed, population, models },
        progress(_generation, run) {
          report.progress(`${label}, seed ${seed}`, run / models);
          return undefined;
        },
      });
      const best = tried.toSorted((a, b) => b.score - a.score).slice(0, AGAIN);
      found.push({ seed, encounters: best.map(({ encounter }) => encounter) });
    }
  });
  return withBatch(asked, { galaxy, judge, particles: MOST_PARTICLES }, report, async (batch, { adapter }) => {
    const each: Fitted[] = [];
    for (const { seed, encounters } of found) {
      const scores = (await batch.score(encounters)).map(({ score }) => score);
      const k = scores.indexOf(Math.max(...scores));
      const encounter = encounters[k]!;
      const { sincePericentreMyr } = derived(galaxy, encounter);
      each.push({ seed, score: scores[k]!, ...judged(truth, sincePericentreMyr, encounter), encounter });
    }
    const [atTruth] = await batch.score([truth.encounter]);
    return { adapter, each, scoreOfTruth: atTruth!.score };
  });
}

const bench = defineCommand({
  name: "fit-mergers",
  usage: "[--cases LIST] [--galaxy NAME] [--n N] [--models N] [--seeds LIST] [--engine gpu|cpu] [--out FOLDER]",
  help: "Fits pictures of mergers from full runs with live haloes, seen from anywhere, and compares with what was run.",
  details:
    "Given beside the picture, as an observer has them: both masses together within 4.5 scale lengths, and the difference of velocities along the line of sight. The same states as rigid galaxies show them are fitted, too: these tell what the search misses from what the rigid model does.",
  operands: [],
  options: {
    ...BATCH_OPTIONS,
    cases: numbersOr([1, 2, 3, 4, 5, 6, 7, 8], "LIST", "which mergers: seeds of masses, orbits, spins and views", {
      min: 1,
      integer: true,
    }),
    galaxy: textOr("live", "NAME", "rigid galaxy"),
    n: numberOr(65536, "N", "bodies of a run", { min: 1000, integer: true }),
    models: numberOr(20_000, "N", "models a seed", { min: 100, integer: true }),
    population: numberOr(256, "P", "models of a generation", { min: 6, integer: true }),
    particles: numberOr(1000, "N", "test particles a model", { min: 100, max: 4000, integer: true }),
    seeds: numbersOr([1, 2], "LIST", "seeds of the searches", { integer: true }),
    runs: textOr(null, "FOLDER", "full runs that were done are read there, others written"),
    out: textOr(null, "FOLDER", "where ADAPTER-fit-mergers.json goes, after each merger"),
  },
  async run(_, options, report) {
    const { cases, n, models, population, particles, seeds, runs, out } = options;
    const galaxy = rigidGalaxy(options.galaxy);
    const rows: (Awaited<ReturnType<typeof fitted>> & {
      readonly case: number;
      readonly picture: string;
      readonly truth: object;
      readonly best: Fitted;
    })[] = [];
    const all = () => {
      const of = (picture: string) => {
        const these = rows.filter((row) => row.picture === picture);
        const count = (what: keyof Judged["found"]) => these.filter(({ best }) => best.found[what]).length;
        return { of: these.length, ratio: count("ratio"), time: count("time"), spins: count("spins") };
      };
      return {
        ...{
          commit: builtFrom(),
          adapter: rows[0]?.adapter ?? null,
          galaxy: galaxy.name,
          n,
          models,
          population,
          particles,
        },
        ...{ seeds, bars: BARS, found: { live: of("live"), rigid: of("rigid") }, rows },
      };
    };
    for (const number of cases) {
      const truth = await keptOrRun(runs, number, n, options, report);
      // By the rigid model the same state had its pericentre at another time.
      const rigidMyr = derived(galaxy, truth.encounter).sincePericentreMyr;
      for (const picture of ["live", "rigid"] as const) {
        const { stars, track: _, ...known } = truth;
        const shown = picture === "live" ? stars : starsOf(galaxy, truth.encounter, RIGID_STARS);
        const target = targetOf(...pictureOf(shown, truth.encounter));
        const sinceMyr = picture === "live" ? truth.sinceMyr : rigidMyr;
        const label = `merger ${number}, ${picture}`;
        const fits = await fitted(galaxy, target, { ...truth, sinceMyr }, options, label, report);
        const best = fits.each.reduce((top, one) => (one.score > top.score ? one : top));
        rows.push({ case: number, picture, truth: { ...known, rigidMyr }, best, ...fits });
        const { found, ratio, time, spins, score } = best;
        const mark = (ok: boolean) => (ok ? "" : "!");
        report.say(
          `${label}: score ${score.toFixed(3)} (of the truth ${fits.scoreOfTruth.toFixed(3)}), masses ${ratio.toFixed(2)}${mark(found.ratio)}, time ${time.toFixed(2)}${mark(found.time)} (of the truth ${(rigidMyr / sinceMyr).toFixed(2)}), spins ${spins.map((s) => s.toFixed(0)).join(" and ")}${mark(found.spins)}`,
        );
        if (out !== null)
          write(join(out, `${stemOf(fits.adapter)}-fit-mergers.json`), `${JSON.stringify(all(), null, 1)}\n`, out);
      }
    }
    return { ...all(), rows: rows.length };
  },
});

// Threads start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench fit-mergers --");
}
