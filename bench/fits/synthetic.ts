import { type Bodies, componentIndex } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS, timeMyr } from "../../src/data/bodies/units.ts";
import { buildGalaxy } from "../../src/data/models/galaxy.ts";
import { spiralSpec } from "../../src/data/models/otherGalaxies.ts";
import { Random } from "../../src/data/models/random.ts";
import { scaleGalaxy } from "../../src/data/models/scaling.ts";
import { encounter } from "../../src/data/scenarios/encounter.ts";
import { massWithin } from "../../src/data/scenarios/galaxyZoo.ts";
import { nodeOf, spinOf } from "../../src/data/scenarios/orientation.ts";
import { type Encounter, FIT_SCALE } from "../../src/fit/encounter.ts";
import type { Report } from "../../src/headless/command.ts";
import { withEngine } from "../../src/headless/simulation.ts";

type Vector = [number, number, number];

/** A merger of a full run as it is seen, and what was run; units of encounters. */
export interface Seen {
  /** Mass ratio, spins, place and velocity of the run; radii of its discs at the start. */
  readonly encounter: Encounter;
  /** Since the first pericentre of the run. */
  readonly sinceMyr: number;
  readonly pericentreKpc: number;
  /** Bodies of discs and bulges against the first centre, in the sky's frame. */
  readonly stars: Float64Array;
  /** The second centre against the first over the run, in the sky's frame: time before the picture, place and velocity. */
  readonly track: readonly (readonly [number, ...Vector, ...Vector])[];
}

const SOFTENING = 0.15;
const DT = 1 / 16;
const EDGE = 4.5;
const SCALE_LENGTH = 3;
/** Steps between two looks at the centres. */
const EVERY = 4;

const MYR = timeMyr(GALACTICS_UNITS)!;
const [LENGTH, MASS] = [FIT_SCALE.kpc / GALACTICS_UNITS.lengthKpc!, FIT_SCALE.msun / GALACTICS_UNITS.massMsun!];
const SPEED = FIT_SCALE.kms / GALACTICS_UNITS.velocityKms!;

/** A turn of the sky, evenly among all. */
function turn(random: Random): (x: ArrayLike<number>) => Vector {
  const q = Array.from({ length: 4 }, () => random.gaussian());
  const norm = Math.hypot(...q);
  const [w, x, y, z] = q.map((c) => c / norm) as [number, number, number, number];
  return (v) => [
    (1 - 2 * (y * y + z * z)) * v[0]! + 2 * (x * y - w * z) * v[1]! + 2 * (x * z + w * y) * v[2]!,
    2 * (x * y + w * z) * v[0]! + (1 - 2 * (x * x + z * z)) * v[1]! + 2 * (y * z - w * x) * v[2]!,
    2 * (x * z - w * y) * v[0]! + 2 * (y * z + w * x) * v[1]! + (1 - 2 * (x * x + y * y)) * v[2]!,
  ];
}

/** Medians of a galaxy's bulge in place and velocity: tails don't move them. */
function centreOf({ position, velocity, galaxy, component, count }: Bodies, g: number): [Vector, Vector] {
  const bulge = componentIndex("bulge");
  const members: number[] = [];
  for (let i = 0; i < count; i++) if (galaxy[i] === g && component[i] === bulge) members.push(i);
  const middle = (of: ArrayLike<number>) =>
    [0, 1, 2].map((k) => members.map((i) => of[3 * i + k]!).sort((a, b) => a - b)[members.length >> 1]!) as Vector;
  return [middle(position), middle(velocity)];
}

const minus = (a: Vector, b: Vector) => a.map((x, k) => x - b[k]!) as Vector;

