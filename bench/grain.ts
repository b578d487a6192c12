// Grain of photographs against the number of bodies: npx tsx bench/grain.ts --help
import { findModel } from "../src/data/scenarios/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { numbersOr, textOr } from "../src/headless/option.ts";
import { develop, lightAt } from "../src/instrument/develop.ts";
import { EMITTER, Emitters } from "../src/instrument/emitters.ts";
import { expose, type View } from "../src/instrument/expose.ts";
import { findFilters } from "../src/instrument/filters.ts";
import { type Light, lightOf } from "../src/instrument/light.ts";
import { grainOf } from "./grain/power.ts";

const SIDE = 512;

/** The same light with each image as wide as the least that a picture has: dots. */
function dots({ emitters }: Light, view: View): Emitters {
  const equal = new Emitters();
  for (let at = 0; at < EMITTER * emitters.count; at += EMITTER) {
    const [x, y, z, , red, green, blue, dust] = emitters.numbers.subarray(at, at + EMITTER) as unknown as number[];
    equal.add(x!, y!, z!, 0.65 * view.pixel, red!, green!, blue!, dust!);
  }
  return equal;
}

const grain = defineCommand({
  name: "grain",
  usage: "[--n LIST] [--model NAME]",
  help: "Power of pictures at the pixel (0.4 to 0.5 cycles) over that at ten pixels: of equal dots, of images as wide as bodies are apart, of four along each epicycle, and of all light.",
  operands: [],
  options: {
    n: numbersOr([65_536, 262_144, 1_048_576], "LIST", "numbers of bodies", { min: 100, integer: true }),
    model: textOr("milky-way", "NAME", "model or scenario"),
  },
  async run(_, { n, model }, report) {
    const filters = findFilters("hubble");
    const view = { width: SIDE, height: SIDE, centre: [0, 0, 0], from: [0.3, -0.3, 0.9], pixel: 27 / SIDE } as const;
    const rows = [];
    for (const count of n) {
      report.progress("grain", rows.length / n.length);
      const bodies = findModel(model).make({}, { n: count, seed: 1 });
      const light = (tracers: number, young: number) => lightOf(bodies, { filters, dust: young, young, tracers });
      const seen = ({ kpc }: Light, emitters: Emitters) => {
        const exposure = expose(emitters, view, filters, 1000 * kpc);
        const { rgb } = develop(exposure, filters, 2.2 * lightAt(exposure.light, 0.9));
        return grainOf(
          Float64Array.from({ length: SIDE * SIDE }, (_unused, p) => rgb[3 * p]! + rgb[3 * p + 1]! + rgb[3 * p + 2]!),
          SIDE,
        );
      };
      const [one, four, all] = [light(1, 0), light(4, 0), light(4, 1)];
      rows.push({
        n: count,
        dots: seen(one, dots(one, view)),
        images: seen(one, one.emitters),
        four: seen(four, four.emitters),
        all: seen(all, all.emitters),
      });
    }
    return { model, rows, adapter: null };
  },
});

process.exitCode = await runCommand(grain, process.argv.slice(2), { out: process.stdout, err: process.stderr });
