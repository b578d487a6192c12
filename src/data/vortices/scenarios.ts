import { type Parameter, resolveValues, type Values } from "../parameter.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { flowBodies } from "./bodies.ts";
import type { VortexModel } from "./models/model.ts";
import { collidingRings, ellipticRing, leapFroggingRings, ring, trefoilKnot } from "./models/rings.ts";
import { FLOW_THETA, IMAGE, STEP_SHARE } from "./suggest.ts";

/** Most layers of elements around a centre line. */
const MOST_LAYERS = 12;

/**
 * A model's elements, about `n`, in as many layers as these fill: sections are as far from each other as elements in them. Throws one line where even one line of elements would not overlap.
 */
function make(model: VortexModel, values: Values, { n, seed }: { readonly n: number; readonly seed: number }) {
  for (let layers = MOST_LAYERS; layers > 0; layers--) {
    const inside = { ...values, layers };
    try {
      // Refused where sections are farther apart than cores are wide.
      model.make(inside, { n: n / values.overlap!, seed });
    } catch {
      continue;
    }
    return flowBodies(model.make(inside, { n, seed }));
  }
  return flowBodies(model.make({ ...values, layers: 0 }, { n, seed }));
}

/** The values for all parameters but the layers, which follow from the number of elements. */
const valuesOf = (parameters: readonly Parameter[], given: Values): Values =>
  Object.fromEntries(parameters.map((p) => [p.name, given[p.name] ?? p.default]));

/** What a step and an image should be (the fastest rotation is half the vorticity in the middle of a core) for these values, length and time units; uniform and Gaussian cores turn alike in the middle. */
function settingsOf({ core, circulation }: Values): { softening: number; timestep: number } {
  return { softening: IMAGE * core!, timestep: (STEP_SHARE * 2 * Math.PI * core! ** 2) / circulation! };
}

type Words = Pick<Scenario, "lookFor" | "moment"> & Partial<Pick<Scenario, "name" | "title">>;
type View = Pick<Scenario["defaults"], "n" | "viewRadius" | "viewDirection">;

function flow(
  model: VortexModel,
  { lookFor, moment, name = model.name, title = model.title }: Words,
  view: View,
): Scenario {
  const parameters = model.parameters.filter((p) => p.name !== "layers");
  const defaults = (given: Values): Scenario["defaults"] => {
    const values = valuesOf(parameters, given);
    const { viewRadius } = view;
    return {
      ...view,
      theta: FLOW_THETA,
      ...settingsOf(values),
      viewRadius: viewRadius * values.radius!,
      colour: "vorticity",
    };
  };
  return {
    ...{ name, title, kind: "flow", help: model.help, lookFor, moment, parameters },
    defaults: defaults({}),
    forValues: (given) => ({ defaults: defaults(given) }),
    make: (given, options) => make(model, resolveValues(name, parameters, given), options),
  };
}

const ASIDE = [1, -0.6, 0.35] as const;

/** Flows of vortex elements, in the order in which the page lists them. */
export const FLOWS: readonly Scenario[] = [
  flow(
    ring,
    {
      name: "vortex-ring",
      lookFor:
        "A smoke ring carries itself along, steadily and without spreading: the plots hold its speed against Kelvin's and Saffman's.",
      moment: { time: 4 },
    },
    { n: 4900, viewRadius: 1.9, viewDirection: ASIDE },
  ),
  flow(
    leapFroggingRings,
    {
      lookFor:
        "The rear ring shrinks, speeds up and slips through the front one, which widens and slows down; then they change places.",
      moment: { time: 6 },
    },
    { n: 9800, viewRadius: 2.1, viewDirection: ASIDE },
  ),
  flow(
    collidingRings,
    {
      lookFor:
        "Two rings meet head on: they can't pass each other, so they spread out into one wide, thin ring of two.",
      moment: { time: 8 },
    },
    { n: 9800, viewRadius: 2.6, viewDirection: [1, -0.6, 0.6] },
  ),
  flow(
    ellipticRing,
    {
      lookFor: "Where it bends most it runs ahead: the ring waves, and its long and short axis change places and back.",
      moment: { time: 6 },
    },
    { n: 5000, viewRadius: 2, viewDirection: [0.7, -0.7, 0.8] },
  ),
  flow(
    trefoilKnot,
    {
      lookFor:
        "The knot turns as it moves along its axis; where its strands come near each other they stretch, until they meet.",
      moment: { time: 3 },
    },
    { n: 7000, viewRadius: 2.4, viewDirection: [0.4, -0.7, 0.9] },
  ),
];

/** The flow called `name`; undefined where it is none. */
export const findFlow = (name: string): Scenario | undefined => FLOWS.find((flow) => flow.name === name);
