import { type Bodies, componentIndex } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";
import { encounter } from "../../src/data/scenarios/encounter.ts";
import { type Encounter, FIT_SCALE } from "../../src/fit/encounter.ts";
import type { Report } from "../../src/headless/command.ts";
import { withEngine } from "../../src/headless/simulation.ts";
import { drawnMerger, LENGTH, MYR, SEPARATION, SOFTENING, SPEED, type Vector } from "./drawnMerger.ts";

/** A merger of a full run as it is seen, and what was run; units of encounters. */
export interface Seen {
  /** Mass ratio, spins, place and velocity of the run; radii of its discs at the start. */
  readonly encounter: Encounter;
  /** Since the first pericentre of the run. */
  readonly sinceMyr: number;
  readonly pericentreKpc: number;
  /** Bodies of discs and bulges against the first centre, in the sky's frame. */
  readonly stars: Float64Array;
  /** Their velocities towards us. */
  readonly along: Float64Array;
  /** The second centre against the first over the run, in the sky's frame: time before the picture, place and velocity. */
  readonly track: readonly (readonly [number, ...Vector, ...Vector])[];
}

const DT = 1 / 16;
/** Steps between two looks at the centres. */
const EVERY = 4;

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
  const { pericentre, inclinations, turns, afterMyr, sky, specs, encounterFrom } = drawnMerger(number);
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
    orbit: { pericentre, eccentricity: 1, separation: SEPARATION },
    first: [inclinations[0], turns[0]],
    second: [inclinations[1], turns[1]],
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
      else if ((time - at) * MYR >= afterMyr) {
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
  const stars: number[] = [];
  const along: number[] = [];
  const halo = componentIndex("halo");
  for (let i = 0; i < end.count; i++) {
    if (end.component[i] === halo) continue;
    const of = (all: ArrayLike<number>) => [all[3 * i]!, all[3 * i + 1]!, all[3 * i + 2]!] as Vector;
    stars.push(...sky(minus(of(end.position), x1)).map((x) => x / LENGTH));
    along.push(sky(minus(of(end.velocity), v1))[2] / SPEED);
  }
  return {
    encounter: encounterFrom(minus(x2, x1), minus(v2, v1)),
    sinceMyr: nearest.sinceMyr,
    pericentreKpc: nearest.kpc,
    track: states.map(([time, x, v]) => [
      ((time - states.at(-1)![0]) * MYR) / FIT_SCALE.myr,
      ...(sky(x).map((c) => c / LENGTH) as Vector),
      ...(sky(v).map((c) => c / SPEED) as Vector),
    ]),
    stars: Float64Array.from(stars),
    along: Float64Array.from(along),
  };
}
