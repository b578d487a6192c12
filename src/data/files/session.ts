import * as v from "valibot";
import type { Bodies } from "../bodies/bodies.ts";
import { Allowance } from "./allowance.ts";
import { FileError } from "./fileError.ts";
import type { FileOptions } from "./format.ts";
import { npyArray } from "./numpy/npy.ts";
import { type NumberTable, npyBytes, zipBytes } from "./numpy/write.ts";
import { zipContent, zipEntries } from "./numpy/zip.ts";
import { SESSION_HEAD } from "./sessionHead.ts";
import { bytesSource, wholeBytes } from "./source.ts";

/** The state of a run in the engine's order, `count` bodies: what it needs to go on bit by bit (engine/snapshots.ts). */
export interface RunState {
  readonly count: number;
  readonly steps: number;
  readonly time: number;
  readonly energyOrigin: { readonly total: number; readonly softening: number; readonly scale?: number } | null;
  /** Softening length that its forces were found with; absent in sessions of earlier versions. */
  readonly softening?: number;
  /** x y z, mass times gravity. */
  readonly posMass: Float32Array<ArrayBuffer>;
  /** vx vy vz, and what the engine remembers beside them. */
  readonly velocity: Float32Array<ArrayBuffer>;
  /** ax ay az, potential. */
  readonly acceleration: Float32Array<ArrayBuffer>;
  /** Index of the body in the table of the first bodies. */
  readonly id: Uint32Array<ArrayBuffer>;
  readonly status: Uint32Array<ArrayBuffer>;
  /** Further tables of the engine by their names, as they are; absent where there are none. */
  readonly own?: Readonly<Record<string, Uint32Array<ArrayBuffer>>>;
}

/** Names of their members in the archive, and of the first bodies' further columns. */
const [OWN, COLUMN] = ["own ", "column "];

/** A run to go on with: its first bodies, its state, and whatever the page wants to remember of it (JSON). */
export interface Session {
  readonly about: unknown;
  readonly first: Bodies;
  readonly state: RunState;
}

/**
 * A session as a NumPy archive (.npz), so that other programs read it: `mass`, `position`, `velocity`, `id`, `galaxy`,
 * `component` (`next` on vortex lines) are the bodies as they are now, in the order in which they came in; `first_position` and `first_velocity`
 * as they were at the start. `order` says which body stands where in the engine's tables, `acceleration` is ax ay az
 * potential, `weight` and `memory` are what stands beside positions and velocities, `status` the engine's counters.
 * `session.json` says the rest. 86 bytes a body; `own NAME` are further tables of the engine, `column NAME` further numbers of the first bodies.
 */
export function writeSession({ about, first, state }: Session): Uint8Array {
  const { count, id: order, posMass, velocity, acceleration, status, own = {}, ...moment } = state;
  const { steps, time, energyOrigin, softening } = moment;
  const now = { position: new Float32Array(3 * count), velocity: new Float32Array(3 * count) };
  const force = new Float32Array(4 * count);
  const weight = new Float32Array(count);
  const memory = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const i = order[k]!;
    for (let c = 0; c < 3; c++) {
      now.position[3 * i + c] = posMass[4 * k + c]!;
      now.velocity[3 * i + c] = velocity[4 * k + c]!;
    }
    weight[i] = posMass[4 * k + 3]!;
    memory[i] = velocity[4 * k + 3]!;
    force.set(acceleration.subarray(4 * k, 4 * k + 4), 4 * i);
  }
  const head = {
    antennae: "session",
    version: 1,
    ...{ count, steps, time, energyOrigin },
    ...(softening !== undefined && { softening }),
    first: {
      time: first.time,
      units: first.units,
      ...(first.fields && { fields: first.fields }),
      ...(first.space && { space: first.space }),
    },
    about,
  };
  const array = (name: string, table: NumberTable, columns = 0) => ({
    name: `${name}.npy`,
    bytes: npyBytes(table, columns),
  });
  return zipBytes([
    { name: SESSION_HEAD, bytes: new TextEncoder().encode(JSON.stringify(head, null, 2)) },
    array("mass", first.mass),
    array("position", now.position, 3),
    array("velocity", now.velocity, 3),
    array("id", first.id),
    array("galaxy", first.galaxy),
    array("component", first.component),
    ...(first.softening ? [array("softening", first.softening)] : []),
    ...(first.next ? [array("next", first.next)] : []),
    array("first_position", first.position, 3),
    array("first_velocity", first.velocity, 3),
    array("order", order),
    array("acceleration", force, 4),
    array("weight", weight),
    array("memory", memory),
    array("status", status),
    ...Object.entries(first.columns ?? {}).map(([name, table]) => array(`${COLUMN}${name}`, table)),
    ...Object.entries(own).map(([name, table]) => array(`${OWN}${name}`, table)),
  ]);
}

