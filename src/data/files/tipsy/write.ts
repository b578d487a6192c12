import { type Bodies, COMPONENTS } from "../../bodies/bodies.ts";
import { withVelocities } from "../../bodies/comoving.ts";
import type { FileOptions } from "../format.ts";
import { componentCounts, hasGalaxies, idsAreOrder, orderBy, unitLosses } from "../losses.ts";
import { Pace } from "../pace.ts";
import { classOfComponent, componentOfV1, GALAXY_STEP, GalaxySurvey, galaxyOf, HALO_ID } from "./bonsaiIds.ts";
import { energyOfKelvin, TIPSY_WORDS, temperatureNote } from "./gas.ts";
import { CLASSIC } from "./header.ts";

type Kind = "gas" | "dark" | "star";
const RANK: Record<Kind, number> = { gas: 0, dark: 1, star: 2 };

/** Tipsy's kind of every component. Black holes are stars, as in ChaNGa and Gasoline. */
function kindOf(component: number): Kind {
  const name = COMPONENTS[component]!;
  return name === "gas" ? "gas" : name === "halo" || name === "other" ? "dark" : "star";
}

interface Plan {
  readonly littleEndian: boolean;
  readonly kinds: readonly Kind[];
  /** Ids for the word of `phi`, or null to leave it 0. */
  readonly ids: Uint32Array | null;
  /** Internal energy over temperature, where there is gas; null: numbers of gas and stars stay 0. */
  readonly warm: number | null;
}

async function writeRecords(bodies: Bodies, plan: Plan, order: Uint32Array | null, options: FileOptions) {
  const counts = { gas: 0, dark: 0, star: 0 };
  for (let i = 0; i < bodies.count; i++) counts[plan.kinds[bodies.component[i]!]!]++;
  const bytes = new Uint8Array(32 + CLASSIC.gas * counts.gas + CLASSIC.dark * counts.dark + CLASSIC.star * counts.star);
  const view = new DataView(bytes.buffer);
  const le = plan.littleEndian;
  view.setFloat64(0, bodies.time, le);
  const words = [bodies.count, 3, counts.gas, counts.dark, counts.star, 0];
  for (const [k, word] of words.entries()) view.setInt32(8 + 4 * k, word, le);
  const pace = new Pace(options);
  let at = 32;
  for (let k = 0; k < bodies.count; k++) {
    const i = order ? order[k]! : k;
    const kind = plan.kinds[bodies.component[i]!]!;
    const stride = CLASSIC[kind];
    view.setFloat32(at, bodies.mass[i]!, le);
    for (let d = 0; d < 3; d++) {
      view.setFloat32(at + 4 + 4 * d, bodies.position[3 * i + d]!, le);
      view.setFloat32(at + 16 + 4 * d, bodies.velocity[3 * i + d]!, le);
    }
    // eps stands two words from the end in dark and star; a gas record ends in hsmooth, metals, phi.
    view.setFloat32(at + stride - (stride === CLASSIC.gas ? 12 : 8), bodies.softening?.[i] ?? 0, le);
    if (plan.warm !== null)
      for (const [name, words] of TIPSY_WORDS[kind]) {
        const value = bodies.columns?.[name]?.[i] ?? 0;
        view.setFloat32(at + stride - 4 * words, name === "internalEnergy" ? value / plan.warm : value, le);
      }
    if (plan.ids) view.setUint32(at + stride - 4, plan.ids[i]!, le);
    at += stride;
    if ((k & 0x3fff) === 0x3fff && pace.due()) await pace.turn(k / bodies.count);
  }
  return bytes;
}

/**
 * Tipsy standard: big-endian, 32-byte header, what every Tipsy tool reads. Order gas, dark, star; `phi` is 0. No place
 * for ids, galaxies, units, nor for disc and bulge apart from stars. Velocities of comoving bodies are canonical momenta.
 */
