import { type Bodies, componentIndex, emptyBodies } from "../bodies/bodies.ts";
import { joined } from "../bodies/join.ts";
import type { Units } from "../bodies/units.ts";
import type { MakeOptions } from "../models/model.ts";
import type { Vector } from "../models/sample.ts";
import { makeBuild, massOf, newGalaxy, unitsInBuild } from "../scenarios/build.ts";
import type { Deed, Doable, OnGalaxy, Undated } from "./deed.ts";
import { painted } from "./paint.ts";
import { type Done, FEWEST, pieceOfGalaxy, toggled } from "./piece.ts";

type Added = Extract<Undated, { kind: "add" | "body" }>;
/** What is added, wherever it is put. */
type Thing = Added extends infer A ? (A extends Added ? Omit<A, "position" | "velocity"> : never) : never;

const NOWHERE: Vector = [0, 0, 0];

/**
 * Units of a build in those of the bodies. Newton's constant is that of the bodies, so masses pull as they do in the build;
 * bodies without units are read at the models' documented scale.
 */
function unitOfBuild(units: Units): { length: number; velocity: number; mass: number } {
  const { length, velocity } = unitsInBuild(units);
  return { length: 1 / length, velocity: 1 / velocity, mass: 1 / (length * velocity * velocity * units.gravity) };
}

/** Mass of what is added, in the units of the bodies. Throws one line on values that its model refuses. */
export function massAdded(thing: Thing, units: Units): number {
  if (thing.kind === "body") return thing.mass;
  return (massOf(thing.galaxy) ?? 0) * unitOfBuild(units).mass;
}

/** The bodies after a deed; those that stay keep their order and ids. Throws one line where it can't be done. */
export function perform(bodies: Bodies, deed: Doable, progress?: MakeOptions["progress"]): Bodies {
  if (deed.kind === "add") return joined(bodies, galaxyOf(bodies.units, deed, progress), deed);
  if (deed.kind === "paint")
    return joined(bodies, painted(bodies.units, deed), { position: NOWHERE, velocity: deed.velocity });
  if (deed.kind === "body") return joined(bodies, single(bodies.units, deed), deed);
  return performOn(bodies, deed).bodies;
}

/** What is done to a galaxy that is there, and what undoes it. */
export function performOn(bodies: Bodies, deed: OnGalaxy): { readonly bodies: Bodies; readonly piece: Done } {
  const { of, kind } = deed;
  const piece = pieceOfGalaxy(bodies, of);
  const left = bodies.count - piece.ids.length;
  if (left === bodies.count) throw new Error(`there is no galaxy ${of + 1} to ${kind}; its number may have changed`);
  if (kind === "remove") {
    if (left < FEWEST) throw new Error(`without galaxy ${of + 1} there are ${left} bodies; add others first`);
    return toggled(bodies, piece);
  }
  const { position, velocity } = centreOf(bodies, of);
  const away = (x: Vector, to: Vector): Vector => [to[0] - x[0], to[1] - x[1], to[2] - x[2]];
  const by = kind === "stop" ? NOWHERE : away(position, deed.position);
  const boost = away(velocity, kind === "stop" ? NOWHERE : deed.velocity);
  return toggled(bodies, { ids: piece.ids, by, boost, pushed: false, was: null });
}

/** Centre of mass of one galaxy, or of all bodies, its velocity and the mass; where nothing has mass, the mean place and velocity. */
export function centreOf(bodies: Bodies, of: number | null = null) {
  const weighed = sums(bodies, of, (i) => bodies.mass[i]!);
  return weighed.mass > 0 ? weighed : { ...sums(bodies, of, () => 1), mass: 0 };
}

function sums({ count, position, velocity, galaxy }: Bodies, of: number | null, weight: (body: number) => number) {
  const sum = new Float64Array(7);
  for (let i = 0; i < count; i++) {
    if (of !== null && galaxy[i] !== of) continue;
    const m = weight(i);
    sum[0]! += m;
    for (let k = 0; k < 3; k++) {
      sum[1 + k]! += m * position[3 * i + k]!;
      sum[4 + k]! += m * velocity[3 * i + k]!;
    }
  }
  const [m, x, y, z, u, v, w] = sum as unknown as [number, number, number, number, number, number, number];
  const per = m > 0 ? 1 / m : 0;
  const at: Vector = [per * x, per * y, per * z];
  const going: Vector = [per * u, per * v, per * w];
  return { mass: m, position: at, velocity: going };
}

/** The galaxy at rest at the origin, in other units. */
function galaxyOf(units: Units, deed: Extract<Deed, { kind: "add" }>, progress?: MakeOptions["progress"]): Bodies {
  const unit = unitOfBuild(units);
  const galaxy = { ...deed.galaxy, position: newGalaxy("").position, velocity: newGalaxy("").velocity };
  const build = { softening: deed.softening / unit.length, galaxies: [galaxy] };
  const made = makeBuild(build, { n: deed.n, seed: deed.seed, ...(progress && { progress }) });
  return {
    ...made,
    mass: made.mass.map((m) => unit.mass * m),
    position: made.position.map((x) => unit.length * x),
    velocity: made.velocity.map((v) => unit.velocity * v),
  };
}

function single(units: Units, { component, mass }: Extract<Deed, { kind: "body" }>): Bodies {
  const one = emptyBodies(1, units);
  one.mass[0] = mass;
  one.component[0] = componentIndex(component);
  return one;
}
