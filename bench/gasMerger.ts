// AREPO's wet merger beside its own star formation: npm run bench gas-merger -- --help
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Bodies, componentIndex } from "../src/data/bodies/bodies.ts";
import { GADGET_UNITS, MYR_PER_KPC_KMS, timeMyr, type Units } from "../src/data/bodies/units.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { readBodiesFile } from "../src/headless/files.ts";
import { flag, numberOr, textOr } from "../src/headless/option.ts";
import { FORCE_OPTIONS, withEngine } from "../src/headless/simulation.ts";
import { energyAt } from "../src/physics/gas/index.ts";
import { builtFrom } from "./commit.ts";
import { spreadGas } from "./gas/spread.ts";
import { write } from "./tables.ts";

/** Hubble's constant over 100 km/s/Mpc: the file's lengths and masses are kpc/h and 10^10 Msun/h. */
const H = 0.6774;
const UNITS: Units = {
  ...GADGET_UNITS,
  name: "kpc/h, 10^10 Msun/h, km/s",
  lengthKpc: 1 / H,
  massMsun: 1e10 / H,
};

/** Numbers of star formation of the example (param.txt). */
const TWO_PHASE = {
  timescale: (2.27 * MYR_PER_KPC_KMS * 1e6) / H,
  exploding: 0.1,
  evaporation: 573,
  supernova: 5.73e7,
  cloud: 1000,
};

/** Times that the example itself is judged at, and its bound in Msun. */
const TIMES = Array.from({ length: 10 }, (_, k) => 0.5 + (2.3 * k) / 9);
const BOUND = 3e8;

/** What of the reference's columns stands where. */
const [TIME, RATE, FORMED] = [0, 2, 5];

/** The bodies with what the file leaves to the parameters: gas of 10^4 K, which its ultraviolet background would heat colder gas to. */
function prepared(bodies: Bodies): Bodies {
  const gas = componentIndex("gas");
  const warm = energyAt(1e4) / 1e10;
  const internalEnergy = Float32Array.from(bodies.component, (kind) => (kind === gas ? warm : 0));
  return { ...bodies, units: UNITS, columns: { internalEnergy }, gas: { stars: true, twoPhase: TWO_PHASE } };
}

/** Linear between the rows of a table whose first column rises. */
function between(rows: readonly (readonly number[])[], time: number, column: number): number {
  const found = rows.findIndex((row) => row[TIME]! >= time);
  const k = found < 0 ? rows.length - 1 : Math.max(1, found);
  const [a, b] = [rows[k - 1]!, rows[k]!];
  return a[column]! + ((time - a[TIME]!) / (b[TIME]! - a[TIME]!)) * (b[column]! - a[column]!);
}

interface Sample {
  readonly time: number;
  /** Msun of stars that were gas, Msun of gas, and Msun a year. */
  readonly formed: number;
  readonly gas: number;
  readonly rate: number;
}

function sampleOf({ count, mass, units, time, columns }: Bodies): Sample {
  const { internalEnergy, birthTime, starFormationRate } = columns!;
  const sums = { formed: 0, gas: 0, rate: 0 };
  for (let i = 0; i < count; i++) {
    if (birthTime![i]! > 0) sums.formed += mass[i]!;
    if (!(internalEnergy![i]! > 0)) continue;
    sums.gas += mass[i]!;
    sums.rate += starFormationRate?.[i] ?? 0;
  }
  const msun = units.massMsun!;
  return { time, formed: sums.formed * msun, gas: sums.gas * msun, rate: (sums.rate * msun) / (timeMyr(units)! * 1e6) };
}

