import { measuredPower } from "../../physics/cosmology/measuredPower.ts";
import { linearPower } from "../../physics/cosmology/powerSpectrum.ts";
import { defineCommand } from "../command.ts";
import { comovingBodies, SPACE_OPTIONS } from "../expanding.ts";
import { checkTarget, readBodiesFile, snapshotOption, writeWhole } from "../files.ts";
import { numberOr, textOr } from "../option.ts";
import { SIDE_MPC, scalesOf, seededUniverse } from "./cosmoFof.ts";

export const cosmoPower = defineCommand({
  name: "cosmo power",
  usage: "FILE [--grid N] [--cosmology …] [--periodic L] [--out POWER.csv]",
  help: "Measures the power spectrum of a cosmological snapshot beside that of linear theory.",
  details: `k in h/Mpc, power in (Mpc/h)^3, in bins one wave of the box wide up to half of the grid. Clouds in cells, their window taken out; the shot noise, which is that of bodies placed at random,
is named and not taken out: bodies of a grid have none at first.`,
  operands: ["FILE"],
  options: {
    grid: numberOr(64, "N", "places of the grid along an axis, a power of two", { min: 4, max: 512, integer: true }),
    ...SPACE_OPTIONS,
    "side-mpc": SIDE_MPC,
    cosmology: textOr(null, "omegaB=…,sigma8=…", "what the header does not say (default: Planck's)"),
    snapshot: snapshotOption,
    out: textOr(null, "POWER.csv", "a line for each bin"),
  },
  async run([file], { grid, cosmology, periodic, "side-mpc": sideMpc, snapshot, out }, report) {
    if (out !== null) checkTarget(out);
    const bodies = comovingBodies(file!, await readBodiesFile(file!, report, snapshot), { periodic, cosmology });
    const universe = seededUniverse(bodies, cosmology);
    const { side } = bodies.comoving;
    const box = side * scalesOf(bodies, universe, sideMpc).length;
    const linear = linearPower(universe, bodies.time);
    const bins = measuredPower(bodies.position, bodies.mass, side, grid).map(({ k, power, waves }) => {
      const wave = (2 * Math.PI * k) / box;
      return { k: wave, power: power * box ** 3, linear: linear(wave), waves };
    });
    if (out !== null) {
      const rows = bins.map(({ k, power, linear: expected, waves }) => [k, power, expected, waves].join(","));
      writeWhole(out, `${["k,power,linear,waves", ...rows].join("\n")}\n`);
    }
    const { count, time } = bodies;
    return {
      n: count,
      time,
      redshift: 1 / time - 1,
      sideMpcPerH: box,
      shotNoise: box ** 3 / count,
      bins,
      out,
      adapter: null,
    };
  },
});
