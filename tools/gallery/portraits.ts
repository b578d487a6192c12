// Photographs of kinds of galaxies and of mergers, from initial conditions to the picture: npx tsx tools/portraits.ts --help
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { findModel } from "../../src/data/scenarios/index.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { writeBodiesFile } from "../../src/headless/files.ts";
import { flag, numberOr, textOr, textsOr } from "../../src/headless/option.ts";
import { pngOf } from "../../src/headless/png.ts";
import { FORCE_OPTIONS, withEngine } from "../../src/headless/simulation.ts";
import { viewOf } from "../../src/headless/viewing.ts";
import { findInstrument } from "../../src/instrument/instruments.ts";
import { lightOf, shiningBodies } from "../../src/instrument/light.ts";
import { distanceOf, photograph } from "../../src/instrument/photograph.ts";
import { PORTRAITS } from "./kinds.ts";
import { measured } from "./measured.ts";

/** The bodies that shine, alone. */
function shiningOf(bodies: Bodies): Bodies {
  const shining = shiningBodies(bodies);
  const few = { ...emptyBodies(shining.length, bodies.units), time: bodies.time };
  shining.forEach((i, k) => {
    few.mass[k] = bodies.mass[i]!;
    few.component[k] = bodies.component[i]!;
    few.galaxy[k] = bodies.galaxy[i]!;
    few.id[k] = Number(bodies.id[i]!);
    few.position.set(bodies.position.subarray(3 * i, 3 * i + 3), 3 * k);
    few.velocity.set(bodies.velocity.subarray(3 * i, 3 * i + 3), 3 * k);
  });
  return few;
}

export const portraits = defineCommand({
  name: "portraits",
  usage: "[--names NAME,…] [--n N] [--width W --height H] --out FOLDER",
  help: "Runs eight kinds of galaxies and six encounters and takes a photograph of each.",
  operands: [],
  options: {
    names: textsOr(null, "NAME,…", `which of ${PORTRAITS.map(({ name }) => name).join(", ")} (default all)`),
    n: numberOr(1_048_576, "N", "bodies", { min: 100, integer: true }),
    width: numberOr(3840, "W", "pixels", { min: 16, integer: true }),
    height: numberOr(2160, "H", "pixels", { min: 16, integer: true }),
    instrument: textOr("hubble", "NAME", "as of picture"),
    tracers: numberOr(4, "K", "images of each body of a disc", { min: 1, integer: true }),
    coarse: numberOr(1, "F", "factor on the time steps, for slow machines", { min: 0.1 }),
    measure: flag("says colour, concentration, asymmetry, Gini and M20 of the galaxy in the middle too"),
    keep: flag("writes the bodies that shine beside each picture too"),
    out: textOr(".", "FOLDER", "where the pictures go"),
    engine: FORCE_OPTIONS.engine,
    threads: FORCE_OPTIONS.threads,
  },
  async run(_, options, report) {
    const { n, width, height, tracers, coarse, out } = options;
    const instrument = findInstrument(options.instrument);
    const rows = [];
    for (const [place, portrait] of PORTRAITS.entries()) {
      const { name, kind, time, timestep, softening, middle, young = 1, dust = 1, exposure = 0 } = portrait;
      if (options.names && !options.names.includes(name)) continue;
      const begin = performance.now();
      const bodies = findModel(portrait.model).make({ ...portrait.set }, { n, seed: 1 });
      const steps = Math.round(time / (timestep * coarse));
      const settings = { softening, timestep: time / steps, theta: 0.7, gravity: bodies.units.gravity };
      const made = performance.now();
      const { now, ...about } = await withEngine(bodies, settings, options, report, async (engine, { check }) => {
        for (let done = 0; done < steps; done += 16) {
          engine.step(Math.min(16, steps - done));
          await engine.done();
          check();
          report.progress(name, done / steps);
        }
        return { now: await engine.readBodies() };
      });
      const ran = performance.now();
      const shining = shiningOf(now);
      if (options.keep) await writeBodiesFile(join(out, `${name}.fits`), shining, "fits");
      const scenario = findModel(portrait.model);
      const moment =
        "moment" in scenario ? (scenario.moment.viewDirection ?? scenario.defaults.viewDirection) : [0, 0, 1];
      const light = lightOf(shining, { filters: instrument.filters, dust, young, tracers });
      const centre = middle === "first" ? light.frames[0]!.centre.join(",") : null;
      const from = portrait.from === "scenario" ? moment.join(",") : portrait.from;
      const view = viewOf(shining, { from, centre, field: portrait.field }, { width, height });
      const { picture } = photograph(light, {
        instrument,
        view,
        distance: distanceOf(view, light.kpc),
        exposure,
        sky: true,
        // Each stands before a sky of its own.
        seed: 1 + place,
      });
      writeFileSync(join(out, `${name}.png`), pngOf(width, height, picture.rgb));
      const seconds = [made - begin, ran - made, performance.now() - ran].map((ms) => Math.round(ms / 100) / 10);
      const form = options.measure ? { form: measured(shining, view, { dust, young, tracers }) } : {};
      rows.push({ name, kind, n: now.count, steps, emitters: light.emitters.count, seconds, ...form, ...about });
      report.say(`${name}: bodies, run and picture took ${seconds.join(", ")} s`);
    }
    return { portraits: rows };
  },
});