const finite = v.pipe(v.number(), v.finite());
const positive = v.pipe(finite, v.gtValue(0));
const length = v.pipe(finite, v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What session.json says, beside what the page put into it. */
const HEAD = v.object({
  version: v.literal(1),
  count: v.pipe(whole, v.minValue(1)),
  steps: whole,
  time: finite,
  energyOrigin: v.nullable(v.object({ total: finite, softening: length, scale: v.exactOptional(positive) })),
  softening: v.exactOptional(length),
  first: v.object({
    time: finite,
    units: v.object({
      name: v.string(),
      gravity: positive,
      lengthKpc: v.nullable(positive),
      massMsun: v.nullable(positive),
      velocityKms: v.nullable(positive),
    }),
    fields: v.exactOptional(v.array(v.string())),
    space: v.exactOptional(
      v.object({
        side: positive,
        expansion: v.exactOptional(
          v.object({
            universe: v.object({ omegaM: positive, omegaL: finite, omegaR: finite, w: finite, h: positive }),
            hubble: positive,
            physicalSoftening: v.exactOptional(positive),
          }),
        ),
      }),
    ),
  }),
  about: v.unknown(),
});

/** The inverse of `writeSession`, bit by bit. Throws FileError: one line with what is missing or damaged. */
export async function readSession(bytes: Uint8Array, options: FileOptions = {}): Promise<Session> {
  const source = bytesSource(bytes);
  const entries = await zipEntries(source);
  const shared = { ...options, allowance: new Allowance(source.size) };
  const content = async (name: string) => {
    const entry = entries.find((e) => e.name === name);
    if (!entry) throw new FileError(`session without ${name}; it is cut off, or was written by another version`);
    return await zipContent(source, entry, shared);
  };
  const head = headOf(new TextDecoder().decode(await wholeBytes(await content(SESSION_HEAD))));
  const { count } = head;
  const raw = async (name: string, width: number, kinds: readonly string[], rows = count) => {
    const file = await content(`${name}.npy`);
    const { shape, kind } = await npyArray(file, name);
    if (!kind || !kinds.includes(kind) || shape[0] !== rows || (shape[1] ?? 1) !== width) {
      throw new FileError(`session: ${name} has shape (${shape.join(", ")}); expected ${rows} rows of ${width}`);
    }
    // The numbers end the file, and begin wherever a buffer of their own needs no alignment.
    const size = Number(kind[1]);
    const length = rows * width * size;
    return { kind, buffer: (await file.read(file.size - length, length)).slice().buffer as ArrayBuffer };
  };
  const floats = async (name: string, width = 1) => new Float32Array((await raw(name, width, ["f4"])).buffer);
  const words = async (name: string) => {
    const file = await content(`${name}.npy`);
    const { shape, kind } = await npyArray(file, name);
    if (kind !== "u4" || shape.length !== 1) throw new FileError(`session: ${name} is no list of 32-bit words`);
    return new Uint32Array((await file.read(file.size - 4 * shape[0]!, 4 * shape[0]!)).slice().buffer as ArrayBuffer);
  };
  const bytesOf = async (name: string) => new Uint8Array((await raw(name, 1, ["u1"])).buffer);
  /** Members whose names begin so, by the rest of their names. */
  const members = async <T>(prefix: string, read: (name: string) => Promise<T>) => {
    const names = entries.map((e) => e.name).filter((name) => name.startsWith(prefix) && name.endsWith(".npy"));
    const tables = names.map((name) => name.slice(0, -4));
    return Promise.all(tables.map(async (name) => [name.slice(prefix.length), await read(name)] as const));
  };
  const ids = await raw("id", 1, ["u4", "u8"]);
  const columns = await members(COLUMN, (name) => floats(name));
  const own = await members(OWN, words);
  const first: Bodies = {
    count,
    mass: await floats("mass"),
    position: await floats("first_position", 3),
    velocity: await floats("first_velocity", 3),
    galaxy: await bytesOf("galaxy"),
    component: await bytesOf("component"),
    id: ids.kind === "u8" ? new BigUint64Array(ids.buffer) : new Uint32Array(ids.buffer),
    ...(entries.some((e) => e.name === "softening.npy") && { softening: await floats("softening") }),
    ...(entries.some((e) => e.name === "next.npy") && { next: new Uint32Array((await raw("next", 1, ["u4"])).buffer) }),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
    ...head.first,
  };
  const order = new Uint32Array((await raw("order", 1, ["u4"])).buffer);
  const [position, speed] = [await floats("position", 3), await floats("velocity", 3)];
  const [force, weight, memory] = [await floats("acceleration", 4), await floats("weight"), await floats("memory")];
  const posMass = new Float32Array(4 * count);
  const velocity = new Float32Array(4 * count);
  const acceleration = new Float32Array(4 * count);
  const named = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    const i = order[k]!;
    if (i >= count) throw new FileError(`session: order names body ${i} of ${count}; the file is damaged`);
    if (named[i]) throw new FileError(`session: order names body ${i} twice; the file is damaged`);
    named[i] = 1;
    posMass.set(position.subarray(3 * i, 3 * i + 3), 4 * k);
    velocity.set(speed.subarray(3 * i, 3 * i + 3), 4 * k);
    posMass[4 * k + 3] = weight[i]!;
    velocity[4 * k + 3] = memory[i]!;
    acceleration.set(force.subarray(4 * i, 4 * i + 4), 4 * k);
  }
  const { steps, time, energyOrigin, softening, about } = head;
  const status = new Uint32Array((await raw("status", 1, ["u4"], 16)).buffer);
  return {
    about,
    first,
    state: {
      ...{ count, steps, time, energyOrigin, posMass, velocity, acceleration, id: order, status },
      ...(softening !== undefined && { softening }),
      ...(own.length > 0 && { own: Object.fromEntries(own) }),
    },
  };
}

function headOf(words: string): v.InferOutput<typeof HEAD> {
  const fail = (why: string) => new FileError(`session: ${SESSION_HEAD} can't be used (${why.split("\n")[0]})`);
  let head: unknown;
  try {
    head = JSON.parse(words);
  } catch (error) {
    throw fail((error as Error).message);
  }
  const read = v.safeParse(HEAD, head);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw fail(`${v.getDotPath(issue) ?? "all of it"}: ${issue.message}`);
}
