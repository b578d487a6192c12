import type { Bodies } from "../../data/bodies/bodies.ts";
import { hubbleOf } from "../../data/bodies/comoving.ts";
import { type Halo, haloesOf } from "../../physics/cosmology/haloes.ts";
import { haloesAbove } from "../../physics/cosmology/massFunction.ts";
import { linearPower } from "../../physics/cosmology/powerSpectrum.ts";
import {
  CRITICAL_DENSITY,
  expansionSquared,
  PLANCK,
  parseUniverse,
  type Seeded,
  universeOf,
} from "../../physics/cosmology/universe.ts";
import { defineCommand } from "../command.ts";
import { comovingBodies, SPACE_OPTIONS } from "../expanding.ts";
import { checkTarget, readBodiesFile, snapshotOption, writeWhole } from "../files.ts";
import { numberOr, textOr } from "../option.ts";

/** Haloes that the JSON names; the table has all. */
const NAMED = 10;
const COLUMNS = "bodies,mass,x,y,z,vx,vy,vz,mass200,radius200";

/** A universe by the header and what else is said of it. */
export function seededUniverse({ comoving }: Required<Pick<Bodies, "comoving">>, cosmology: string | null): Seeded {
  const known = { ...universeOf(comoving), omegaB: PLANCK.omegaB };
  return cosmology === null ? known : parseUniverse(cosmology, known);
}

/** Of commands that say lengths in Mpc/h. */
export const SIDE_MPC = numberOr(null, "L", "side of the box in Mpc/h, of files without units", { min: 1e-6 });

/** Mpc/h and Msun/h in the bodies' units: by the mean density, which in them is omegaM times the critical one. Throws one line where they have no units and none are said. */
export function scalesOf(
  bodies: Bodies & Required<Pick<Bodies, "comoving">>,
  universe: Seeded,
  sideMpc: number | null,
): { readonly length: number; readonly mass: number } {
  const { side } = bodies.comoving;
  const { velocityKms } = bodies.units;
  const hubble = hubbleOf(bodies, { ...universe, side });
  if (sideMpc === null && velocityKms === null)
    throw new Error("its units are not known: give --side-mpc L, the side of the box in Mpc/h");
  // H0 is 100 km/s / (Mpc/h).
  const length = sideMpc === null ? (hubble / 100) * velocityKms! : sideMpc / side;
  const total = bodies.mass.reduce((sum, m) => sum + m, 0);
  return { length, mass: (universe.omegaM * CRITICAL_DENSITY * (side * length) ** 3) / total };
}

function row({ bodies, mass, centre, velocity, mass200, radius200 }: Halo): string {
  return [bodies, mass, ...centre, ...velocity, mass200, radius200].join(",");
}

export const cosmoFof = defineCommand({
  name: "cosmo fof",
  usage: "FILE [--link B] [--least N] [--cosmology …] [--periodic L] [--out HALOES.csv]",
  help: "Finds the haloes of a cosmological snapshot: groups by friends of friends, M200c, and how many there are beside theory.",
  details: `A group holds bodies that are closer to another of it than B times their mean distance. mass200 is that of all bodies within radius200, in which they are 200 times the
critical density; the centre is the group's body that lies deepest. Lengths and masses are the file's, lengths comoving. Haloes above a mass are compared with Press &
Schechter 1974, Sheth & Tormen 1999 and Tinker et al. 2008 (200 times the mean), for the linear spectrum of --cosmology.`,
  operands: ["FILE"],
  options: {
    link: numberOr(0.2, "B", "linking length over the mean distance between neighbours", { min: 0.01, max: 1 }),
    least: numberOr(32, "N", "bodies of the smallest group", { min: 2, integer: true }),
    ...SPACE_OPTIONS,
    "side-mpc": SIDE_MPC,
    cosmology: textOr(null, "omegaB=…,sigma8=…", "what the header does not say (default: Planck's)"),
    snapshot: snapshotOption,
    out: textOr(null, "HALOES.csv", "a line for each halo"),
  },
  async run([file], { link, least, cosmology, periodic, "side-mpc": sideMpc, snapshot, out }, report) {
    if (out !== null) checkTarget(out);
    const bodies = comovingBodies(file!, await readBodiesFile(file!, report, snapshot), { periodic, cosmology });
    const universe = seededUniverse(bodies, cosmology);
    const { side } = bodies.comoving;
    const { count, time, position, velocity, mass } = bodies;
    const scales = scalesOf(bodies, universe, sideMpc);
    // Of the comoving box: the critical density times a^3.
    const total = mass.reduce((sum, m) => sum + m, 0);
    const critical = ((total / side ** 3) * time ** 3 * expansionSquared(universe, time)) / universe.omegaM;
    const length = (link * side) / Math.cbrt(count);
    const haloes = haloesOf({ side, position, velocity, mass }, length, least, critical);
    if (out !== null) writeWhole(out, `${[COLUMNS, ...haloes.map(row)].join("\n")}\n`);
    const power = linearPower(universe, time);
    const volume = (side * scales.length) ** 3;
    const smallest = haloes.at(-1)?.mass ?? (least * total) / count;
    const above = [1, 2, 4, 8, 16, 32].map((factor) => factor * smallest * (1 - 1e-6));
    return {
      ...{ n: count, time, redshift: 1 / time - 1, side, link: length, least, haloes: haloes.length },
      unbound: count - haloes.reduce((sum, { bodies: members }) => sum + members, 0),
      unitMsunPerH: scales.mass,
      largest: haloes.slice(0, NAMED),
      massFunction: above.map((threshold) => {
        const theory = haloesAbove(threshold * scales.mass, universe.omegaM, power, 1 / time - 1);
        const expected = Object.fromEntries(Object.entries(theory).map(([name, density]) => [name, density * volume]));
        return { mass: threshold, found: haloes.filter((halo) => halo.mass >= threshold).length, ...expected };
      }),
      ...{ out, adapter: null },
    };
  },
});
