import { NBODY_UNITS } from "../bodies/units.ts";
import { ticker } from "../models/draw.ts";
import { samplePlummer } from "../models/plummer.ts";
import { Random } from "../models/random.ts";
import { join, move, recentre, rescale, shareOut, toBodies } from "../models/sample.ts";
import { resolveValues } from "../parameter.ts";
import { incomingState, splitState } from "./orbit.ts";
import type { Scenario } from "./scenario.ts";

/** Two Plummer spheres on a Kepler orbit. The first has mass 1 and virial radius 1 (Henon units); bodies weigh the same. */
export const plummerMerger: Scenario = {
  name: "plummer-merger",
  title: "Two Plummer spheres merge",
  help: "Two Plummer spheres of any mass ratio meet on a Kepler orbit and become one.",
  lookFor:
    "The first passage throws out a fan of stars; the cores swing back, spiral together and leave one round remnant.",
  parameters: [
    {
      name: "massRatio",
      label: "Mass ratio",
      help: "Mass of the second sphere; the first has mass 1.",
      unit: "",
      min: 0.01,
      max: 1,
      default: 0.5,
    },
    {
      name: "secondRadius",
      label: "Radius of the second",
      help: "Virial radius of the second sphere; the first has 1.",
      unit: "",
      min: 0.05,
      max: 5,
      default: 0.7,
    },
    {
      name: "pericentre",
      label: "Pericentre",
      help: "Closest approach of two points on this orbit.",
      unit: "",
      min: 0,
      max: 10,
      default: 0.5,
    },
    {
      name: "eccentricity",
      label: "Eccentricity",
      help: "Below 1 an ellipse, 1 a parabola, above 1 a hyperbola.",
      unit: "",
      min: 0,
      max: 5,
      default: 1,
    },
    {
      name: "separation",
      label: "Start separation",
      help: "Distance between the two centres at the start.",
      unit: "",
      min: 0.1,
      max: 100,
      default: 5,
    },
    {
      name: "cut",
      label: "Cut radius",
      help: "No body is drawn beyond this many Plummer radii of its sphere; below 20 velocities are adjusted; from 2 up it stays in equilibrium.",
      unit: "a",
      min: 1,
      max: 1000,
      default: 20,
    },
  ],
  moment: { time: 10 },
  defaults: {
    n: 65536,
    theta: 0.6,
    softening: 0.02,
    timestep: 1 / 64,
    viewRadius: 4,
    viewDirection: [0, -0.5, 1],
    colour: "galaxy",
  },
  make(given, options) {
    const values = resolveValues(plummerMerger.name, plummerMerger.parameters, given);
    const masses = [1, values.massRatio!] as const;
    const orbit = {
      pericentre: values.pericentre!,
      eccentricity: values.eccentricity!,
      separation: values.separation!,
    };
    const states = splitState(incomingState(masses[0] + masses[1], orbit), masses[0], masses[1]);
    const counts = shareOut(options.n, masses);
    const radii = [1, values.secondRadius!] as const;
    const tick = ticker(options);
    const spheres = states.map((state, g) => {
      const sphere = samplePlummer(counts[g]!, values.cut!, new Random(options.seed, g), tick);
      rescale(sphere, radii[g]!, Math.sqrt(masses[g]! / radii[g]!), masses[g]!);
      move(sphere, state.position, state.velocity);
      sphere.galaxy.fill(g);
      return sphere;
    });
    const both = join(spheres);
    recentre(both);
    return toBodies(both, NBODY_UNITS);
  },
};
