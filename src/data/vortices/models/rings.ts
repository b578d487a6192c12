import { cos, sin } from "../../models/portable.ts";
import type { Values } from "../../parameter.ts";
import { type VortexModel, vortexParameter } from "./model.ts";
import { PROFILES, type Tube, together, tubeElements } from "./tube.ts";

const radius = vortexParameter("radius", "Radius", "Of the ring's centre line.", [0.01, 1, 100]);
const circulation = vortexParameter("circulation", "Circulation", "Around the core.", [0.001, 1, 1000]);
const core = vortexParameter("core", "Core radius", "Of the vortex.", [0.001, 0.1, 10]);
const layers = vortexParameter(
  "layers",
  "Layers",
  "Of elements around the centre line; 0: one line of them, which moves as thinly as the core says.",
  [0, 4, 12],
  true,
);
const overlap = vortexParameter("overlap", "Overlap", "Core radius of the elements over their distance.", [1, 1.3, 3]);
const profile = {
  ...vortexParameter("profile", "Profile", "Vorticity across the core.", [0, 0, 1], true),
  choices: ["Gaussian", "uniform"],
};
const PARAMETERS = [radius, circulation, core, layers, overlap, profile];

/** What the values say of a tube's inside. */
const inside = (v: Values): Omit<Tube, "line"> => ({
  circulation: v.circulation!,
  core: v.core!,
  layers: v.layers!,
  overlap: v.overlap!,
  profile: PROFILES[v.profile!]!,
});

/** A circle about the z axis at height z; counter-clockwise, so that it moves upwards. */
const circle =
  (r: number, z = 0): Tube["line"] =>
  (t) => [r * cos(t), r * sin(t), z];

const half = (n: number | null) => (n === null ? null : n / 2);

export const ring: VortexModel = {
  name: "ring",
  title: "Vortex ring",
  help: "A ring about the z axis that moves upwards, with a Gaussian core (Saffman 1970) or a uniform one (Kelvin 1867), by layers of elements (Winckelmans & Leonard 1993).",
  parameters: PARAMETERS,
  make: (v, { n }) => tubeElements({ ...inside(v), line: circle(v.radius!) }, n),
};

export const leapFroggingRings: VortexModel = {
  name: "leap-frogging-rings",
  title: "Leap-frogging rings",
  help: "Two equal rings behind each other on one axis: the rear one shrinks, speeds up and slips through the front one, in turns (Helmholtz 1858).",
  parameters: [...PARAMETERS, vortexParameter("gap", "Gap", "Between the rings' planes.", [0.05, 0.6, 10])],
  make(v, { n }) {
    const ringAt = (z: number) => tubeElements({ ...inside(v), line: circle(v.radius!, z) }, half(n));
    return together([ringAt(0), ringAt(v.gap!)]);
  },
};

export const collidingRings: VortexModel = {
  name: "colliding-rings",
  title: "Colliding rings",
  help: "Two equal rings that meet head on, spread out and break into smaller ones (Lim & Nickels 1992).",
  parameters: [...PARAMETERS, vortexParameter("gap", "Gap", "Between the rings' planes.", [0.1, 2, 20])],
  make(v, { n }) {
    const lower = tubeElements({ ...inside(v), line: circle(v.radius!, -0.5 * v.gap!) }, half(n));
    const upper = tubeElements(
      { ...inside(v), circulation: -v.circulation!, line: circle(v.radius!, 0.5 * v.gap!) },
      half(n),
    );
    return together([lower, upper]);
  },
};

export const ellipticRing: VortexModel = {
  name: "elliptic-ring",
  title: "Elliptic ring",
  help: "A ring whose long and short axis change places and back as it moves (Arms & Hama 1965; Dhanak & De Bernardinis 1981).",
  parameters: [
    ...PARAMETERS,
    vortexParameter(
      "aspect",
      "Aspect ratio",
      "Short axis over long axis; their product is the radius squared.",
      [0.1, 0.8, 1],
    ),
  ],
  make(v, { n }) {
    const long = v.radius! / Math.sqrt(v.aspect!);
    const short = v.radius! * Math.sqrt(v.aspect!);
    return tubeElements({ ...inside(v), line: (t) => [long * cos(t), short * sin(t), 0] }, n);
  },
};

export const trefoilKnot: VortexModel = {
  name: "trefoil-knot",
  title: "Trefoil knot",
  help: "A knotted vortex that moves along its axis, until its strands meet and it falls apart into rings (Kleckner & Irvine 2013).",
  parameters: PARAMETERS,
  make(v, { n }) {
    // The knot's mean distance from its axis is the radius.
    const scale = v.radius! / 2;
    const line: Tube["line"] = (t) => [
      scale * (sin(t) + 2 * sin(2 * t)),
      scale * (cos(t) - 2 * cos(2 * t)),
      -scale * sin(3 * t),
    ];
    return tubeElements({ ...inside(v), line }, n);
  },
};
