import * as v from "valibot";
import { NAME, readEntries } from "../../kit/validate.ts";
import { type CameraView, isCameraView, type KeptView } from "./state.ts";
import { text } from "./text.ts";

/** What a list of views says first. */
const KIND = "views";

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

/** The inverse of `writeViews`, with new numbers. Throws one line that says what is wrong. */
export function readViews(words: string): KeptView[] {
  const views = readEntries(words, KIND, VIEW, text.notViews, text.lacks);
  return views.map((view, k) => ({ id: k + 1, ...view }));
}