export async function writeTipsy(given: Bodies, options: FileOptions) {
  const bodies = withVelocities(given, -1);
  const kinds = COMPONENTS.map((_, c) => kindOf(c));
  const order = orderBy(
    bodies,
    kinds.map((kind) => RANK[kind]),
  );
  const warm = bodies.columns?.internalEnergy ? energyOfKelvin(bodies.units) : null;
  const bytes = await writeRecords(bodies, { littleEndian: false, kinds, ids: null, warm }, order, options);
  const notes: string[] = [];
  if (order) notes.push("The bodies were reordered: gas, dark, star.");
  if (warm !== null) notes.push(`${temperatureNote(bodies.units)}.`);
  if (order || !idsAreOrder(bodies)) notes.push("Tipsy has no place for ids: they were left out.");
  const counts = componentCounts(bodies);
  for (const [name, n] of counts) {
    if (name === "disc" || name === "bulge" || name === "black hole" || name === "tracer") {
      notes.push(`Tipsy has no place for the component "${name}": ${n} bodies became stars.`);
    } else if (name === "other") notes.push(`Tipsy has no place for the component "other": ${n} bodies became dark.`);
  }
  if (hasGalaxies(bodies)) notes.push("Tipsy has no place for galaxy numbers: they were left out.");
  return { bytes, notes: [...notes, ...unitLosses(bodies, "Tipsy")] };
}

/**
 * Bonsai's Tipsy, version 1: little-endian, int32 ids in `phi` whose range says disc, bulge or halo and, in steps of
 * 5 000 000, the galaxy. Ids that follow these rules are kept; others are given out again.
 */
export async function writeBonsaiTipsy(bodies: Bodies, options: FileOptions) {
  const notes: string[] = [];
  const kept = v1Ids(bodies);
  const ids = kept ?? newIds(bodies, notes);
  if (!kept) notes.unshift("The bodies were renumbered: Bonsai's ids say the component.");
  const dark = Uint8Array.from(ids, (id) => (id >= HALO_ID ? 1 : 0));
  // The id decides dark or star, not the component, so that dust and glow keep their ids.
  const sorted: Bodies = { ...bodies, component: dark.map((d) => 1 - d) };
  const order = orderBy(sorted, [0, 1]);
  const bytes = await writeRecords(
    sorted,
    { littleEndian: true, kinds: ["dark", "star"], ids, warm: null },
    order,
    options,
  );
  if (order) notes.push("The bodies were reordered: dark, star.");
  if (bodies.units.lengthKpc !== 1 || bodies.units.velocityKms !== 100) {
    notes.push(...unitLosses(bodies, "Tipsy"));
    if (bodies.units.lengthKpc === null) notes.push("Readers take Bonsai's ids to mean units of kpc and 100 km/s.");
  }
  return { bytes, notes };
}

/** The bodies' own ids where they say their components and galaxies in Bonsai's way already. */
function v1Ids(bodies: Bodies): Uint32Array | null {
  if (bodies.count < 2) return null;
  const ids = new Uint32Array(bodies.count);
  for (let i = 0; i < bodies.count; i++) {
    const id = Number(bodies.id[i]);
    if (id >= 2 * HALO_ID || componentOfV1(id) !== bodies.component[i]) return null;
    ids[i] = id;
  }
  const survey = new GalaxySurvey();
  for (const id of ids) survey.add(id);
  const shifts = survey.found();
  for (let i = 0; i < bodies.count; i++) if ((shifts ? galaxyOf(ids[i]!, shifts) : 0) !== bodies.galaxy[i]) return null;
  return ids;
}

function newIds(bodies: Bodies, notes: string[]): Uint32Array {
  const starts = COMPONENTS.map(classOfComponent);
  for (const [name, n] of componentCounts(bodies)) {
    if (name !== "disc" && name !== "bulge" && name !== "halo") {
      notes.push(`Bonsai's ids have no place for the component "${name}": ${n} bodies became disc.`);
    }
  }
  const next = new Map<number, number>();
  const draw = (step: number) => (i: number) => {
    const key = starts[bodies.component[i]!]! + step * bodies.galaxy[i]!;
    const n = next.get(key) ?? 0;
    next.set(key, n + 1);
    return key + n;
  };
  const every = (give: (i: number) => number) => Uint32Array.from({ length: bodies.count }, (_, i) => give(i));
  const ids = every(draw(GALAXY_STEP));
  const fits = hasGalaxies(bodies) ? Math.max(...next.values()) < 0.9 * GALAXY_STEP : true;
  // A class holds 4e7 disc ids, that is eight galaxies.
  if (fits && Math.max(...bodies.galaxy.subarray(0, 1), maxOf(bodies.galaxy)) < 8) return ids;
  notes.push("Bonsai's ids have no place for these galaxy numbers: they were left out.");
  next.clear();
  return every(draw(0));
}

function maxOf(values: Uint8Array): number {
  let max = 0;
  for (const v of values) if (v > max) max = v;
  return max;
}
