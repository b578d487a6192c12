// A disc of gas on its own: npm run bench gas-disc -- --help
import { join } from "node:path";
import { timeMyr } from "../src/data/bodies/units.ts";
import { lawOf, ringsOf } from "../src/data/measures/gasTables.ts";
import { SCENARIOS } from "../src/data/scenarios/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { numberOr, textOr } from "../src/headless/option.ts";
import { FORCE_OPTIONS, withEngine } from "../src/headless/simulation.ts";
import { builtFrom } from "./commit.ts";
import { discOf } from "./gas/discMeasures.ts";
import { write } from "./tables.ts";

const bench = defineCommand({
  name: "gas-disc",
  usage:
    "[--scenario NAME] [--n N] [--gas PART] [--gas-heaviness H] [--stars 0|1] [--heaviness H] [--time MYR] [--samples K] [--timestep DT] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "A disc of gas held in isolation: its scale length and height, stars that form, and the law of star formation against the density of the gas.",
  operands: [],
  options: {
    scenario: textOr("milky-way", "NAME", "the galaxy"),
    n: numberOr(262144, "N", "bodies", { min: 256, integer: true }),
    gas: numberOr(0.2, "PART", "part of the disc's mass that is gas", { min: 0.01, max: 0.9 }),
    "gas-heaviness": numberOr(1, "H", "mass of a gas body over that of a disc body", { min: 0.02, max: 10 }),
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
    const { scenario: name, n, gas, stars, heaviness, time, samples, timestep } = options;
    const scenario = SCENARIOS.find((one) => one.name === name);
    if (!scenario) throw new Error(`there is no scenario "${name}"`);
    const values = {
      gasFraction: gas,
      starFormation: stars,
      haloHeaviness: heaviness,
      gasHeaviness: options["gas-heaviness"],
    };
    const bodies = scenario.make(values, { n, seed: 1 });
    const myr = timeMyr(bodies.units)!;
    const { theta, softening } = scenario.defaults;
    const settings = { timestep, softening, theta };
    const rows: object[] = [];
    const { last } = await withEngine(bodies, settings, options, report, async (engine) => {
      const start = performance.now();
      let now = bodies;
      for (let k = 0; k <= samples; k++) {
        if (k > 0) engine.step(Math.max(1, Math.round(time / myr / timestep / samples)));
        await engine.done();
        const { energyError, faults } = await engine.measure();
        now = await engine.readBodies();
        const row = { myr: now.time * myr, ...discOf(now), slope: lawOf(ringsOf(now)).slope, energyError, faults };
        rows.push(row);
        report.say(
          `${row.myr.toFixed(0)} Myr: gas ${row.gasMsun.toExponential(3)} Msun, ${row.length.toFixed(2)} kpc long, ${row.height.toFixed(3)} kpc high (with new stars ${row.allLength.toFixed(2)} and ${row.allHeight.toFixed(3)}; H over twice the height ${row.blur.toFixed(2)}), new stars ${row.starsMsun.toExponential(2)} Msun, ${row.rate.toFixed(2)} Msun/yr as the power ${row.slope.toFixed(2)}, dE/E ${energyError.toExponential(1)}`,
        );
      }
      report.say(`${((performance.now() - start) / 1000).toFixed(0)} s`);
      return { last: now };
    });
    const rings = ringsOf(last);
    const law = lawOf(rings);
    report.say(`star formation goes as the ${law.slope.toFixed(2)}th power of the gas`);
    const result = { commit: builtFrom(), ...values, n, timestep, rows, rings, law };
    if (options.out !== null)
      write(join(options.out, "gas-disc.json"), `${JSON.stringify(result, null, 1)}\n`, options.out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-disc --");