/** Two spirals with live haloes on a parabola, all chosen by the number of the case, run until 100 to 250 Myr after their pericentre. */
export async function synthetic(
  number: number,
  n: number,
  place: { engine: "gpu" | "cpu" | null; threads: number | null; adapter: string },
  report: Report,
): Promise<Seen> {
  const random = new Random(number, 52);
  const between = (low: number, high: number) => low + (high - low) * random.uniform();
  const ratio = 0.33 ** random.uniform();
  const pericentre = between(8, 20);
  const tilt = () => (180 / Math.PI) * Math.acos(between(-1, 1));
  const inclinations = [tilt(), tilt()] as const;
  const arguments_ = [between(0, 360), between(0, 360)] as const;
  const after = between(100, 250);
  const sky = turn(random);
  const spiral = spiralSpec(1.4, 1, SOFTENING);
  const specs = [spiral, scaleGalaxy(spiral, ratio, Math.sqrt(ratio))] as const;
  const scenario = encounter({
    ...{ name: "synthetic", kind: "encounter", title: "", help: "", lookFor: "" },
    units: GALACTICS_UNITS,
    moment: { time: 0, viewRadius: 1 },
    defaults: {
      n,
      theta: 0.7,
      softening: SOFTENING,
      timestep: DT,
      viewRadius: 50,
      viewDirection: [0, 0, 1],
      colour: "galaxy",
    },
    orbit: { pericentre, eccentricity: 1, separation: 70 },
    first: [inclinations[0], arguments_[0]],
    second: [inclinations[1], arguments_[1]],
    galaxies: () => specs,
  });
  const bodies = scenario.make({}, { n, seed: number });
  const settings = { theta: 0.7, softening: SOFTENING, timestep: DT };
  const { end, nearest, states } = await withEngine(bodies, settings, place, report, async (engine) => {
    const apart: number[] = [];
    const states: (readonly [number, Vector, Vector])[] = [];
    let least = Number.POSITIVE_INFINITY;
    let at = 0;
    for (;;) {
      const now = await engine.readBodies();
      const [one, two] = [centreOf(now, 0), centreOf(now, 1)];
      const time = DT * engine.steps;
      states.push([time, minus(two[0], one[0]), minus(two[1], one[1])]);
      const r = Math.hypot(...states.at(-1)![1]);
      apart.push(r);
      if (r < least) [least, at] = [r, time];
      else if ((time - at) * MYR >= after) {
        const k = Math.round(at / (DT * EVERY));
        const [a, b, c] = [apart[k - 1]!, apart[k]!, apart[k + 1]!];
        const nearer = (0.5 * (a - c)) / (a - 2 * b + c);
        return { end: now, states, nearest: { kpc: least, sinceMyr: (time - at - nearer * DT * EVERY) * MYR } };
      }
      if (time > 400) throw new Error(`merger ${number} never comes near`);
      report.progress(`merger ${number}: run`, Math.min(1, time / 60));
      engine.step(EVERY);
      await engine.done();
    }
  });
  const [[x1, v1], [x2, v2]] = [centreOf(end, 0), centreOf(end, 1)];
  const angles = ([0, 1] as const).map((g) => {
    const spin = sky(spinOf(inclinations[g], nodeOf(arguments_[g], g === 1)));
    return { phi: (180 / Math.PI) * Math.atan2(spin[1], spin[0]), theta: (180 / Math.PI) * Math.acos(spin[2]) };
  });
  const lengths = [SCALE_LENGTH, SCALE_LENGTH * Math.sqrt(ratio)] as const;
  const masses = specs.map((spec, g) => massWithin(buildGalaxy(spec), EDGE * lengths[g]!) / MASS) as [number, number];
  const stars: number[] = [];
  const halo = componentIndex("halo");
  for (let i = 0; i < end.count; i++) {
    if (end.component[i] === halo) continue;
    stars.push(...sky(minus(Array.from(end.position.subarray(3 * i, 3 * i + 3)) as Vector, x1)).map((x) => x / LENGTH));
  }
  return {
    encounter: {
      position: sky(minus(x2, x1)).map((x) => x / LENGTH) as Vector,
      velocity: sky(minus(v2, v1)).map((v) => v / SPEED) as Vector,
      masses,
      radii: lengths.map((length) => (EDGE * length) / FIT_SCALE.kpc) as [number, number],
      phi: [angles[0]!.phi, angles[1]!.phi],
      theta: [angles[0]!.theta, angles[1]!.theta],
    },
    sinceMyr: nearest.sinceMyr,
    pericentreKpc: nearest.kpc,
    track: states.map(([time, x, v]) => [
      ((time - states.at(-1)![0]) * MYR) / FIT_SCALE.myr,
      ...(sky(x).map((c) => c / LENGTH) as Vector),
      ...(sky(v).map((c) => c / SPEED) as Vector),
    ]),
    stars: Float64Array.from(stars),
  };
}
