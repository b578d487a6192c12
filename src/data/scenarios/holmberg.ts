import { NBODY_UNITS } from "../bodies/units.ts";
import { type Tick, ticker } from "../models/draw.ts";
import { cos, sin } from "../models/portable.ts";
import { join, move, newSample, recentre, type Sample, toBodies } from "../models/sample.ts";
import { parameter, resolveValues } from "../parameter.ts";
import { incomingState, splitState } from "./orbit.ts";
import type { Scenario } from "./scenario.ts";

/**
 * A flat nebula of `count` bodies of equal mass, 1 in all, radius 1: one in the middle and rings of 6, 12, 18 ...; 37
 * fill three rings. Every ring turns with the circular speed of the pull that the other bodies exert on it at the start.
 */
function nebula(count: number, sense: 1 | -1, softening: number, tick: Tick): Sample {
  const sample = newSample(count, "disc");
  sample.mass.fill(1 / count);
  let rings = 1;
  while (1 + 3 * rings * (rings + 1) < count) rings++;
  const ringOf = new Int32Array(count);
  for (let ring = 1, next = 1; next < count; ring++) {
    const members = Math.min(6 * ring, count - next);
    for (let k = 0; k < members; k++, next++) {
      const angle = (2 * Math.PI * (k + 0.5 * (ring % 2))) / members;
      sample.position[3 * next] = (ring / rings) * cos(angle);
      sample.position[3 * next + 1] = (ring / rings) * sin(angle);
      ringOf[next] = ring;
    }
  }
  // v^2 = r x (inward pull), averaged over the ring; pulls beyond 2000 bodies come from the enclosed mass.
  const { position: x } = sample;
  const work = new Float64Array(rings + 1);
  const members = new Int32Array(rings + 1);
  for (let i = 0; i < count; i++) {
    tick();
    members[ringOf[i]!]!++;
    if (count > 2000) {
      const inside = 1 + 3 * ringOf[i]! * (ringOf[i]! - 1) + 3 * ringOf[i]!;
      work[ringOf[i]!]! += (inside / count) * (rings / Math.max(1, ringOf[i]!));
      continue;
    }
    for (let j = 0; j < count; j++) {
      const dx = x[3 * i]! - x[3 * j]!;
      const dy = x[3 * i + 1]! - x[3 * j + 1]!;
      const d2 = dx * dx + dy * dy + softening * softening;
      if (i !== j) work[ringOf[i]!]! += (x[3 * i]! * dx + x[3 * i + 1]! * dy) / (count * d2 * Math.sqrt(d2));
    }
  }
  for (let i = 1; i < count; i++) {
    const ring = ringOf[i]!;
    const radius = ring / rings;
    const speed = Math.sqrt(Math.max(0, work[ring]! / members[ring]!));
    sample.velocity[3 * i] = (-sense * speed * x[3 * i + 1]!) / radius;
    sample.velocity[3 * i + 1] = (sense * speed * x[3 * i]!) / radius;
  }
  return sample;
}

/** Holmberg (1941), ApJ 94, 385: two nebulae of 37 light bulbs each on a table, light standing for gravity. */
export const holmberg: Scenario = {
  name: "holmberg",
  title: "Holmberg's light bulbs (1941)",
  help: "Two flat nebulae of 37 bodies pass each other: the first N-body experiment, which Holmberg did with light bulbs and photocells.",
  lookFor:
    "Tides raise spiral arms and rob the orbit of energy, so that the nebulae capture each other; nebulae turning with the orbit do so faster.",
  parameters: [
    parameter("pericentre", "Pericentre", "In radii of a nebula.", "", [0, 1.2, 10]),
    parameter("eccentricity", "Eccentricity", "1 is a parabola, as in Holmberg's experiments.", "", [0, 1, 5]),
    parameter("separation", "Start separation", "In radii of a nebula.", "", [0.5, 5, 50]),
    {
      ...parameter("sense1", "Rotation of the first", "1: with the orbit, -1: against it.", "", [-1, 1, 1]),
      integer: true,
    },
    {
      ...parameter("sense2", "Rotation of the second", "1: with the orbit, -1: against it.", "", [-1, 1, 1]),
      integer: true,
    },
    parameter(
      "softening",
      "Softening of the run",
      "The circular speeds suit a run with this softening.",
      "",
      [0, 0.1, 1],
    ),
  ],
  moment: { time: 8 },
  defaults: {
    n: 74,
    theta: 0.3,
    softening: 0.1,
    timestep: 1 / 64,
    viewRadius: 4,
    viewDirection: [0, -0.01, 1],
    colour: "galaxy",
  },
  make(given, options) {
    const v = resolveValues(holmberg.name, holmberg.parameters, given);
    if (v.sense1 === 0 || v.sense2 === 0)
      throw new Error("holmberg: the sense of turning is 1 or -1, not 0; choose one");
    if (options.n < 14) throw new Error(`holmberg: ${options.n} bodies make no two nebulae; ask for at least 14`);
    const shape = { pericentre: v.pericentre!, eccentricity: v.eccentricity!, separation: v.separation! };
    const states = splitState(incomingState(2, shape), 1, 1);
    const tick = ticker(options);
    const counts = [options.n - (options.n >> 1), options.n >> 1];
    const both = join(
      states.map((state, g) => {
        const sense = v[`sense${g + 1}`] === 1 ? 1 : -1;
        const sample = nebula(counts[g]!, sense, v.softening!, tick);
        recentre(sample);
        move(sample, state.position, state.velocity);
        sample.galaxy.fill(g);
        return sample;
      }),
    );
    recentre(both);
    return toBodies(both, NBODY_UNITS);
  },
};
