// Encounters found again in pictures of full runs: npm run bench fit-mergers -- --help
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { lightOf } from "../../src/fit/batch.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { refusalOf } from "../../src/fit/plausible.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { derived } from "../../src/fit/summary.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { BATCH_OPTIONS } from "../../src/headless/fitBatch.ts";
import { BOUND_OPTIONS, boundsOf } from "../../src/headless/fitBounds.ts";
import { flag, numberOr, numbersOr, textOr, textsOr } from "../../src/headless/option.ts";
import { builtFrom } from "../commit.ts";
import { stemOf, write } from "../tables.ts";
import { rigidMerger } from "./drawnMerger.ts";
import { type Fitted, fitted } from "./fitted.ts";
import { BARS, type Judged } from "./judged.ts";
import { keptOrRun } from "./keptRuns.ts";
import { measured } from "./measured.ts";
import { pictureOf } from "./picture.ts";

/** Particles of a picture by rigid galaxies. */
const RIGID_STARS = 40_000;

const PICTURES = ["live", "rigid"] as const;
type Pictured = (typeof PICTURES)[number];

/** Which pictures are fitted; throws one line where one is unknown. */
function picturesOf(names: readonly string[]): readonly Pictured[] {
  for (const name of names)
    if (!PICTURES.includes(name as Pictured))
      throw new Error(`--pictures ${JSON.stringify(name)} is not live or rigid`);
  return names as readonly Pictured[];
}

type Row = Omit<Awaited<ReturnType<typeof fitted>>, "candidates"> & {
  readonly case: number;
  readonly picture: Pictured;
  readonly truth: object;
  readonly best: Fitted;
};

/** How many pictures of a kind were found again. */
function foundOf(rows: readonly Row[], picture: Pictured) {
  const these = rows.filter((row) => row.picture === picture);
  const countOf = (fit: (best: Fitted) => Judged) => {
    const count = (what: keyof Judged["found"]) => these.filter(({ best }) => fit(best).found[what]).length;
    return { ratio: count("ratio"), time: count("time"), spins: count("spins") };
  };
  return { of: these.length, ...countOf((best) => best.middle), best: countOf((best) => best) };
}

const mark = (ok: boolean) => (ok ? "" : "!");

/** A row in a line. */
function lineOf({ case: number, picture, best, scoreOfTruth }: Row): string {
  const { score, seed, middle } = best;
  return `merger ${number}, ${picture}: score ${score.toFixed(3)} (seed ${seed}; of the truth ${scoreOfTruth.toFixed(3)}), ${judgedLine(best)}; the middle: score ${middle.score.toFixed(3)}, ${judgedLine(middle)}`;
}

function judgedLine({ found, ratio, time, spins, mirrored }: Judged): string {
  const angles = `${spins.map((angle) => angle.toFixed(0)).join(" and ")}${mark(found.spins)}${mirrored ? " (reflected)" : ""}`;
  return `masses ${ratio.toFixed(2)}${mark(found.ratio)}, time ${time.toFixed(2)}${mark(found.time)}, spins ${angles}`;
}

