import type { Bodies } from "../data/bodies/bodies.ts";
import { MODEL_SCALE, timeMyr } from "../data/bodies/units.ts";
import { DiscLight, type GasBody } from "./discLight.ts";
import { Emitters } from "./emitters.ts";
import type { Filters } from "./filters.ts";
import { formationOf, ofDisc } from "./formation.ts";
import { type GalaxyFrame, galaxyFrames } from "./frames.ts";
import { paletteOf } from "./palette.ts";
import { neighbourDistances } from "./spacing.ts";

/** Indices of COMPONENTS. */
const BULGE = 1;
const GAS = 3;
/** Haloes, black holes and test bodies don't shine. */
const DARK: readonly number[] = [2, 5, 7];

/** Neighbours within a body's own sphere, and its image's standard deviation over that sphere's radius. */
const NEIGHBOURS = 40;
const KERNEL = 0.6;

/** With fewer young stars than this a disc is that of a lenticular. */
const SETTLED_BELOW = 0.1;

export interface LightChoices {
  readonly filters: Filters;
  /** Factor on the dust, and on the stars that formed lately. */
  readonly dust: number;
  readonly young: number;
  /** Images of each body of a disc along its epicycle. */
  readonly tracers: number;
}

/** What shines in a table of bodies and what absorbs, in its length units; light in solar luminosities of each filter, dust as optical depth (V) times square parsecs. */
export interface Light {
  readonly emitters: Emitters;
  readonly frames: readonly GalaxyFrame[];
  /** Kiloparsecs in a length unit. */
  readonly kpc: number;
}

/** Bodies with light: all with mass but haloes and black holes; where that leaves none, all with mass. */
export function shiningBodies({ count, mass, component }: Bodies): Uint32Array {
  const found = { all: new Uint32Array(count), shining: new Uint32Array(count) };
  let [all, shining] = [0, 0];
  for (let i = 0; i < count; i++) {
    if (!(mass[i]! > 0)) continue;
    found.all[all++] = i;
    if (!DARK.includes(component[i]!)) found.shining[shining++] = i;
  }
  return shining > 0 ? found.shining.subarray(0, shining) : found.all.subarray(0, all);
}

/** The light and the dust of bodies. Bodies without units are read as models are (MODEL_SCALE). */
export function lightOf(bodies: Bodies, { filters, dust, young, tracers }: LightChoices): Light {
  const { position, mass, component, galaxy, units } = bodies;
  const kpc = units.lengthKpc ?? MODEL_SCALE.lengthKpc!;
  const solar = units.massMsun ?? MODEL_SCALE.massMsun!;
  const shining = shiningBodies(bodies);
  const reach = neighbourDistances(position, shining, NEIGHBOURS);
  const density = new Float32Array(shining.length);
  for (let k = 0; k < shining.length; k++) density[k] = mass[shining[k]!]! / Math.max(reach[k]!, 1e-12) ** 3;
  const frames = galaxyFrames(bodies, shining, density);
  const formation = formationOf(bodies, shining, density, frames);
  const palette = paletteOf(filters, young);
  const emitters = new Emitters();
  const disc = new DiscLight(
    bodies,
    emitters,
    { palette, dust, tracers, settled: young < SETTLED_BELOW, parsec: 1 / (1000 * kpc), solar },
    formation.lanes,
  );
  const gas = computedGas(bodies);
  for (let k = 0; k < shining.length; k++) {
    const i = shining[k]!;
    const born = gas?.(i);
    if (born) {
      disc.addGas({ index: i, frame: frames[galaxy[i]!]!, reach: reach[k]!, ...born });
      continue;
    }
    if (ofDisc(component[i]!)) {
      disc.add({
        index: i,
        frame: frames[galaxy[i]!]!,
        reach: reach[k]!,
        radius: formation.radius[k]!,
        outside: formation.outside[k]!,
        round: formation.round[k]!,
        order: formation.order[k]!,
        above: formation.above[k]!,
        height: formation.height[k]!,
        // Where gas is computed, it alone forms stars and has dust.
        rate: gas ? 0 : young * formation.rate[k]!,
        late: young * formation.late[k]!,
        dust: gas ? 0 : formation.dust[k]!,
        stars: component[i] !== GAS,
      });
      continue;
    }
    const suns = mass[i]! * solar;
    const [r, g, b] = component[i] === BULGE ? palette.bulge : palette.elliptical;
    const [x, y, z] = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    emitters.add(x, y, z, KERNEL * reach[k]!, suns * r, suns * g, suns * b, 0);
  }
  return { emitters, frames, kpc };
}

/** What a run with gas says of each body (engine/gas/columns.ts): null where it has none, or the bodies come from elsewhere. */
function computedGas({ time, units, component, columns = {} }: Bodies) {
  const { birthTime, starFormationRate, internalEnergy } = columns;
  if (!birthTime || !internalEnergy) return null;
  const known = units.massMsun === null ? MODEL_SCALE : units;
  const years = 1e6 * (timeMyr(known) ?? timeMyr(MODEL_SCALE)!);
  const solar = known.massMsun!;
  return (i: number): Pick<GasBody, "forming" | "age"> | null => {
    const born = birthTime[i]! > 0 && internalEnergy[i] === 0;
    if (!born && component[i] !== GAS) return null;
    const forming = ((starFormationRate?.[i] ?? 0) * solar) / years;
    return { forming, age: born ? Math.max(0, time - birthTime[i]!) * years : null };
  };
}
