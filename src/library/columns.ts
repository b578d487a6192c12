import type { Bodies } from "../data/bodies/bodies.ts";
import type { Engine } from "../engine/index.ts";
import { checkKnown } from "./known.ts";

/** What can be read of the bodies by name: typed arrays in the order in which the bodies came, in their units. */
export interface Columns {
  /** n masses. */
  readonly mass: Float32Array;
  /** 3n: x y z of body 0, then of body 1, and so on. */
  readonly position: Float32Array;
  /** 3n, like `position`. */
  readonly velocity: Float32Array;
  /** 3n: length over time squared; all that acts on the bodies included. */
  readonly acceleration: Float32Array;
  /** n: velocity squared; without the body's own, softened; all that acts but an own force included. */
  readonly potential: Float32Array;
  /** n: mass over cubed length, of the 16 nearest bodies along the curve. */
  readonly density: Float32Array;
  /** n: |da| / |a| against a direct sum, which takes n^2 interactions. */
  readonly forceError: Float32Array;
  /** n ids, as the source gave them. */
  readonly id: Uint32Array | BigUint64Array;
  /** n galaxy numbers, from 0 on. */
  readonly galaxy: Uint8Array;
  /** n indices into COMPONENTS. */
  readonly component: Uint8Array;
}

/** A name of what can be read. */
export type ColumnName = keyof Columns;

type Readers = { readonly [N in ColumnName]: (engine: Engine) => Promise<Columns[N]> };

const table =
  <N extends ColumnName & keyof Bodies>(name: N) =>
  (engine: Engine) =>
    Promise.resolve(engine.bodies[name]);
const moving = (name: "position" | "velocity") => async (engine: Engine) => (await engine.readBodies())[name];

const READERS: Readers = {
  mass: table("mass"),
  position: moving("position"),
  velocity: moving("velocity"),
  acceleration: async (engine) => {
    const forces = await engine.readForces();
    return Float32Array.from({ length: 3 * engine.count }, (_, k) => forces[4 * Math.floor(k / 3) + (k % 3)]!);
  },
  potential: async (engine) => {
    const forces = await engine.readForces();
    return Float32Array.from({ length: engine.count }, (_, i) => forces[4 * i + 3]!);
  },
  density: (engine) => engine.measure("densities"),
  forceError: (engine) => engine.measure("forceErrors"),
  id: table("id"),
  galaxy: table("galaxy"),
  component: table("component"),
};

/** All names that can be read. */
export const COLUMNS = Object.keys(READERS) as readonly ColumnName[];

/** Throws one line on a name that there is not. */
export function checkColumn(name: ColumnName): void {
  checkKnown("column", { [name]: 0 }, COLUMNS);
}

/** Reads one column after the steps asked for so far. */
export function readColumn<N extends ColumnName>(engine: Engine, name: N): Promise<Columns[N]> {
  return READERS[name](engine) as Promise<Columns[N]>;
}