const bench = defineCommand({
  name: "fit-mergers",
  usage:
    "[--cases LIST] [--pictures live,rigid] [--galaxy NAME] [--velocities] [--n N] [--models N] [--seeds LIST] [--runs FOLDER] [--only-runs] [--engine gpu|cpu] [--out FOLDER]",
  help: "Fits pictures of mergers from full runs with live haloes, seen from anywhere, and compares with what was run.",
  details:
    "Given beside the picture, as an observer has them: both masses together within 4.5 scale lengths to a fifth, the difference of velocities along the line of sight, and how each disc turns in the picture. The same states as rigid galaxies show them are fitted, too: these tell what the search misses from what the rigid model does. With --pictures rigid alone, no full run is needed: rigid galaxies fall from the same start.",
  operands: [],
  options: {
    ...BATCH_OPTIONS,
    ...(({ sense: _, ...bounds }) => bounds)(BOUND_OPTIONS),
    cases: numbersOr([1, 2, 3, 4, 5, 6, 7, 8], "LIST", "which mergers: seeds of masses, orbits, spins and views", {
      min: 1,
      integer: true,
    }),
    pictures: textsOr(PICTURES, "LIST", "of full runs (live), or as rigid galaxies show the same states"),
    velocities: flag(
      "a map of velocities along the line of sight is fitted, too, as a spectrograph of many fibres has it",
    ),
    "without-senses": flag("how the discs turn is not given"),
    galaxy: textOr("live", "NAME", "rigid galaxy"),
    n: numberOr(65536, "N", "bodies of a run", { min: 1000, integer: true }),
    models: numberOr(100_000, "N", "models a seed", { min: 100, integer: true }),
    population: numberOr(512, "P", "models of a generation", { min: 6, integer: true }),
    particles: numberOr(2000, "N", "test particles a model", { min: 100, max: 4000, integer: true }),
    seeds: numbersOr([1, 2], "LIST", "seeds of the searches", { integer: true }),
    runs: textOr(null, "FOLDER", "full runs that were done are read there, others written"),
    "only-runs": flag("does the full runs that --runs lacks, and fits nothing"),
    out: textOr(null, "FOLDER", "where ADAPTER-fit-mergers-CASES.json goes, after each merger"),
  },
  async run(_, options, report) {
    const { cases, n, models, population, particles, seeds, runs, out, velocities } = options;
    const galaxy = rigidGalaxy(options.galaxy);
    const pictures = picturesOf(options.pictures);
    const bounds = boundsOf(options);
    const senses = !options["without-senses"];
    const rows: Row[] = [];
    const all = () => ({
      ...{ commit: builtFrom(), adapter: rows[0]?.adapter ?? null, galaxy: galaxy.name, n },
      ...{ models, population, particles, seeds, bounds, senses, velocities, bars: BARS },
      found: Object.fromEntries(pictures.map((picture) => [picture, foundOf(rows, picture)])),
      rows,
    });
    for (const number of cases) {
      const full = pictures.includes("live") || options["only-runs"];
      const run = full ? await keptOrRun(runs, number, n, options, report) : null;
      if (options["only-runs"]) continue;
      const truth = run ?? rigidMerger(number, galaxy);
      // By the rigid model the same state had its pericentre at another time.
      const rigidMyr = derived(galaxy, truth.encounter).sincePericentreMyr;
      const refused = refusalOf(galaxy, truth.encounter, bounds);
      report.say(
        `merger ${number}: ${rigidMyr.toFixed(0)} Myr since its pericentre by the rigid model, truly ${truth.sinceMyr.toFixed(0)}${refused ? `; its true state is refused: ${refused.why}` : ""}`,
      );
      for (const picture of pictures) {
        const shown =
          picture === "live"
            ? { position: run!.stars, along: run!.along }
            : lightOf(galaxy, truth.encounter, RIGID_STARS);
        const target = targetOf(...pictureOf(shown.position, truth.encounter));
        const judge = judgeOf(target, velocities ? measured(target, shown, number) : null);
        const { encounter, pericentreKpc } = truth;
        const sinceMyr = picture === "live" ? truth.sinceMyr : rigidMyr;
        const label = `merger ${number}, ${picture}`;
        const { candidates, ...fits } = await fitted(
          galaxy,
          judge,
          { encounter, sinceMyr },
          { ...options, bounds, senses },
          label,
          report,
        );
        const best = fits.each.reduce((top, one) => (one.score > top.score ? one : top));
        const row: Row = {
          ...{ case: number, picture, best, ...fits },
          truth: { encounter, sinceMyr: truth.sinceMyr, pericentreKpc, rigidMyr, refused },
        };
        rows.push(row);
        report.say(lineOf(row));
        const file = `${stemOf(fits.adapter)}-fit-mergers-${velocities ? "velocities-" : ""}${cases.join("-")}.json`;
        if (out === null) continue;
        write(join(out, file), `${JSON.stringify(all(), null, 1)}\n`, out);
        write(join(out, `candidates-${picture}-${number}-${file}`), JSON.stringify(candidates), out);
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
