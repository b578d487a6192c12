import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type BodyClass, classBytes, classify, quantaOf, shellEdges } from "../measure/classes.ts";
import { type Profile, type ProfileBasis, type ProfileUnits, profileOf } from "../measure/massProfile.ts";
import { CENTRE_ROUNDS, MAX_CLASSES, MAX_GALAXIES, SHELLS } from "../state/profileSizes.ts";
import type { ComputeThread } from "./computeThread.ts";
import { SWEEP } from "./layout.ts";

const { REACH, SHRINK, ENOUGH, LEAST } = CONSTANTS["measure/centreShrink"];
/** Numbers of centreSums, of shape and of a sphere, for each galaxy. */
const CENTRE = 12;
const SHAPE = 8;
const SPHERE = 8;
/** Pieces of bodies that a thread takes at a time. */
const AT_ONCE = 4;

/** What a profile needs to know of the bodies as they were given, in the order of the source. */
export interface ProfileSource {
  readonly bodies: Pick<Bodies, "count" | "position" | "mass" | "galaxy" | "component">;
  readonly units: ProfileUnits;
}

/** What a profile says of the bodies, whatever the time. */
export type Measured = Omit<Profile, "step" | "time">;

/** Sorts the bodies into classes, and says them to the stages: the leader, before the first profile. */
export async function sortIntoClasses(thread: ComputeThread, { bodies, units }: ProfileSource): Promise<ProfileBasis> {
  const classes = await classify(bodies);
  const edges = shellEdges(bodies);
  thread.bytesOf("classOf").set(classes.classOf.subarray(0, bodies.count));
  thread.bytesOf("classes").set(new Uint8Array(classBytes(classes.classes, units.gravity / units.scaling.mass)));
  thread.doubles("edges").set(edges.map((r) => (r / units.scaling.length) ** 2));
  thread.store("galaxies", classes.galaxies);
  return { classes, edges, units };
}

/** Where mass is: centres of the galaxies, shells of mass about each, shapes. All threads call it together; the leader has the basis, and its answer counts. */
export function profile(thread: ComputeThread, basis: ProfileBasis | null): Measured | null {
  // The others see what the leader wrote once they have met.
  thread.team.barrier();
  const galaxies = thread.load("galaxies");
  centres(thread, galaxies);
  const histogram = shells(thread, galaxies);
  if (histogram) {
    const { classes, edges, units } = basis!;
    halfMass(classes.classes, galaxies, edges, histogram, units, thread.doubles("spheres"));
  }
  thread.team.barrier();
  const shapes = shape(thread, galaxies);
  return histogram && profileOf(basis!, { spheres: thread.doubles("spheres"), histogram, shapes }, 1);
}

/** centreSums and centreShrink in turn. */
function centres(thread: ComputeThread, galaxies: number): void {
  const { stages, team, layout } = thread;
  const { posMass, velocity, id, classOf, classes, spheres, partials } = layout.at;
  const { n } = layout.sizes;
  const pieces = Math.ceil(n / SWEEP);
  for (let round = 0; round < CENTRE_ROUNDS; round++) {
    team.dynamic(pieces, AT_ONCE, (from, to) => {
      stages.centreSums(
        ...([posMass, velocity, id, classOf, classes, spheres, n, galaxies, round, from, to, partials] as const),
      );
    });
    team.barrier();
    team.single(() => centreShrink(round, galaxies, pieces, thread.doubles("partials"), thread.doubles("spheres")));
  }
}

/**
 * centreShrink: moves each galaxy's sphere to the centre of mass of what it holds, and shrinks it while it holds enough (Power et
 * al. 2003, section 2.5). `partials`: of centreSums, for `pieces` of the bodies. Writes `spheres`.
 */
export function centreShrink(
  round: number,
  galaxies: number,
  pieces: number,
  partials: Float64Array,
  spheres: Float64Array,
): void {
  for (let galaxy = 0; galaxy < galaxies; galaxy++) {
    const sum = new Float64Array(CENTRE);
    let logarithms = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const of = partials.subarray(CENTRE * (galaxies * piece + galaxy), CENTRE * (galaxies * piece + galaxy + 1));
      for (let k = 0; k < CENTRE; k++) sum[k]! += of[k]!;
      logarithms += 0.5 * (of[9]! * Math.LN2 + Math.log(of[10]!));
    }
    const [mass, bodies] = [sum[3]!, sum[8]!];
    const mean = (at: number) => [0, 1, 2].map((k) => (mass > 0 ? sum[at + k]! / mass : 0));
    const sphere = spheres.subarray(SPHERE * galaxy, SPHERE * (galaxy + 1));
    if (round === 0) {
      sphere.set([...mean(0), 0, ...mean(4), bodies]);
      continue;
    }
    if (round === 1) {
      // Of the geometric mean distance: no escaper moves it.
      sphere[3] = REACH * Math.exp(logarithms / Math.max(bodies, 1));
      continue;
    }
    const all = sphere[7]!;
    if (!(mass > 0 && bodies >= Math.max(ENOUGH * all, Math.min(LEAST, 0.5 * all)))) continue;
    for (const [k, x] of mean(0).entries()) sphere[k]! += x;
    sphere.set(mean(4), 4);
    sphere[3]! *= SHRINK;
  }
}

