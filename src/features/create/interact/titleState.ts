import type { Deed } from "../../../data/deeds/deed.ts";
import type { Mark } from "../../kit/mark.ts";
import type { Fields } from "../../kit/slice.ts";
import { type PlaySlice, scenarioInfo } from "../../run/play/state.ts";
import type { DeedRow, InteractSlice } from "./state.ts";
import { text } from "./text.ts";

type Scenarios = Fields<PlaySlice, "scenarios">;

/** What people call what is added. */
export function thingTitle(state: Scenarios, what: string): string {
  const { bodies } = text;
  return Object.hasOwn(bodies, what) ? bodies[what as keyof typeof bodies] : scenarioInfo(state, what).title;
}

/** `all`: the deeds of its run, of which it may undo one. */
export function rowOf(state: Scenarios, deed: Deed, all: readonly Deed[], done: boolean): Omit<DeedRow, "kept"> {
  const { time, kind } = deed;
  if (deed.kind === "undo" || deed.kind === "redo") {
    const other = all[deed.of];
    return { time, kind, of: other ? titleOf(rowOf(state, other, [], true)) : String(deed.of + 1), done };
  }
  if (kind === "add") return { time, kind, of: thingTitle(state, deed.galaxy.model), done };
  if (kind === "paint") return { time, kind, of: text.painted[deed.shape], done };
  if (kind === "body") return { time, kind, of: thingTitle(state, deed.component), done };
  return { time, kind, of: String(deed.of + 1), done };
}

/** Changes of the bodies, done and to come, on the timeline. */
export const deedMarks = ({ interact: { deedRows } }: Fields<InteractSlice, "deedRows">): readonly Mark[] =>
  deedRows.map((row) => ({ kind: "change", time: row.time, label: titleOf(row) }));

/** A deed in words. */
export const titleOf = ({ kind, of }: Pick<DeedRow, "kind" | "of">): string => text.deed[kind](of);
