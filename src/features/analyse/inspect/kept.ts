import type { Bodies } from "../../../data/bodies/bodies.ts";
import type { Fields } from "../../kit/slice.ts";
import type { InspectSlice } from "./state.ts";

type Table = Pick<Bodies, "count" | "id" | "galaxy">;
type Chosen = Fields<InspectSlice, "picked" | "trails" | "followed">;

/** The row of a body after others came or went; -1: it is gone. */
export function rowNow(before: Table, after: Table, row: number): number {
  const id = before.id[row];
  // Most changes leave it where it is.
  return after.id[row] === id ? row : after.id.findIndex((other: number | bigint) => other === id);
}

/** What was picked, left trails and was followed, as far as it is there still. */
export function keptOf({ inspect: { picked, trails, followed } }: Chosen, before: Table, after: Table): Chosen {
  const now = (row: number) => (row < 0 ? -1 : rowNow(before, after, row));
  const body = now(picked ?? -1);
  // A galaxy comes and goes as a whole.
  const member = now(followed === null ? -1 : before.galaxy.indexOf(followed));
  return {
    inspect: {
      picked: body < 0 ? null : body,
      trails: trails.map(now).filter((row) => row >= 0),
      followed: member < 0 ? null : after.galaxy[member]!,
    },
  };
}
