import { componentIndex, emptyBodies } from "../../data/bodies/bodies.ts";
import { ticker } from "../../data/models/draw.ts";
import { Random } from "../../data/models/random.ts";
import { resolveValues } from "../../data/parameter.ts";
import { sprayedStreamInfo } from "../../data/scenarios/inFields.ts";
import type { Scenario } from "../../data/scenarios/scenario.ts";
import { fieldOf, parseChoice } from "./choice.ts";
import { fieldNow } from "./field.ts";
import { spray } from "./spray.ts";
import { tabulated } from "./table.ts";

/** Time units from one step to the next: some 300 steps an orbit. */
const STEP = 0.1;
const GRID = { cellsPerOctave: 32, below: 14, octaves: 21 };

/** Test particles of a stream: galaxy 0 leads, galaxy 1 trails. */
export const sprayedStream: Scenario = {
  ...sprayedStreamInfo,
  make(given, options) {
    const { name, parameters, units, fields } = sprayedStreamInfo;
    const { clusterMass, distance, startSpeed, tilt, streamAge } = resolveValues(name, parameters, given);
    const tick = ticker(options);
    const field = fieldOf(fields!.map(parseChoice), units!, units!.gravity);
    const angle = (Math.PI / 180) * tilt!;
    const progenitor = {
      mass: (units!.gravity * clusterMass!) / (units!.massMsun! / 1e9),
      position: [distance!, 0, 0] as const,
      velocity: [0, 2.2 * startSpeed! * Math.cos(angle), 2.2 * startSpeed! * Math.sin(angle)] as const,
    };
    const steps = Math.round(streamAge! / STEP);
    const many = { count: options.n, steps, step: STEP, random: new Random(options.seed), tick };
    // Massless bodies pull nothing, so Newton's constant stands in the fields alone.
    const { position, velocity } = spray(
      fieldNow(
        field.map((one) => tabulated(one, GRID)),
        0,
      ),
      progenitor,
      many,
    );
    const bodies = emptyBodies(options.n, units!);
    bodies.position.set(position);
    bodies.velocity.set(velocity);
    bodies.component.fill(componentIndex("tracer"));
    for (let i = 1; i < options.n; i += 2) bodies.galaxy[i] = 1;
    return { ...bodies, fields: fields! };
  },
};
