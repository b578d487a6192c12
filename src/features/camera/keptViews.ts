import * as v from "valibot";
import { NAME, readEntries } from "../foreign.ts";
import type { State } from "../store.ts";
import { text } from "../text.ts";
import { type CameraView, isCameraView } from "./state.ts";

/** A kept view: position of the camera and what it looks at, x y z each. */
export interface KeptView {
  readonly id: number;
  /** Scenario or file that it shows (`placeOf`). */
  readonly place: string;
  readonly name: string;
  readonly stand: readonly number[];
}

/** What a list of views says first. */
const KIND = "views";

/** What views belong to: lengths of one scenario or file mean nothing in another. */
export function placeOf({ source, scenario }: Pick<State, "source" | "scenario">): string {
  return source.kind === "file" ? `file ${source.name}` : scenario;
}

/** `{"antennae":"views","version":1,"views":[{"place":…,"name":…,"stand":[…]}]}` */
export function writeViews(views: readonly KeptView[]): string {
  return JSON.stringify({
    antennae: KIND,
    version: 1,
    views: views.map(({ place, name, stand }) => ({ place, name, stand })),
  });
}

const VIEW: v.GenericSchema<unknown, Omit<KeptView, "id">> = v.object({
  place: v.string(),
  name: NAME,
  stand: v.custom<CameraView>(isCameraView),
});

/** The inverse of `writeViews`, numbered anew. Throws one line that says what is wrong. */
export function readViews(words: string): KeptView[] {
  const lacks = "no place, name or six numbers of a camera";
  const views = readEntries(words, KIND, VIEW, text.sight.camera.notViews, lacks);
  return views.map((view, k) => ({ id: k + 1, ...view }));
}
