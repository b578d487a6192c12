import { timeMyr, type Units } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import { bodyWeight, buildGalaxy, type GalaxySpec, sampleGalaxy } from "../models/galaxy.ts";
import { heavinessParameter, softeningParameter } from "../models/galaxyModel.ts";
import { gasParameters, withGas } from "../models/gasParameters.ts";
import { join, move, recentre, shareOut, toBodies } from "../models/sample.ts";
import { type Parameter, parameter, resolveValues, type Values } from "../parameter.ts";
import { incomingState, separationBefore, splitState } from "./orbit.ts";
import { nodeOf, orient } from "./orientation.ts";
import type { Scenario } from "./scenario.ts";

/** Two galaxies on a Kepler orbit: what a scenario states, the rest follows. kpc, degrees. */
export interface EncounterRecord
  extends Pick<Scenario, "name" | "kind" | "title" | "help" | "lookFor" | "moment" | "defaults"> {
  readonly units: Units;
  readonly orbit: { readonly pericentre: number; readonly eccentricity: number; readonly separation: number };
  /** Inclination and argument of pericentre; a galaxy without a disc has none. */
  readonly first?: readonly [inclination: number, argument: number];
  readonly second?: readonly [inclination: number, argument: number];
  readonly massRatio?: Parameter;
  readonly extra?: readonly Parameter[];
  /** Part of the discs' mass that is gas, if nothing is said; 0 without it. */
  readonly gasFraction?: number;
  /** The two galaxies for complete values. */
  galaxies(values: Values): readonly [GalaxySpec, GalaxySpec];
}

const angles = (which: "1" | "2", normal: readonly [number, number]): Parameter[] => {
  const name = which === "1" ? "first" : "second";
  return [
    parameter(
      `inclination${which}`,
      `Inclination of the ${name} disc`,
      "Angle between the spins of disc and orbit: below 90 the disc turns with the orbit (prograde), above 90 against it.",
      "deg",
      [-180, normal[0], 180],
    ),
    parameter(
      `argument${which}`,
      `Argument of the ${name} disc`,
      "Angle from the line where the disc crosses the orbital plane to the partner at pericentre.",
      "deg",
      [-360, normal[1], 360],
    ),
  ];
};

/** A scenario of two galaxies in equilibrium, placed and turned on their orbit. */
export function encounter(record: EncounterRecord): Scenario {
  const { name, kind = "encounter", title, help, lookFor, moment, defaults, orbit, units } = record;
  const parameters: Parameter[] = [
    parameter("pericentre", "Pericentre", "Closest approach of two points on this orbit.", "kpc", [
      0,
      orbit.pericentre,
      200,
    ]),
    parameter("eccentricity", "Eccentricity", "Below 1 an ellipse, 1 a parabola, above 1 a hyperbola.", "", [
      0,
      orbit.eccentricity,
      5,
    ]),
    parameter("separation", "Start separation", "Distance between the two centres at the start.", "kpc", [
      1,
      orbit.separation,
      2000,
    ]),
    parameter(
      "timeBefore",
      "Time before pericentre",
      "If not 0, the run starts this long before pericentre, and the separation follows from it.",
      "Myr",
      [0, 0, 20000],
    ),
    ...(record.massRatio ? [record.massRatio] : []),
    ...(record.first ? angles("1", record.first) : []),
    ...(record.second ? angles("2", record.second) : []),
    ...(record.first || record.second ? [heavinessParameter] : []),
    ...(record.extra ?? []),
    ...(record.first || record.second ? gasParameters(record.gasFraction) : []),
    softeningParameter(defaults.softening, "kpc"),
  ];
  return {
    name,
    kind,
    title,
    help,
    units,
    lookFor,
    moment,
    defaults,
    parameters,
    make(given, options) {
      const v = resolveValues(name, parameters, given);
      const [firstSpec, secondSpec] = record.galaxies(v).map((spec) => withGas(spec, v)) as [GalaxySpec, GalaxySpec];
      const tick = ticker(options);
      const first = buildGalaxy(firstSpec);
      const second = buildGalaxy(secondSpec);
      const galaxies = [first, second];
      const gm = first.mass + second.mass;
      const myr = timeMyr(units)!;
      const separation =
        v.timeBefore! > 0
          ? separationBefore(gm, v.pericentre!, v.eccentricity!, v.timeBefore! / myr, myr)
          : v.separation!;
      const shape = { pericentre: v.pericentre!, eccentricity: v.eccentricity!, separation };
      const states = splitState(incomingState(gm, shape), first.mass, second.mass);
      const counts = shareOut(options.n, galaxies.map(bodyWeight));
      const samples = galaxies.map((galaxy, g) => {
        const sample = sampleGalaxy(galaxy, counts[g]!, options.seed, g, tick);
        orient(sample, v[`inclination${g + 1}`] ?? 0, nodeOf(v[`argument${g + 1}`] ?? 0, g === 1));
        move(sample, states[g]!.position, states[g]!.velocity);
        sample.galaxy.fill(g);
        return sample;
      });
      const both = join(samples);
      recentre(both);
      return toBodies(both, units);
    },
  };
}
