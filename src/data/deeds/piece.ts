import type { Bodies } from "../bodies/bodies.ts";
import { chosenOf } from "../bodies/join.ts";
import { type Push, pushed } from "./push.ts";

/** Fewer bodies don't make a run. */
export const FEWEST = 2;

/** What one deed did to bodies, as far as it is needed to undo it. */
export type Done = Piece | Push;

/** Bodies that one deed added or removed: they can be taken out of a table, and put back as they were then. */
export interface Piece {
  /** Their ids, in their order. */
  readonly ids: Bodies["id"];
  /** Null: they are in it. */
  readonly out: Out | null;
}

interface Out {
  readonly bodies: Bodies;
  /** Their places in the table that they were taken out of. */
  readonly rows: Uint32Array;
  /** The number of the galaxy that is no more without them; those behind it moved up. Null: there is none. */
  readonly galaxy: number | null;
}

/** The bodies that were added behind the first `count`. */
export const pieceBehind = ({ id }: Bodies, count: number): Piece => ({ ids: id.slice(count), out: null });

/** The bodies of one galaxy. */
export function pieceOfGalaxy(bodies: Bodies, of: number): Piece {
  const rows = rowsWhere(bodies.count, (i) => bodies.galaxy[i] === of);
  return { ids: chosenOf(bodies, rows).id, out: null };
}

/** The bodies without the piece that is in them, or with the one that is not; pushed or taken back. Throws one line where none of them is there. */
export function toggled<D extends Done>(bodies: Bodies, done: D): { readonly bodies: Bodies; readonly piece: D };
export function toggled(bodies: Bodies, piece: Done): { readonly bodies: Bodies; readonly piece: Done } {
  if ("by" in piece) return pushed(bodies, piece);
  return piece.out ? { bodies: putBack(bodies, piece.out), piece: { ...piece, out: null } } : takenOut(bodies, piece);
}

function takenOut(bodies: Bodies, { ids }: Piece) {
  const { count, id } = bodies;
  // Both are in one order.
  let next = 0;
  const mine = new Uint8Array(count);
  for (let i = 0; i < count && next < ids.length; i++) {
    if (id[i] !== ids[next]) continue;
    mine[i] = 1;
    next++;
  }
  if (next === 0) throw new Error("these bodies are not in the run any more; reset it to start over");
  if (count - next < FEWEST) throw new Error(`without them there are ${count - next} bodies; add others first`);
  const rows = rowsWhere(count, (i) => mine[i] === 1);
  const out = chosenOf(bodies, rows);
  const rest = chosenOf(
    bodies,
    rowsWhere(count, (i) => mine[i] === 0),
  );
  const own = out.galaxy[0]!;
  const galaxy = rest.galaxy.includes(own) ? null : own;
  if (galaxy !== null) for (let i = 0; i < rest.count; i++) if (rest.galaxy[i]! > galaxy) rest.galaxy[i]!--;
  return { bodies: rest, piece: { ids: out.id, out: { bodies: out, rows, galaxy } } };
}

function putBack(bodies: Bodies, { bodies: out, rows, galaxy }: Out): Bodies {
  const count = bodies.count + out.count;
  // Where each body of the whole comes from: those that were taken out stand behind the others.
  const from = new Uint32Array(count);
  let [kept, back] = [0, 0];
  for (let i = 0; i < count; i++) {
    const mine = back < out.count && (rows[back] === i || kept === bodies.count);
    from[i] = mine ? bodies.count + back++ : kept++;
  }
  const first = galaxy === null ? bodies : { ...bodies, galaxy: bodies.galaxy.map((g) => (g >= galaxy ? g + 1 : g)) };
  return chosenOf(stacked(first, out), from);
}

/** One table over the other. Both are of one run. */
function stacked(above: Bodies, below: Bodies): Bodies {
  const columns = Object.entries(above.columns ?? {}).map(
    ([name, column]) => [name, both(column, below.columns![name]!)] as const,
  );
  return {
    ...above,
    count: above.count + below.count,
    mass: both(above.mass, below.mass),
    position: both(above.position, below.position),
    velocity: both(above.velocity, below.velocity),
    galaxy: both(above.galaxy, below.galaxy),
    component: both(above.component, below.component),
    id: both(above.id, below.id),
    ...(above.softening && below.softening && { softening: both(above.softening, below.softening) }),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
  };
}

function both<A extends Float32Array | Uint8Array | Bodies["id"]>(a: A, b: A): A {
  const all = new (a.constructor as new (length: number) => A)(a.length + b.length);
  all.set(a as never);
  all.set(b as never, a.length);
  return all;
}

/** The table that a deed which only adds made of the bodies, with these as they are `now`. */
export function caughtUp(made: Bodies, now: Bodies): Bodies {
  if (made.time === now.time) return made;
  const over = <A extends Float32Array | Uint8Array>(whole: A, part: A): A => {
    const all = whole.slice() as A;
    all.set(part);
    return all;
  };
  const columns = Object.entries(made.columns ?? {}).map(
    ([name, column]) => [name, over(column, now.columns?.[name] ?? column)] as const,
  );
  return {
    ...made,
    mass: over(made.mass, now.mass),
    position: over(made.position, now.position),
    velocity: over(made.velocity, now.velocity),
    // Gas may have become stars.
    component: over(made.component, now.component),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
    time: now.time,
  };
}

function rowsWhere(count: number, is: (i: number) => boolean): Uint32Array {
  const rows = new Uint32Array(count);
  let n = 0;
  for (let i = 0; i < count; i++) if (is(i)) rows[n++] = i;
  return rows.slice(0, n);
}
