import { type Bodies, COMPONENTS, type ComponentName } from "../../data/bodies/bodies.ts";
import { DARK } from "../../data/bodies/luminous.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "../state/profileSizes.ts";

/** Bodies that profiles tell apart: one component of one galaxy. */
export interface BodyClass {
  /** Galaxy number; the last one may stand for all further galaxies. */
  readonly galaxy: number;
  readonly component: ComponentName;
  /** No dark halo, and no black hole: what ends up in a picture. True of all bodies of a galaxy that has nothing else. */
  readonly shines: boolean;
  readonly bodies: number;
  /** Mass of all its bodies, in the units of the bodies. */
  readonly mass: number;
  /** Mass of the heaviest. */
  readonly heaviest: number;
}

export interface Classes {
  readonly classes: readonly BodyClass[];
  readonly galaxies: number;
  /** Does the last galaxy stand for several? */
  readonly lumped: boolean;
  /** Class of each body, in the order of the source; padded with zeros to whole words. */
  readonly classOf: Uint8Array<ArrayBuffer>;
}

/** Bodies that are looked at without a break: some 10 ms, less than a frame. */
const PORTION = 2 ** 20;

/** Calls `look` with every number below `count`, and `pause` now and then. */
async function each(count: number, pause: () => Promise<unknown>, look: (i: number) => void): Promise<void> {
  for (let begin = 0; begin < count; begin += PORTION) {
    if (begin > 0) await pause();
    const end = Math.min(count, begin + PORTION);
    for (let i = begin; i < end; i++) look(i);
  }
}

/**
 * Sorts bodies into at most 20 classes of at most 8 galaxies; further galaxies are lumped into the last. `pause`
 * lets others have their turn, so that millions of bodies hold no frame up.
 */
export async function classify(
  { count, galaxy, component, mass }: Pick<Bodies, "count" | "galaxy" | "component" | "mass">,
  pause: () => Promise<unknown> = async () => {},
): Promise<Classes> {
  const kinds = COMPONENTS.length;
  const tally = { bodies: new Float64Array(256 * kinds), mass: new Float64Array(256 * kinds) };
  const heaviest = new Float64Array(256 * kinds);
  await each(count, pause, (i) => {
    const slot = galaxy[i]! * kinds + component[i]!;
    const m = mass[i]!;
    tally.bodies[slot]!++;
    if (!(m > 0 && m < Number.POSITIVE_INFINITY)) return;
    tally.mass[slot]! += m;
    if (m > heaviest[slot]!) heaviest[slot] = m;
  });
  const present = Array.from(tally.bodies.keys()).filter((at) => tally.bodies[at]! > 0);
  const last = Math.floor((present.at(-1) ?? 0) / kinds);
  let galaxies = Math.min(MAX_GALAXIES, last + 1);
  const lump = (at: number) => Math.min(Math.floor(at / kinds), galaxies - 1) * kinds + (at % kinds);
  while (new Set(present.map(lump)).size > MAX_CLASSES) galaxies--;

  const slots = [...new Set(present.map(lump))].sort((a, b) => a - b);
  const found = slots.map((slot) => {
    const parts = present.filter((at) => lump(at) === slot);
    const sum = (table: Float64Array) => parts.reduce((all, at) => all + table[at]!, 0);
    return {
      galaxy: Math.floor(slot / kinds),
      component: COMPONENTS[slot % kinds]!,
      bodies: sum(tally.bodies),
      mass: sum(tally.mass),
      heaviest: Math.max(...parts.map((at) => heaviest[at]!)),
    };
  });
  const bright = (c: { component: ComponentName; mass: number }) => !DARK.includes(c.component) && c.mass > 0;
  const classes = found.map((c) => ({
    ...c,
    shines: bright(c) || !found.some((other) => other.galaxy === c.galaxy && bright(other)),
  }));
  const numberOf = new Uint8Array(256 * kinds);
  for (const at of present) numberOf[at] = slots.indexOf(lump(at));
  const classOf = new Uint8Array(4 * Math.ceil(count / 4));
  await each(count, pause, (i) => {
    classOf[i] = numberOf[galaxy[i]! * kinds + component[i]!]!;
  });
  return { classes, galaxies, lumped: last + 1 > galaxies, classOf };
}

/** Quanta of the heaviest body of a class: 1024 of them fit a word. */
const QUANTA = 2 ** 20;

/** Whole numbers in which the mass of a class is counted, per unit of mass times gravity: a float32. */
export function quantaOf({ heaviest }: BodyClass, gravity: number): number {
  return heaviest > 0 ? Math.fround(QUANTA / (heaviest * gravity)) : 1;
}

/** The classes as shaders read them. */
export function classBytes(classes: readonly BodyClass[], gravity: number): ArrayBuffer {
  const size = structSize("Class");
  const bytes = new ArrayBuffer(size * MAX_CLASSES);
  classes.forEach((c, k) => {
    const values = { galaxy: c.galaxy, shines: c.shines ? 1 : 0, quanta: quantaOf(c, gravity) };
    writeStruct("Class", new DataView(bytes, size * k, size), values);
  });
  // What no body belongs to belongs to no galaxy.
  for (let k = classes.length; k < MAX_CLASSES; k++) {
    writeStruct("Class", new DataView(bytes, size * k, size), { galaxy: MAX_GALAXIES, quanta: 1 });
  }
  return bytes;
}

/** Shells per factor of ten in radius. */
const PER_DECADE = 21;
/** Bodies whose distances are looked at for the outermost edge. */
const SAMPLE = 16_384;
/** How far beyond the far bodies the shells reach: room for what is thrown out. */
const SPARE = 3;

/**
 * Radii of SHELLS + 1 edges: 0, then logarithmic up to three times the radius that holds 99 % of the bodies at the
 * start, then infinity; the first shell is a ball and the last has no end.
 */
export function shellEdges({ count, position }: Pick<Bodies, "count" | "position">): Float64Array<ArrayBuffer> {
  const stride = Math.max(1, Math.floor(count / SAMPLE));
  const centre = [0, 0, 0];
  let sampled = 0;
  for (let i = 0; i < count; i += stride, sampled++) for (let k = 0; k < 3; k++) centre[k]! += position[3 * i + k]!;
  const far: number[] = [];
  for (let i = 0; i < count; i += stride) {
    far.push(Math.hypot(...centre.map((sum, k) => position[3 * i + k]! - sum / sampled)));
  }
  const finite = far.filter((r) => r > 0 && Number.isFinite(r)).sort((a, b) => a - b);
  const most = SPARE * (finite[Math.min(finite.length - 1, Math.floor(0.99 * finite.length))] ?? 1);
  const inner = SHELLS - 1;
  const edges = new Float64Array(SHELLS + 1);
  for (let k = 1; k <= inner; k++) edges[k] = most * 10 ** ((k - inner) / PER_DECADE);
  edges[SHELLS] = Number.POSITIVE_INFINITY;
  return edges;
}