/** profile: shells about each galaxy, as RawProfile has them; the leader's. */
function shells(thread: ComputeThread, galaxies: number): Uint32Array | null {
  const { stages, team, layout, scratch } = thread;
  const { posMass, id, classOf, classes, spheres, edges } = layout.at;
  const { n, threads } = layout.sizes;
  const slots = MAX_CLASSES * SHELLS;
  const histogram = team.index === 0 ? new Uint32Array(3 * slots * MAX_GALAXIES) : null;
  for (let galaxy = 0; galaxy < galaxies; galaxy++) {
    thread.doublesOfScratch(team.index, 2 * slots).fill(0);
    team.dynamic(Math.ceil(n / SWEEP), AT_ONCE, (from, to) => {
      const centre = spheres + 8 * SPHERE * galaxy;
      stages.profile(posMass, id, classOf, classes, centre, edges, SHELLS, n, from, to, scratch);
    });
    team.barrier();
    if (histogram) {
      const found = Array.from({ length: threads }, (_, k) => thread.doublesOfScratch(k, 2 * slots));
      for (let slot = 0; slot < slots; slot++) {
        const quanta = found.reduce((sum, own) => sum + own[2 * slot]!, 0);
        const bodies = found.reduce((sum, own) => sum + own[2 * slot + 1]!, 0);
        histogram.set([quanta % 2 ** 32, Math.floor(quanta / 2 ** 32), bodies], 3 * (slots * galaxy + slot));
      }
    }
    team.barrier();
  }
  return histogram;
}

/**
 * halfMass: the radius about each galaxy's centre that holds half the mass of its own bodies that shine (Bedorf 2014, section
 * 5.4.2); within a shell mass grows evenly with radius. `edges`: in the units of the bodies. Writes `spheres`.
 */
export function halfMass(
  classes: readonly BodyClass[],
  galaxies: number,
  edges: Float64Array,
  histogram: Uint32Array,
  { gravity, scaling }: ProfileUnits,
  spheres: Float64Array,
): void {
  for (let galaxy = 0; galaxy < galaxies; galaxy++) {
    const mass = new Float64Array(SHELLS);
    classes.forEach((its, kind) => {
      if (its.galaxy !== galaxy || !its.shines) return;
      const quanta = quantaOf(its, gravity / scaling.mass);
      for (let shell = 0; shell < SHELLS; shell++) {
        const at = 3 * ((galaxy * MAX_CLASSES + kind) * SHELLS + shell);
        mass[shell]! += (histogram[at]! + 2 ** 32 * histogram[at + 1]!) / quanta;
      }
    });
    const half = 0.5 * mass.reduce((sum, m) => sum + m, 0);
    let within = 0;
    // The last shell has no outer edge.
    let radius = edges[SHELLS - 1]!;
    for (let shell = 0; shell < SHELLS - 1; shell++) {
      if (mass[shell]! > 0 && within + mass[shell]! >= half) {
        const [inner, outer] = [edges[shell]!, edges[shell + 1]!];
        radius = inner + ((outer - inner) * (half - within)) / mass[shell]!;
        break;
      }
      within += mass[shell]!;
    }
    spheres[SPHERE * galaxy + 3] = radius / scaling.length;
  }
}

/** shape: second moments of each galaxy as RawProfile has them, in one sum; the leader's. */
function shape(thread: ComputeThread, galaxies: number): Float64Array {
  const { stages, team, layout } = thread;
  const { posMass, id, classOf, classes, spheres, partials } = layout.at;
  const { n } = layout.sizes;
  const pieces = Math.ceil(n / SWEEP);
  team.dynamic(pieces, AT_ONCE, (from, to) => {
    stages.shape(posMass, id, classOf, classes, spheres, n, galaxies, from, to, partials);
  });
  team.barrier();
  const sums = new Float64Array(SHAPE * MAX_GALAXIES);
  if (team.index > 0) return sums;
  const found = thread.doubles("partials");
  for (let k = 0; k < SHAPE * galaxies * pieces; k++) sums[k % (SHAPE * galaxies)]! += found[k]!;
  return sums;
}
