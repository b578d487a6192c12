// A disc of gas on its own: npm run bench gas-disc -- --help
import { join } from "node:path";
import { timeMyr } from "../src/data/bodies/units.ts";
import { discMean, lawOf, lineThrough, observedRate, type Ring, ringsOf } from "../src/data/measures/gasTables.ts";
import { SCENARIOS } from "../src/data/scenarios/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { FORCE_OPTIONS, withEngine } from "../src/headless/simulation.ts";
import { builtFrom } from "./commit.ts";
import { milkyWayDisc, modelRings } from "./gas/discLaw.ts";
import { type DiscState, discOf } from "./gas/discMeasures.ts";
import { write } from "./tables.ts";

const bench = defineCommand({
  name: "gas-disc",
  usage:
    "[--scenario NAME] [--n N] [--gas PART,…] [--extent X] [--gas-heaviness H] [--stars 0|1] [--heaviness H] [--time MYR] [--samples K] [--timestep DT] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "A disc of gas held in isolation: its scale length and height, stars that form, and the law of star formation against the density of the gas.",
  operands: [],
  options: {
    scenario: textOr("milky-way", "NAME", "the galaxy"),
    n: numberOr(262144, "N", "bodies", { min: 256, integer: true }),
    gas: numbersOr([0.2], "PART,…", "part of the disc's mass that is gas; of each a run", { min: 0.01, max: 0.9 }),
    extent: numberOr(null, "X", "scale length of the gas over that of the stars; default: the scenario's", {
      min: 0.5,
      max: 3,
    }),
    "gas-heaviness": numberOr(
      1,
      "H",
      "mass of a gas body over that of a disc body; of further parts so that gas bodies are about as many",
      { min: 0.02, max: 10 },
    ),
    stars: numberOr(1, "0|1", "whether it cools and forms stars", { min: 0, max: 1, integer: true }),
    heaviness: numberOr(3, "H", "mass of a halo body over that of a disc body", { min: 0.1, max: 100 }),
    time: numberOr(1000, "MYR", "length of the run", { min: 0.1 }),
    samples: numberOr(20, "K", "how often it is measured", { min: 1, integer: true }),
    timestep: numberOr(1 / 64, "DT", "time step", { min: 2 ** -40 }),
    engine: FORCE_OPTIONS.engine,
    threads: FORCE_OPTIONS.threads,
    out: textOr(null, "FOLDER", "where gas-disc.json goes"),
  },
  async run(_, options, report) {
    const { scenario: name, n, gas: parts, stars, heaviness, time, samples, timestep } = options;
    const scenario = SCENARIOS.find((one) => one.name === name);
    if (!scenario) throw new Error(`there is no scenario "${name}"`);
    const runs: { readonly gas: number; readonly rows: readonly DiscRow[]; readonly rings: readonly Ring[] }[] = [];
    for (const gas of parts) {
      const values = {
        gasFraction: gas,
        starFormation: stars,
        haloHeaviness: heaviness,
        gasHeaviness: (options["gas-heaviness"] * gas) / parts[0]!,
        ...(options.extent === null ? {} : { gasExtent: options.extent }),
      };
      const bodies = scenario.make(values, { n, seed: 1 });
      const myr = timeMyr(bodies.units)!;
      const { theta, softening } = scenario.defaults;
      const rows: DiscRow[] = [];
      const start = performance.now();
      report.say(`a part of ${gas} is gas`);
      if (stars === 1 && (name === "milky-way" || name === "milky-way-gas")) {
        const model = modelRings(milkyWayDisc(gas, options.extent ?? (name === "milky-way" ? 1 : 1.5)));
        const { gas: mean, rate } = discMean(model, OPTICAL);
        const outer = lawOf(model.filter(({ inner }) => inner >= BULGE)).slope;
        report.say(
          `equilibrium: rings as the power ${lawOf(model).slope.toFixed(2)} (out of the bulge ${outer.toFixed(2)}), mean ${mean.toFixed(1)} Msun/pc2 ${(rate / observedRate(mean)).toFixed(2)} of what is observed`,
        );
      }
      const { rings } = await withEngine(bodies, { timestep, softening, theta }, options, report, async (engine) => {
        let rings: readonly Ring[] = [];
        for (let k = 0; k <= samples; k++) {
          if (k > 0) engine.step(Math.max(1, Math.round(time / myr / timestep / samples)));
          await engine.done();
          const { energyError, faults } = await engine.measure();
          const now = await engine.readBodies();
          rings = ringsOf(now);
          const row = {
            ...{ myr: now.time * myr, ...discOf(now), slope: lawOf(rings).slope, mean: discMean(rings, OPTICAL) },
            outer: lawOf(rings.filter(({ inner }) => inner >= BULGE)).slope,
            ...{ energyError, faults },
          };
          rows.push(row);
          report.say(told(row));
        }
        return { rings };
      });
      report.say(`${((performance.now() - start) / 1000).toFixed(0)} s`);
      runs.push({ gas, rows, rings });
    }
    // Kennicutt's (1998) own measure: means over whole discs, a galaxy a point.
    const discs =
      runs.length < 2
        ? []
        : runs[0]!.rows.map((_, k) => {
            const means = runs.map(({ rows }) => rows[k]!.mean).filter(({ rate }) => rate > 0);
            const { slope } = lineThrough(means.map(({ gas, rate }) => [Math.log(gas), Math.log(rate)] as const));
            const over = means.map(({ gas, rate }) => rate / observedRate(gas));
            report.say(
              `${runs[0]!.rows[k]!.myr.toFixed(0)} Myr: means over discs go as the power ${slope.toFixed(3)}; over what is observed ${over.map((x) => x.toFixed(2)).join(" ")}`,
            );
            return { myr: runs[0]!.rows[k]!.myr, slope, over };
          });
    const result = { commit: builtFrom(), scenario: name, n, timestep, runs, discs };
    if (options.out !== null)
      write(join(options.out, "gas-disc.json"), `${JSON.stringify(result, null, 1)}\n`, options.out);
    return result;
  },
});

/** Within this radius a disc shines, about 3.2 of its scale lengths; out of this one its bulge hardly pulls at the gas. Both of the Milky Way, kpc. */
const OPTICAL = 9;
const BULGE = 2;

interface DiscRow extends DiscState {
  readonly myr: number;
  /** Power of star formation over all rings, and over those out of the bulge. */
  readonly slope: number;
  readonly outer: number;
  readonly mean: ReturnType<typeof discMean>;
  readonly energyError: number;
  readonly faults: readonly string[];
}

const told = (row: DiscRow) =>
  `${row.myr.toFixed(0)} Myr: gas ${row.gasMsun.toExponential(3)} Msun, ${row.length.toFixed(2)} kpc long, ${row.height.toFixed(3)} kpc high (with new stars ${row.allLength.toFixed(2)} and ${row.allHeight.toFixed(3)}; H over twice the height ${row.blur.toFixed(2)}), new stars ${row.starsMsun.toExponential(2)} Msun, ${row.rate.toFixed(2)} Msun/yr as the power ${row.slope.toFixed(2)} (out of the bulge ${row.outer.toFixed(2)}), mean ${row.mean.gas.toFixed(1)} Msun/pc2 ${(row.mean.rate / observedRate(row.mean.gas)).toFixed(2)} of what is observed, dE/E ${row.energyError.toExponential(1)}`;

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-disc --");
