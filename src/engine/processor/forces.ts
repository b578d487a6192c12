import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { angleOf, farShareOf, toleranceOf } from "../force/adaptive/tolerance.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings, SofteningKernel } from "../settings.ts";
import { factors, flowAt, LEAST_FELT, NARROWER_IN_BOX, type Space, softeningAt } from "../space.ts";
import { OPENINGS, type OpeningNumber } from "./choices.ts";
import { GROUP } from "./layout.ts";

const { FAR_OVERFLOW, FAR_SOFTENING } = CONSTANTS.criterion;
const { SPLINE_REACH } = CONSTANTS.rungs;

// Opening by error beside what the GPU's tolerances for few bodies say. A cell in the expansion costs a tenth of what one
// that acts by itself does, so more of the error goes there; and cells act by their angle alone a little later, or where forces
// cancel one body in thousands has a larger error than by Bonsai's criterion. With these median, 99th and 99.9th percentile and
// maximum are at or below that criterion's at theta 0.4 to 0.9 on bench/distributions.ts (3000, 4096, 8192 and 30 000 bodies).
const TAU = { few: 0.95, many: 0.75 };
const FAR_SHARE = 2;
const NARROWER = 0.9;
/** The same in a periodic box. */
const NARROWER_THERE = NARROWER * NARROWER_IN_BOX;
/**
 * Bodies of a cell that ends a group (assembly/build/groups.ts). Of many: with 4096 there is 5 % more to sum, with 256 errors are
 * a tenth larger. Of few: compacter groups meet fewer cells and bodies, and larger ones take that tenth back.
 */
const HEAVY = { few: 256, many: 1024 };
const GROUP_SIZE = { few: 40, many: GROUP };
/** Few bodies are from LEAST to FEW, many from MANY on. Below LEAST, where a direct sum is faster, so few groups stay as those of many are. */
const LEAST = 2500;
const FEW = 4096;
const MANY = 8192;

/** Of a number of bodies: between few and many on a straight line. */
function byCount({ few, many }: { readonly few: number; readonly many: number }, n: number): number {
  if (n < LEAST) return many;
  const share = Math.min(1, Math.max(0, (n - FEW) / (MANY - FEW)));
  return few + share * (many - few);
}

/** What changes from step to step follows from it. */
interface Moment {
  /** Comoving, length units. */
  readonly softening: number;
  readonly kernel: SofteningKernel;
  readonly space: Space | null;
  readonly units: Scaling;
}

/** What the stages read of the settings, in the engine's own units. */
export interface ForceSettings {
  readonly opening: OpeningNumber | null;
  readonly theta: number;
  readonly eps2: number;
  /** Where a spline softens, the distance at which that ends, and eps2 is 0; 0: Plummer's softening. */
  readonly spline: number;
  readonly leafSize: number;
  /** Bodies that share a walk at most, and of a cell that ends a group. */
  readonly groupSize: number;
  readonly heavy: number;
  /** Opening by error: what a cell may cost, over the acceleration; the part of it for the expansion; the squared distance within which there is none. */
  readonly tau: number;
  readonly farShare: number;
  readonly farSoftening: number;
  /** The angle b / d under which a cell acts whatever its error. */
  readonly angle: number;
  /** Cells act by their mass alone. */
  readonly monopole: boolean;
  /** Time step, in units of velocity over acceleration, as the kicks that open and close a step take it, and of length over velocity. */
  readonly kick: number;
  readonly closingKick: number;
  /** In the bodies' unit. */
  readonly timestep: number;
  readonly drift: number;
  /** External fields alone act on the bodies. */
  readonly massless?: boolean;
  /** Steps from one sort and new tree to the next. */
  readonly rebuildInterval: number;
  /** In a periodic box: an acceleration; errors are held against no less. */
  readonly leastFelt: number;
  /** Side of the periodic box that begins at the origin; 0: open space. */
  readonly side: number;
  /** Of the moment of the forces: gravity is so many times stronger for gas, and distances grow so fast besides, in the time of `drift`. */
  readonly scale: number;
  readonly expansion: number;
  readonly moment: Moment;
}

/** Of `n` bodies in open space, in a periodic box or in an expanding one: of a step that begins at `time`, or, `after` it, of what is measured at it. */
export function forceSettings(
  settings: Settings,
  scaling: Scaling,
  n: number,
  { space = null, time = 0, after = false }: { space?: Space | null; time?: number; after?: boolean } = {},
): ForceSettings {
  const { theta, timestep, leafSize, multipole, solver, rebuildInterval } = settings;
  const side = space ? space.side / scaling.length : 0;
  const moment = { softening: settings.softening, kernel: settings.kernel, space, units: scaling };
  const moving = movingAt(moment, timestep, time, after);
  const { eps2 } = moving;
  return {
    opening: OPENINGS[solver] ?? null,
    theta,
    ...moving,
    moment,
    tau: byCount(TAU, n) * toleranceOf(theta, "few", multipole),
    farShare: FAR_SHARE * farShareOf(theta, "few"),
    angle: (side > 0 ? NARROWER_THERE : NARROWER) * angleOf(theta, "few"),
    farSoftening: Math.max(FAR_SOFTENING ** 2 * eps2, FAR_OVERFLOW),
    leafSize,
    groupSize: n >= LEAST && n < MANY ? GROUP_SIZE.few : GROUP_SIZE.many,
    heavy: Math.round(byCount(HEAVY, n)),
    monopole: multipole === "monopole",
    // A body that leaves a box on one side comes back on the other: no cell could follow it.
    rebuildInterval: space ? 1 : rebuildInterval,
    leastFelt: side > 0 ? LEAST_FELT / side ** 2 : 0,
    side,
  };
}

/** What a step of a moment reads of a space that expands. */
function movingAt({ softening, kernel, space, units }: Moment, timestep: number, begin: number, after = false) {
  const end = after ? begin : begin + timestep;
  const { scale, rate } = flowAt(space, end);
  const { openingKick, drift, closingKick } = factors(timestep, space, begin);
  const eps = softeningAt(softening, space, end) / units.length;
  return {
    timestep,
    ...(kernel === "spline" ? { eps2: 0, spline: SPLINE_REACH * eps } : { eps2: eps ** 2, spline: 0 }),
    kick: openingKick * (units.acceleration / units.velocity),
    closingKick: closingKick * (units.acceleration / units.velocity),
    drift: drift * (units.velocity / units.length),
    scale,
    expansion: rate * (units.length / units.velocity),
  };
}

/** Of a part of a step that ends at a time. */
export const partOf = ({ moment }: ForceSettings, timestep: number, end: number) =>
  movingAt(moment, timestep, end - timestep);
