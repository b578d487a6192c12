import { evrardGas } from "../models/evrardGas.ts";
import { exponentialDisc } from "../models/exponentialDisc.ts";
import type { GalaxyModel } from "../models/galaxyModel.ts";
import { hernquist } from "../models/hernquist.ts";
import { king } from "../models/king.ts";
import { milkyWay, milkyWayGas } from "../models/milkyWay.ts";
import type { Model } from "../models/model.ts";
import { nfw } from "../models/nfw.ts";
import { andromeda, elliptical, smallDisc } from "../models/otherGalaxies.ts";
import { plummer } from "../models/plummer.ts";
import { coldCollapse, evrard, uniformSphere } from "../models/uniformSphere.ts";
import type { Moment, Scenario, ScenarioKind } from "./scenario.ts";

/** A scenario that shows one model on its own. */
function isolated(
  model: Model | GalaxyModel,
  kind: ScenarioKind,
  lookFor: string,
  moment: Moment,
  defaults: Scenario["defaults"],
): Scenario {
  const { name, title, help, parameters } = model;
  return {
    name,
    kind,
    title,
    help,
    parameters,
    ...("units" in model && { units: model.units }),
    lookFor,
    moment,
    defaults,
    make: (values, options) => model.make(values, options),
  };
}

type View = Pick<Scenario["defaults"], "viewRadius"> & Partial<Scenario["defaults"]>;

const sphere = (view: View): Scenario["defaults"] => ({
  n: 65536,
  theta: 0.6,
  softening: 0.02,
  timestep: 1 / 64,
  viewDirection: [0, -1, 0.35],
  colour: "speed",
  ...view,
});

const disc = (view: View): Scenario["defaults"] => ({
  n: 131072,
  theta: 0.6,
  softening: 0.05,
  timestep: 1 / 64,
  viewDirection: [0, -0.8, 0.6],
  colour: "component",
  ...view,
});

const STILL = "Nothing should change: bodies swarm through the middle, yet the profile stays as it is.";

export const plummerAlone = isolated(plummer, "sphere", STILL, { time: 6 }, sphere({ viewRadius: 2.5 }));
export const hernquistAlone = isolated(
  hernquist,
  "sphere",
  STILL,
  { time: 12 },
  sphere({ viewRadius: 6, timestep: 1 / 128 }),
);
export const kingAlone = isolated(
  king,
  "sphere",
  "Nothing should change: the cluster keeps its core and its sharp tidal edge.",
  { time: 6 },
  sphere({ viewRadius: 3 }),
);
export const nfwAlone = isolated(
  nfw,
  "sphere",
  "Nothing should change: the dark halo keeps its cusp, where most simple generators lose it within one crossing.",
  { time: 20 },
  sphere({ viewRadius: 8 }),
);
export const uniformAlone = isolated(
  uniformSphere,
  "sphere",
  "The energies are in balance, but the sphere is not in equilibrium: it breathes and settles into a core with a halo.",
  { time: 3 },
  sphere({ viewRadius: 2.5 }),
);
export const coldCollapseAlone = isolated(
  coldCollapse,
  "sphere",
  "Everything arrives in the middle at once, at t = 1.11; the rebound throws some bodies out and leaves a dense remnant.",
  { time: 1.25 },
  sphere({ viewRadius: 2, softening: 0.03, timestep: 1 / 256 }),
);
export const evrardAlone = isolated(
  evrard,
  "sphere",
  "The inner shells fall first and meet the outer ones on the way out: the collapse runs from the inside.",
  { time: 1.2 },
  sphere({ viewRadius: 2, softening: 0.03, timestep: 1 / 256 }),
);
export const evrardGasAlone = isolated(
  evrardGas,
  "sphere",
  "The gas falls in until its pressure holds it up; then a shock runs out through what still falls, and leaves a hot ball.",
  { time: 0.8 },
  sphere({ n: 16384, viewRadius: 1.5, softening: 0.02, timestep: 1 / 128 }),
);
export const exponentialDiscAlone = isolated(
  exponentialDisc,
  "galaxy",
  "The disc turns and keeps its height; lower Toomre's Q or the halo's mass and watch arms, a bar or clumps appear.",
  { time: 20 },
  disc({ viewRadius: 6, softening: 0.03 }),
);
export const milkyWayAlone = isolated(
  milkyWay,
  "galaxy",
  "Within the first turns (the Sun's takes 220 Myr) spiral arms swing up and fade; a cooler disc (Toomre Q near 1) makes more of them and a bar.",
  { time: 14 },
  disc({ viewRadius: 18, softening: 0.1 }),
);
export const milkyWayGasAlone = isolated(
  milkyWayGas,
  "galaxy",
  "The gas gathers in arms and gives the stars new ones to swing in; dense gas becomes stars, most of them far in.",
  { time: 20 },
  disc({ n: 65536, viewRadius: 18, softening: 0.1 }),
);
export const andromedaAlone = isolated(
  andromeda,
  "galaxy",
  "A larger, warmer disc than ours: it turns at 250 km/s far out and its arms come and go.",
  { time: 30 },
  disc({ viewRadius: 32, softening: 0.08, timestep: 1 / 64 }),
);
export const smallDiscAlone = isolated(
  smallDisc,
  "galaxy",
  "A thin disc without a bulge: ragged arms, as in M33.",
  { time: 18 },
  disc({ viewRadius: 9, softening: 0.04 }),
);
export const ellipticalAlone = isolated(
  elliptical,
  "galaxy",
  "Nothing should change: a round swarm of stars in a far larger dark halo.",
  { time: 12 },
  disc({ n: 65536, viewRadius: 20, softening: 0.1, timestep: 1 / 128 }),
);
