import { cos, sin } from "../models/portable.ts";
import type { Vector } from "../models/sample.ts";
import { type Build, type BuiltGalaxy, massOf, newGalaxy, unitsInBuild, unitsOf } from "./build.ts";
import { SCENARIOS, type Scenario } from "./index.ts";
import { blend, cross, dot, keplerOf, length, unit } from "./kepler.ts";
import { incomingState, type RelativeState } from "./orbit.ts";

/** Name under which a build runs and stands in links. */
export const BUILT = "built";

/** How a galaxy's scenario shows it, in BUILD_UNITS. */
export interface Showing {
  readonly softening: number;
  readonly timestep: number;
  readonly viewRadius: number;
  readonly viewDirection: readonly [number, number, number];
}

const scenarioOf = (name: string): Scenario => SCENARIOS.find((s) => s.name === name) ?? SCENARIOS[0]!;

export function showing(galaxy: BuiltGalaxy): Showing {
  const scenario = scenarioOf(galaxy.model);
  const { defaults, parameters } = { ...scenario, ...scenario.forValues?.(galaxy.values) };
  const { length, time } = unitsInBuild(unitsOf(galaxy));
  const { mass, size } = galaxy;
  // A link may carry another softening, and some scenarios are in equilibrium under their own.
  const softening = parameters.find((p) => p.name === "softening")?.default ?? defaults.softening;
  return {
    softening: Number((softening * length).toPrecision(2)),
    timestep: defaults.timestep * time * Math.sqrt((size * size * size) / mass),
    viewRadius: defaults.viewRadius * length * size,
    viewDirection: defaults.viewDirection,
  };
}

/** A build of this scenario alone. */
export function buildOf(name: string, values: Build["galaxies"][0]["values"]): Build {
  const { softening: given, ...others } = values;
  const galaxy = { ...newGalaxy(name), values: others };
  const normal = showing(galaxy).softening;
  const soft = given === undefined ? normal : given * unitsInBuild(unitsOf(galaxy)).length;
  return { softening: soft, galaxies: [galaxy] };
}

/** Is it just its scenario with these values, in no other place, size or softening? */
export function isPlain({ softening, galaxies, fields = [] }: Build): boolean {
  const [g] = galaxies;
  if (galaxies.length !== 1 || !g || fields.length > 0) return false;
  const own = g.mass === 1 && g.size === 1 && g.inclination === 0 && g.node === 0;
  return own && softening === showing(g).softening;
}

/** A whole scenario's mass, where only its order of magnitude counts. */
const SCENARIO_MASS = 300;

/** Radius about the centre of mass that shows all galaxies. */
export function radiusOf(build: Build): number {
  const masses = build.galaxies.map((g) => massOf(g) ?? SCENARIO_MASS);
  const total = masses.reduce((sum, m) => sum + m, 0);
  let centre: Vector = [0, 0, 0];
  build.galaxies.forEach((g, i) => {
    centre = blend(1, centre, masses[i]! / total, g.position);
  });
  return Math.max(
    ...build.galaxies.map((g, i) => {
      const away = length(blend(1, g.position, -1, centre));
      return i === 0 && away === 0 ? showing(g).viewRadius : away + 0.6 * showing(g).viewRadius;
    }),
  );
}

/** What the page needs to know of a build to run it; it looks from `direction`, or as its first galaxy does. */
export function builtInfo(build: Build, direction?: Showing["viewDirection"]): Omit<Scenario, "make"> {
  const shown = build.galaxies.map(showing);
  const timestep = Math.min(...shown.map((s) => s.timestep));
  const names = build.galaxies.map((g) => scenarioOf(g.model).title);
  return {
    name: BUILT,
    kind: "built",
    title: `Built: ${names.join(" + ")}`,
    help: "Galaxies that were put together in the builder.",
    lookFor:
      "What you built. The line in the builder was the orbit of two points; galaxies slow each other down and leave it.",
    parameters: [],
    moment: { time: 1 },
    defaults: {
      n: 65536,
      theta: 0.6,
      softening: build.softening,
      // A power of two: sums of such steps are exact.
      timestep: powerOfTwoBelow(timestep),
      viewRadius: radiusOf(build),
      viewDirection: direction ?? shown[0]!.viewDirection,
      colour: build.galaxies.length > 1 ? "galaxy" : scenarioOf(build.galaxies[0]!.model).defaults.colour,
    },
  };
}

/** State of the galaxy `g` relative to the first. */
export const stateOf = ({ position, velocity }: BuiltGalaxy): RelativeState => ({ position, velocity });

/** Pericentre of a galaxy that comes in on a parabola by itself, against the first one's radius of view. */
const CLOSE = 0.4;

/**
 * Where a galaxy called `model` is put, to come in on a parabola: at `position`, turning with +z if it can, or where there
 * is room. Throws one line.
 */
export function arriving(build: Build, firstMass: number, model: string, position?: Vector): BuiltGalaxy {
  const first = build.galaxies[0]!;
  const galaxy = newGalaxy(model);
  const gm = firstMass + (massOf(galaxy) ?? SCENARIO_MASS);
  const wide = showing(first).viewRadius;
  const free = 1.6 * wide + showing(galaxy).viewRadius;
  const others = build.galaxies.length - 1;
  // A third one comes from another side.
  const angle = 2.4 * others;
  const flat = incomingState(gm, { pericentre: CLOSE * wide, eccentricity: 1, separation: free });
  const place = position ?? turned(flat.position, angle);
  const separation = Math.max(length(place), 1e-3 * wide);
  const state = incomingState(gm, {
    pericentre: Math.min(CLOSE * wide, 0.7 * separation),
    eccentricity: 1,
    separation,
  });
  const away = unit(length(place) > 0 ? place : [separation, 0, 0]);
  const { normal } = keplerOf(gm, { position: away, velocity: [0, 0, 0] });
  const speed = length(state.velocity);
  const radial = dot(state.position, state.velocity) / separation;
  const swirl = Math.sqrt(Math.max(0, speed * speed - radial * radial));
  return {
    ...galaxy,
    position: blend(separation, away, 0, away),
    velocity: blend(radial, away, swirl, cross(normal, away)),
  };
}

/** The largest power of two up to `x`, above 0: links and seeds give the same in every engine, which log2 need not. */
function powerOfTwoBelow(x: number): number {
  let power = 1;
  while (power > x) power /= 2;
  while (2 * power <= x) power *= 2;
  return power;
}

const turned = ([x, y, z]: Vector, angle: number): Vector => {
  const [c, s] = [cos(angle), sin(angle)];
  return [c * x - s * y, s * x + c * y, z];
};
