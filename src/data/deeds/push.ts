import type { Bodies } from "../bodies/bodies.ts";
import type { Vector } from "../models/sample.ts";

/** Bodies of a galaxy that were put elsewhere, or set in motion, together: they can go back by the same way, wherever they are by then. */
export interface Push {
  /** Their ids, in their order. */
  readonly ids: Bodies["id"];
  /** What was added to each place and velocity. */
  readonly by: Vector;
  readonly boost: Vector;
  /** Were they pushed? Else that was taken back. */
  readonly pushed: boolean;
  /** Places and velocities from before the last push or return, in the order of the ids: one that has not moved since is put back to the bit. */
  readonly was: Columns | null;
}

type Columns = Pick<Bodies, "position" | "velocity">;

/** The bodies with those pushed that are not, or taken back that are. Throws one line where none of them is there. */
export function pushed(bodies: Bodies, push: Push): { readonly bodies: Bodies; readonly piece: Push } {
  const { ids, was } = push;
  const rows = rowsOf(bodies, ids);
  if (rows.every((row) => row < 0)) throw new Error("these bodies are not in the run any more; reset it to start over");
  const sign = push.pushed ? -1 : 1;
  const over = (name: keyof Columns, by: Vector) => {
    const [next, before] = [bodies[name].slice(), new Float32Array(3 * ids.length)];
    rows.forEach((row, i) => {
      for (let k = 0; k < 3 && row >= 0; k++) {
        const [x, old] = [next[3 * row + k]!, was?.[name][3 * i + k]];
        before[3 * i + k] = x;
        const still = old !== undefined && Math.fround(old - sign * by[k]!) === x;
        next[3 * row + k] = still ? old : x + sign * by[k]!;
      }
    });
    return [next, before] as const;
  };
  const [[position, places], [velocity, velocities]] = [over("position", push.by), over("velocity", push.boost)];
  return {
    bodies: { ...bodies, position, velocity },
    piece: { ...push, pushed: !push.pushed, was: { position: places, velocity: velocities } },
  };
}

/** The rows of bodies by their ids, which stand in the order of the table; -1: it is not there. */
function rowsOf({ count, id }: Bodies, ids: Bodies["id"]): Int32Array {
  const rows = new Int32Array(ids.length).fill(-1);
  // Where one is gone the search for it would pass all others.
  const places = new Map<number | bigint, number>();
  ids.forEach((one: number | bigint, i: number) => {
    places.set(one, i);
  });
  for (let row = 0; row < count; row++) {
    const i = places.get(id[row]!);
    if (i !== undefined) rows[i] = row;
  }
  return rows;
}
