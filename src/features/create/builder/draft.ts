import type { Bodies } from "../../../data/bodies/bodies.ts";
import { scaleOf } from "../../../data/bodies/units.ts";
import { MODELS } from "../../../data/models/index.ts";
import type { Vector } from "../../../data/models/sample.ts";
import {
  BUILD_UNITS,
  type Build,
  type BuiltGalaxy,
  hasDisc,
  massOf,
  newGalaxy,
} from "../../../data/scenarios/build.ts";
import { BUILT, buildOf, builtInfo, showing, stateOf } from "../../../data/scenarios/buildInfo.ts";
import { MOST_FIELDS, MOST_GALAXIES, readBuild } from "../../../data/scenarios/buildText.ts";
import { blend, dot, keplerOf, keplerPath, length } from "../../../data/scenarios/kepler.ts";
import type { RelativeState } from "../../../data/scenarios/orbit.ts";
import { spinOf } from "../../../data/scenarios/orientation.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { BuilderOptions, GalaxyFacts } from "./state.ts";

type Reads = PlaySlice;

/** What the state is told about builds. */
export const BUILDER: BuilderOptions = {
  models: MODELS.map((m) => m.name),
  most: { galaxies: MOST_GALAXIES, fields: MOST_FIELDS },
  scale: scaleOf(BUILD_UNITS),
  describe: (text) => builtInfo(readBuild(text)),
};

/** What a builder begins with where the bodies on the screen are a file's. */
const FALLBACK = "milky-way";

/** What runs now, as a build. */
export function draftOf({ play: { source, scenario, values, build } }: Reads): Build {
  if (source.kind === "file") return buildOf(FALLBACK, {});
  return scenario === BUILT ? readBuild(build) : buildOf(scenario, values);
}

/** The centres of a scenario's galaxies, from the bodies of a preview that shows it first. */
export interface Centre extends RelativeState {
  readonly mass: number;
}

/** Mass, place and velocity of each galaxy of a table of bodies. */
export function centresOf(bodies: Bodies, galaxies: number): Centre[] {
  const sums = Array.from({ length: galaxies }, () => new Float64Array(7));
  for (let i = 0; i < bodies.count; i++) {
    const sum = sums[bodies.galaxy[i]!]!;
    const m = bodies.mass[i]!;
    sum[0]! += m;
    for (let k = 0; k < 3; k++) {
      sum[1 + k]! += m * bodies.position[3 * i + k]!;
      sum[4 + k]! += m * bodies.velocity[3 * i + k]!;
    }
  }
  return sums.map((s) => ({
    mass: s[0]!,
    position: [s[1]! / s[0]!, s[2]! / s[0]!, s[3]! / s[0]!],
    velocity: [s[4]! / s[0]!, s[5]! / s[0]!, s[6]! / s[0]!],
  }));
}

/** An orbit to be drawn: of a second body about a first one that stands at `about`. */
export interface Predicted {
  readonly about: Vector;
  readonly gm: number;
  readonly state: RelativeState;
}

const NOTHING: GalaxyFacts = { mass: null, orbit: null, spins: null };

/**
 * Masses and orbits of a build. `own`: the galaxies of the first one where that is a scenario, as the preview showed them.
 * A problem is said in one line.
 */
export function predict(build: Build, own: readonly Centre[]) {
  let problem: string | null = null;
  const found = build.galaxies.map((galaxy, g): { facts: GalaxyFacts; orbit?: Predicted } => {
    try {
      if (g === 0) return firstOf(build, own);
      const [one, two] = [firstOf(build, own).facts.mass, massOf(galaxy)];
      if (one === null || two === null) return { facts: { ...NOTHING, mass: two } };
      const orbit = keplerOf(one + two, stateOf(galaxy));
      const angle = (of: BuiltGalaxy) => {
        const along = dot(spinOf(of.inclination, of.node), orbit.normal);
        return hasDisc(of) ? (180 / Math.PI) * Math.acos(Math.max(-1, Math.min(1, along))) : null;
      };
      return {
        facts: { mass: two, orbit, spins: [angle(build.galaxies[0]!), angle(galaxy)] },
        orbit: { about: [0, 0, 0], gm: one + two, state: stateOf(galaxy) },
      };
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      return { facts: NOTHING };
    }
  });
  return { facts: found.map((f) => f.facts), orbits: found.flatMap((f) => f.orbit ?? []), problem };
}

/** Of the first galaxy; where it is a scenario of two, their orbit. Throws one line. */
function firstOf({ galaxies }: Build, own: readonly Centre[]): { facts: GalaxyFacts; orbit?: Predicted } {
  const mass = massOf(galaxies[0]!);
  if (mass !== null) return { facts: { ...NOTHING, mass } };
  if (own.length === 0) return { facts: NOTHING };
  const facts = { ...NOTHING, mass: own.reduce((sum, c) => sum + c.mass, 0) };
  const [one, two] = own;
  if (own.length !== 2 || !one || !two) return { facts };
  const gm = one.mass + two.mass;
  const state = {
    position: blend(1, two.position, -1, one.position),
    velocity: blend(1, two.velocity, -1, one.velocity),
  };
  return { facts: { ...facts, orbit: keplerOf(gm, state) }, orbit: { about: one.position, gm, state } };
}

/** Points of a predicted orbit, as far as it is of interest. */
export function pathOf({ about, gm, state }: Predicted): Vector[] {
  return keplerPath(gm, state, 1.6 * length(state.position), 384).map((x) => blend(1, x, 1, about));
}

/** Radius about the first galaxy that shows all of a build. */
export function frameOf({ galaxies }: Build): number {
  return Math.max(...galaxies.map((g, i) => (i === 0 ? 1 : 0.7) * showing(g).viewRadius + 1.05 * length(g.position)));
}

/** Time that a velocity's handle looks ahead: at the speed of escape it stands half the separation away. */
export function arrowTime(gm: number, { position }: RelativeState): number {
  const r = length(position);
  return (0.5 * r) / Math.sqrt((2 * gm) / r);
}

/** Another model in the place of galaxy `g`. */
export function remodelled(build: Build, g: number, model: string): Build {
  const galaxies = build.galaxies.map((galaxy, i) =>
    i === g ? { ...newGalaxy(model), position: galaxy.position, velocity: galaxy.velocity } : galaxy,
  );
  return { ...build, softening: g === 0 ? showing(galaxies[0]!).softening : build.softening, galaxies };
}
