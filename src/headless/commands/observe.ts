import { scaleOf } from "../../data/bodies/units.ts";
import { card } from "../../data/files/fits/cards.ts";
import { BAND, BANDS, type Band, surfaceMagnitude } from "../../instrument/bands.ts";
import { expose } from "../../instrument/expose.ts";
import { type FitsImage, fitsImages, skyAxes, upwards } from "../../instrument/fitsImages.ts";
import { gasMapsOf } from "../../instrument/gasMaps.ts";
import { cubeOf, momentsOf, seenFrom } from "../../instrument/kinematics.ts";
import { lightOf, shiningBodies } from "../../instrument/light.ts";
import { type Morphology, morphologyOf } from "../../instrument/morphology.ts";
import { arcseconds } from "../../instrument/photograph.ts";
import { blur, seeing } from "../../instrument/pointSpread.ts";
import { addNoise } from "../../instrument/sky.ts";
import { gasSeenIn } from "../../physics/gas/seen.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, snapshotOption, writeWhole } from "../files.ts";
import { numberOr, text, textsOr } from "../option.ts";
import { VIEW_OPTIONS, viewOf } from "../viewing.ts";

export const observe = defineCommand({
  name: "observe",
  usage: "FILE --out MAPS.fits [--bands B,V,I] [--from face|edge|X,Y,Z] [--pixels N] [--channels K]",
  help: "Observes the bodies in a file as a telescope does: surface brightness, moments of the velocity, and a cube, as FITS.",
  details: `Bands: ${BANDS.join(", ")} (B V I H Vega, g r i AB). Images: one a band in mag/arcsec2 with dust, blurred, with noise; sum, mean, dispersion, skewness and
excess kurtosis of the velocity along the line of sight, weighted by mass; of gas its surface density, mean temperature and metals, and the stars that it forms; with --channels a cube of mass by velocity. Units are the file's where it says none.`,
  operands: ["FILE"],
  options: {
    out: text("MAPS.fits", "the FITS file"),
    ...VIEW_OPTIONS,
    bands: textsOr(["g", "r", "i"], "B,V,I", "three bands"),
    pixels: numberOr(256, "N", "pixels a side", { min: 8, max: 4096, integer: true }),
    distance: numberOr(10, "MPC", "megaparsecs to the galaxy", { min: 0.01, max: 1e4 }),
    seeing: numberOr(0, "S", "full width at half maximum of a point's image, arcsec", { min: 0 }),
    noise: numberOr(null, "M", "surface brightness of the noise in a square arcsecond, mag (default none)"),
    channels: numberOr(0, "K", "channels of the cube; 0: none", { min: 0, max: 2048, integer: true }),
    dispersion: numberOr(null, "D", "of the instrument, in the file's velocity unit (default half a channel)", {
      min: 0,
    }),
    dust: numberOr(1, "F", "factor on the dust of discs; 0: none", { min: 0, max: 10 }),
    young: numberOr(1, "F", "factor on the stars that formed lately in discs; 0: none", { min: 0, max: 10 }),
    seed: numberOr(1, "S", "of the noise", { min: 0, max: 1e6, integer: true }),
    snapshot: snapshotOption,
  },
  async run([file], options, report) {
    const { out, pixels, distance, channels, dust, young, noise, seed } = options;
    const bands = bandsOf(options.bands);
    checkTarget(out);
    const { bodies } = await readBodiesFile(file!, report, options.snapshot);
    const view = viewOf(bodies, options, { width: pixels, height: pixels });
    const filters = {
      ...{ name: "bands", title: bands.join(" "), saturation: 1, softening: 1 },
      channels: [channel(bands[0]), channel(bands[1]), channel(bands[2])] as const,
    };
    report.progress("finding neighbours", 0);
    const light = lightOf(bodies, { filters, dust, young, tracers: 1 });
    const parsecs = 1000 * light.kpc;
    const arcsec = arcseconds(view.pixel * parsecs, distance);
    const spread = seeing(options.seeing / arcsec);
    const exposed = expose(light.emitters, view, filters, parsecs);
    const sharp = blur(exposed.light, pixels, pixels, 3, spread);
    const area = (view.pixel * parsecs) ** 2;
    const seen = sharp.slice();
    // Solar luminosities in a pixel of light with this magnitude in a square arcsecond.
    if (noise !== null)
      addNoise(seen, 1e30, (area * 10 ** (-0.4 * (noise - BAND[bands[1]].sun - 21.572))) / arcsec, seed);
    const sky = skyAxes(pixels, pixels, arcsec);
    const image = (name: string, unit: string, values: ArrayLike<number>): FitsImage => ({
      ...{ name, unit, axes: sky, sides: [pixels, pixels], values: upwards(values, pixels, pixels) },
    });
    const images = bands.map((band, c) =>
      image(
        band,
        "mag/arcsec2",
        Float64Array.from({ length: pixels * pixels }, (_, p) => {
          const here = seen[3 * p + c]! / area;
          return here > 0 ? surfaceMagnitude(here, band) : Number.NaN;
        }),
      ),
    );

    const chosen = shiningBodies(bodies);
    const scale = scaleOf(bodies.units);
    const [mass, kms] = [scale?.mass.factor ?? 1, scale?.velocity.factor ?? 1];
    const [weighs, speed] = scale ? ["Msun/pc2", "km/s"] : ["", ""];
    const weight = Float32Array.from(chosen, (i) => bodies.mass[i]! * mass);
    const moving = seenFrom({ bodies, chosen, weight }, view);
    const moments = momentsOf(moving, weight, view, spread);
    const perArea = scale ? area : view.pixel ** 2;
    images.push(
      image(
        "sum",
        weighs,
        moments.sum.map((sum) => sum / perArea),
      ),
      image(
        "mean",
        speed,
        moments.mean.map((v) => v * kms),
      ),
      image(
        "dispersion",
        speed,
        moments.dispersion.map((v) => v * kms),
      ),
      image("skewness", "", moments.skewness),
      image("excess", "", moments.excess),
    );
    const gas = gasSeenIn(bodies, chosen);
    if (gas) {
      const { mass: lying, temperature, metallicity, forming } = gasMapsOf(moving, gas, view, spread);
      images.push(
        image(
          "gas",
          "Msun/pc2",
          lying.map((m) => m / area),
        ),
        image("temperature", "K", temperature),
        image("metallicity", "", metallicity),
        // A square kiloparsec has a million square parsecs.
        image(
          "formation",
          "Msun/yr/kpc2",
          forming.map((rate) => (1e6 * rate) / area),
        ),
      );
    }
    if (channels > 0) {
      const span = 1.02 * moving.away.reduce((most, v) => Math.max(most, Math.abs(v)), 0) || 1;
      const step = (2 * span) / channels;
      const first = -span + step / 2;
      const dispersion = options.dispersion ?? step / 2;
      const cube = cubeOf(moving, weight, view, spread, {
        channels,
        first,
        step,
        dispersion: Math.max(dispersion, 1e-3 * step),
      });
      const values = new Float32Array(cube.length);
      const plane = pixels * pixels;
      for (let k = 0; k < channels; k++)
        values.set(upwards(cube.subarray(k * plane, (k + 1) * plane), pixels, pixels), k * plane);
      const axis = {
        type: scale ? "VELO" : "V",
        unit: scale ? "km/s" : "",
        pixel: 1,
        value: first * kms,
        step: step * kms,
      };
      images.push({
        name: "cube",
        unit: scale ? "Msun" : "",
        axes: [...sky, axis],
        sides: [pixels, pixels, channels],
        values,
      });
    }
    const cards = [
      card("DISTANCE", distance, "Mpc"),
      card("TIME", bodies.time),
      card("VSYS", moving.mean * kms, "mean velocity taken off"),
    ];
    writeWhole(out, fitsImages(images, cards));
    const totals = [0, 1, 2].map((c) => sharp.reduce((sum, v, k) => (k % 3 === c ? sum + v : sum), 0));
    const magnitudes = bands.map((band, c) => BAND[band].sun - 2.5 * Math.log10(totals[c]!));
    return {
      ...{ out, images: images.map(({ name }) => name), pixels, arcsec, pixelKpc: view.pixel * light.kpc },
      absoluteMagnitudes: Object.fromEntries(bands.map((band, c) => [band, magnitudes[c]])),
      colour: { [`${bands[0]}-${bands[1]}`]: magnitudes[0]! - magnitudes[1]! },
      morphology: formOf(sharp, pixels),
      adapter: null,
    };
  },
});

const channel = (band: Band) => ({ bands: { [band]: 1 }, gain: 1, extinction: BAND[band].extinction });

function bandsOf(names: readonly string[]): [Band, Band, Band] {
  const unknown = names.find((name) => !(BANDS as readonly string[]).includes(name));
  if (unknown === undefined && names.length === 3) return [...names] as [Band, Band, Band];
  throw new Error(`--bands ${names.join(",")}: give three of ${BANDS.join(", ")}`);
}

/** In the band in the middle; null where there is no light. */
function formOf(light: Float32Array, pixels: number): Morphology | null {
  const values = Float32Array.from({ length: pixels * pixels }, (_, p) => light[3 * p + 1]!);
  return values.some((value) => value > 0) ? morphologyOf({ width: pixels, height: pixels, values }) : null;
}
