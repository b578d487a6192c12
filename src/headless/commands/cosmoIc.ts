import { withGasBodies } from "../../physics/cosmology/gasBodies.ts";
import { makeUniverse } from "../../physics/cosmology/initialConditions.ts";
import { PLANCK, parseUniverse } from "../../physics/cosmology/universe.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, targetFormat, writeBodiesFile } from "../files.ts";
import { flag, numberOr, text, textOr } from "../option.ts";
import { summarise } from "../summary.ts";

export const cosmoIc = defineCommand({
  name: "cosmo ic",
  usage:
    "[--n N] [--side L] [--redshift Z] [--seed S] [--order 1|2] [--glass] [--gas] [--inverted] [--peak H] [--cosmology …] --out FILE [--format F]",
  help: "Makes a young universe: a periodic box of bodies on a grid, displaced as the linear power spectrum of its matter says.",
  details: `The spectrum is Eisenstein & Hu's (1998), normalised by sigma8; displacements are those of Lagrangian perturbation theory of first (Zel'dovich) or second order. A
seed gives the same long waves whatever N is. With --peak the waves are those of the seed about such a peak (Hoffman & Ribak 1991). Lengths are comoving kpc/h, masses 1e10 Msun/h, velocities GADGET's. Without --cosmology it is Planck's of 2015:
${Object.entries(PLANCK)
  .map(([name, value]) => `${name}=${value}`)
  .join(",")}.`,
  operands: [],
  options: {
    n: numberOr(32, "N", "bodies along an axis, a power of two", { min: 4, max: 256, integer: true }),
    side: numberOr(100, "L", "side of the box, comoving Mpc/h", { min: 0.1, max: 1e5 }),
    redshift: numberOr(49, "Z", "redshift at which it begins", { min: 0, max: 1000 }),
    seed: numberOr(1, "S", "32-bit seed: the same seed gives the same universe", {
      min: 0,
      max: 2 ** 32 - 1,
      integer: true,
    }),
    order: numberOr(2, "K", "order of perturbation theory, 1 or 2", { min: 1, max: 2, integer: true }),
    glass: flag("bodies in a glass, not on a grid, whose axes can then be seen nowhere; some seconds more"),
    gas: flag("a body of gas beside each of dark matter, with the baryons' part of its mass"),
    inverted: flag("give all waves the other sign: in the mean of both universes what waves do to each other cancels"),
    peak: numberOr(
      null,
      "H",
      "a cluster in the middle: how high the smoothed density is there over its root mean square",
      { min: -10, max: 10 },
    ),
    "peak-radius": numberOr(4, "R", "radius of the Gaussian that smooths it, comoving Mpc/h", { min: 0.01 }),
    cosmology: textOr(
      null,
      "omegaM=…,sigma8=…",
      "omegaM, omegaL, omegaR, w, h, omegaB, ns and sigma8; the others are Planck's",
    ),
    out: text("FILE", "output file; GADGET's formats (hdf5, gadget) have a place for the universe"),
    format: textOr(null, "F", "format, whatever the extension says"),
  },
  async run(_, options, report) {
    const { n, side, redshift, seed, order, glass, gas, inverted, cosmology, out, format } = options;
    const { peak: height, "peak-radius": radius } = options;
    const target = targetFormat(out, format);
    checkTarget(out);
    const universe = cosmology === null ? PLANCK : parseUniverse(cosmology);
    if (height !== null && radius > side / 2)
      throw new Error(`--peak-radius ${radius}: it is at most half of the side, ${side / 2}`);
    const peak = height === null ? {} : { peak: { height, radius } };
    const linear = { universe, n, side, redshift, seed, order: order === 1 ? 1 : 2, glass, inverted } as const;
    const dark = makeUniverse({ ...linear, ...peak });
    const bodies = gas ? withGasBodies(dark, universe.omegaB / universe.omegaM) : dark;
    const notes = await writeBodiesFile(out, bodies, target);
    for (const note of notes) report.say(`${out}: ${note}`);
    return {
      universe,
      side,
      redshift,
      seed,
      order,
      glass,
      gas,
      inverted,
      ...peak,
      format: target,
      out,
      ...summarise(bodies),
      notes,
      adapter: null,
    };
  },
});
