import { timeMyr } from "../../data/bodies/units.ts";
import { findInstrument, INSTRUMENTS } from "../../instrument/instruments.ts";
import { lightOf } from "../../instrument/light.ts";
import { distanceOf, photograph } from "../../instrument/photograph.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, snapshotOption, writeWhole } from "../files.ts";
import { table } from "../help.ts";
import { flag, numberOr, text, textOr } from "../option.ts";
import { pngOf } from "../png.ts";
import { VIEW_OPTIONS, viewOf } from "../viewing.ts";

const LARGEST = 16_384;

export const picture = defineCommand({
  name: "picture",
  usage: "FILE --out PICTURE.png [--instrument NAME] [--from face|edge|X,Y,Z] [--field L] [--width W --height H]",
  help: "Takes a photograph of the bodies in a file: stars by age, dust, nebulae, and the telescope's own sky and noise.",
  details: `Instruments:\n\n${table(INSTRUMENTS.map(({ name, filters }) => [name, filters.title]))}`,
  operands: ["FILE"],
  options: {
    out: text("PICTURE.png", "the picture"),
    instrument: textOr("hubble", "NAME", INSTRUMENTS.map(({ name }) => name).join(", ")),
    ...VIEW_OPTIONS,
    width: numberOr(1920, "W", "pixels", { min: 16, max: LARGEST, integer: true }),
    height: numberOr(1080, "H", "pixels", { min: 16, max: LARGEST, integer: true }),
    exposure: numberOr(0, "E", "stops more light than the picture chooses by itself", { min: -10, max: 10 }),
    dust: numberOr(1, "F", "factor on the dust of discs; 0: none", { min: 0, max: 10 }),
    young: numberOr(1, "F", "factor on the stars that formed lately in discs; 0: none", { min: 0, max: 10 }),
    tracers: numberOr(4, "K", "images of each body of a disc along its epicycle", { min: 1, max: 30, integer: true }),
    distance: numberOr(
      null,
      "MPC",
      "megaparsecs to the galaxy (default: where the picture is 3.4 minutes of arc high)",
      {
        min: 0.01,
        max: 1e4,
      },
    ),
    "no-sky": flag("neither stars before and galaxies behind, nor noise"),
    seed: numberOr(1, "S", "of the sky", { min: 0, max: 1e6, integer: true }),
    snapshot: snapshotOption,
  },
  async run([file], options, report) {
    const { out, width, height, dust, young, tracers, exposure, seed } = options;
    const instrument = findInstrument(options.instrument);
    checkTarget(out);
    const { bodies } = await readBodiesFile(file!, report, options.snapshot);
    const view = viewOf(bodies, options, { width, height });
    report.progress("finding neighbours", 0);
    const light = lightOf(bodies, { filters: instrument.filters, dust, young, tracers });
    const distance = options.distance ?? distanceOf(view, light.kpc);
    report.progress("exposing", 0);
    const choices = { instrument, view, distance, exposure, sky: !options["no-sky"], seed };
    const { exposure: exposed, picture: developed } = photograph(light, choices);
    writeWhole(out, pngOf(width, height, developed.rgb));
    const emitted = light.emitters.totals();
    const myr = timeMyr(bodies.units);
    return {
      ...{ out, width, height, instrument: instrument.name, n: bodies.count, emitters: light.emitters.count },
      ...{
        centre: view.centre,
        from: view.from,
        field: view.pixel * height,
        pixelKpc: view.pixel * light.kpc,
        distance,
      },
      timeMyr: myr === null ? null : myr * bodies.time,
      luminosity: emitted.slice(0, 3),
      takenByDust: exposed.taken.map((taken, c) => taken / Math.max(1e-30, emitted[c]!)),
      adapter: null,
    };
  },
});
