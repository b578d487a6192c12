import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { THETA_RANGE } from "../../src/engine/index.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { userPath } from "../../src/headless/files.ts";
import { table } from "../../src/headless/help.ts";
import { flag, numberOr, textOr } from "../../src/headless/option.ts";
import { FORCE_OPTIONS, findSolver } from "../../src/headless/simulation.ts";
import { ADOPTED, CONFIGURATIONS, findResolution, RESOLUTIONS, runsOf } from "./configurations.ts";
import { relaxedGalaxy, runOne, type StudyResult, USUAL } from "./run.ts";
import { galaxiesOf, runBodies } from "./start.ts";
import { writeTable } from "./table.ts";

const details = `Configurations:

${table(CONFIGURATIONS.map(({ name, published, said }) => [name, [published === null ? "" : `${published} kpc`, said].filter(Boolean).join("; ")]))}

Resolutions:

${table(RESOLUTIONS.map(({ name, bodyMass, softening, timestep, help }) => [name, `${bodyMass.toExponential(0)} Msun a body, eps ${softening} kpc, dt 1/${Math.round(1 / timestep)}: ${help}`]))}

Every run has a folder OUT/RESOLUTION/NAME-rK with series.csv, profile.csv, origin.csv, shapes.csv and result.json. A command that was stopped goes on where it was
when it is given again; what is done is not done again. Several commands may work on different runs in one folder.`;

/** `npm run bench study`: chapter 5 of Bedorf (2014), how small mergers make large ellipticals. */
export const study = defineCommand({
  name: "study",
  usage: "[--runs LIST] [--resolution NAME] [--realisations K] [--gyr G] [--out FOLDER]",
  help: "Runs the study of Bedorf & Portegies Zwart (2013) on the sizes of merger remnants.",
  details,
  operands: [],
  options: {
    runs: textOr("all", "LIST", "configurations, or how their names begin (major, minor-10), separated by commas"),
    resolution: textOr("low", "NAME", "how finely galaxies are resolved"),
    eps: numberOr(null, "E", "softening instead of the resolution's, kpc", { min: 0 }),
    dt: numberOr(null, "D", "time step instead of the resolution's, in units of 9.778 Myr", { min: 1e-6 }),
    realisations: numberOr(null, "K", "draws of each swarm (default 3)", { min: 1, integer: true }),
    first: numberOr(1, "K", "the first of them", { min: 1, integer: true }),
    gyr: numberOr(USUAL.gyr, "G", "length of a run", { min: 0.01 }),
    relax: numberOr(USUAL.relax, "G", "how long galaxies are alone before, 0 for not at all", { min: 0 }),
    "halo-scale": numberOr(
      ADOPTED.haloScale,
      "R",
      "scale radius of the primary's halo, kpc: the paper doesn't say it",
      {
        min: 1,
      },
    ),
    kinetic: numberOr(
      ADOPTED.kinetic,
      "K",
      "kinetic energy of two equal galaxies at the start over their potential energy: 0 for the apocentre, 1 for the speed of escape",
      { min: 0, max: 1 },
    ),
    theta: numberOr(0.6, "T", "opening angle", THETA_RANGE),
    solver: textOr("adaptive", "NAME", "solver"),
    engine: FORCE_OPTIONS.engine,
    threads: FORCE_OPTIONS.threads,
    keep: flag("keeps the last bodies of every run"),
    table: flag("only makes tables and figures of the runs that are done in the folder"),
    plan: flag("only says what would be run"),
    galaxies: flag("only relaxes the galaxies: before several commands at once"),
    out: textOr("results/study", "FOLDER", "where the folders of the runs go"),
    page: textOr("docs/lab/study", "FOLDER", "where --table puts its tables and figures"),
  },
  async run(_operands, options, report) {
    const { out, gyr, relax, kinetic, theta, solver, keep, adapter, engine, threads, first } = options;
    if (options.table) {
      const path = userPath(join(options.page, "README.md"));
      return writeTable(out, options.page, existsSync(path) ? readFileSync(path, "utf8") : null, report);
    }
    const named = findResolution(options.resolution);
    const resolution = { ...named, softening: options.eps ?? named.softening, timestep: options.dt ?? named.timestep };
    findSolver(solver);
    const runs = runsOf(options.runs, options.realisations).filter(({ realisation }) => realisation >= first);
    const said = runs.map(({ configuration, realisation }) => ({
      run: `${configuration.name}-r${realisation}`,
      bodies: runBodies(configuration, resolution.bodyMass),
    }));
    if (options.plan) return { resolution, gyr, runs: said };
    const haloScale = options["halo-scale"];
    const studyOptions = {
      out,
      resolution,
      haloScale,
      kinetic,
      theta,
      solver,
      gyr,
      relax,
      keep,
      place: { adapter, engine, threads },
    };
    if (options.galaxies) {
      const ratios = new Set(runs.flatMap(({ configuration }) => galaxiesOf(configuration)));
      for (const ratio of ratios) if (ratio !== null) await relaxedGalaxy(ratio, studyOptions, report);
      return { resolution, relax, galaxies: [...ratios].filter((ratio) => ratio !== null) };
    }
    const results: StudyResult[] = [];
    for (const run of runs) results.push(await runOne(run, studyOptions, report));
    return {
      resolution,
      gyr,
      runs: results.map(({ configuration, realisation, end, largestError, msPerStep }) => ({
        ...{ configuration, realisation, end, largestError, msPerStep },
      })),
    };
  },
});