const bench = defineCommand({
  name: "gas-merger",
  usage:
    "[--data FOLDER] [--eps E] [--theta T] [--timestep DT] [--until T] [--neighbours N] [--form NAME] [--kernel NAME] [--spread] [--background] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "The merger of two discs with gas that ships with AREPO: stars formed at ten times beside that code's.",
  operands: [],
  options: {
    data: textOr("../shared/data/gas", "FOLDER", "where gadget1_arepo_wet_merger.dat and its reference lie"),
    eps: numberOr(2, "E", "softening, kpc/h", { min: 0.01 }),
    theta: numberOr(0.5, "T", "opening angle", { min: 0, max: 2 }),
    timestep: numberOr(1 / 256, "DT", "time step, of 1443 Myr", { min: 2 ** -20 }),
    until: numberOr(3, "T", "end time, of 1443 Myr", { min: 0.01 }),
    samples: numberOr(60, "K", "how often it is measured", { min: 10, integer: true }),
    neighbours: numberOr(64, "N", "neighbours of gas", { min: 32, max: 256 }),
    form: textOr("geometric", "NAME", "form of the pressure force: geometric or densityEnergy"),
    kernel: textOr("plummer", "NAME", "softening: plummer or spline, which AREPO has"),
    spread: flag("begins as AREPO does: with gas that its kernels spread, and mean velocities"),
    background: flag("today's ultraviolet background, which that code has too"),
    engine: FORCE_OPTIONS.engine,
    threads: FORCE_OPTIONS.threads,
    out: textOr(null, "FOLDER", "where gas-merger.json goes"),
  },
  async run(_, options, report) {
    const { data, eps, theta, timestep, until, samples, neighbours, form, kernel, spread, background } = options;
    if (kernel !== "plummer" && kernel !== "spline") throw new Error(`unknown kernel "${kernel}"`);
    if (form !== "geometric" && form !== "densityEnergy") throw new Error(`unknown form "${form}"`);
    const read = await readBodiesFile(join(data, "gadget1_arepo_wet_merger.dat"), report);
    const reference = readFileSync(join(data, "arepo_wet_merger_sfr_reference.txt"), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number));
    const made = prepared(spread ? spreadGas(read.bodies, neighbours) : read.bodies);
    const bodies = {
      ...made,
      gas: { ...made.gas, neighbours, form, background: background ? "today" : "none" } as const,
    };
    const settings = { timestep, softening: eps, kernel, theta, gravity: UNITS.gravity } as const;
    const { rows, last } = await withEngine(bodies, settings, options, report, async (engine) => {
      const found: (Sample & { readonly energyError: number; readonly faults: readonly string[] })[] = [];
      const start = performance.now();
      const each = Math.max(1, Math.round(until / timestep / samples));
      let now = await engine.readBodies();
      for (;;) {
        const { energyError, faults } = await engine.measure();
        const row = { ...sampleOf(now), energyError, faults };
        found.push(row);
        report.say(
          `t ${row.time.toFixed(3)}: ${(row.formed / 1e9).toFixed(3)} 10^9 Msun of new stars, ${row.rate.toFixed(2)} Msun/yr (reference ${between(reference, row.time, RATE).toFixed(2)}), dE/E ${energyError.toExponential(1)}, ${((performance.now() - start) / 1000).toFixed(0)} s${faults.length > 0 ? `, ${faults.join("; ")}` : ""}`,
        );
        if (row.time >= until - timestep / 2) return { rows: found, last: now };
        engine.step(each);
        await engine.done();
        now = await engine.readBodies();
      }
    });
    const own = rows.map(({ time, formed, rate }) => [time, formed, rate]);
    const table = TIMES.filter((time) => time <= until).map((time) => {
      const [ours, theirs] = [between(own, time, 1), between(reference, time, FORMED) * UNITS.massMsun!];
      return { time, ours, theirs, apart: ours - theirs, holds: Math.abs(ours - theirs) <= BOUND };
    });
    const lines = [
      "| t | stars here, 10^9 Msun | AREPO | apart | within 0.3 |",
      "| --- | --- | --- | --- | --- |",
      ...table.map(
        ({ time, ours, theirs, apart, holds }) =>
          `| ${time.toFixed(3)} | ${(ours / 1e9).toFixed(2)} | ${(theirs / 1e9).toFixed(2)} | ${(apart / 1e9).toFixed(2)} | ${holds ? "yes" : "no"} |`,
      ),
    ];
    report.say(lines.join("\n"));
    const result = {
      commit: builtFrom(),
      eps,
      theta,
      timestep,
      neighbours,
      form,
      kernel,
      count: last.count,
      table,
      rows,
    };
    if (options.out !== null)
      write(join(options.out, "gas-merger.json"), `${JSON.stringify(result, null, 1)}\n`, options.out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-merger --");
