import * as v from "valibot";
import type { AnySessionPart } from "../../kit/address.ts";
import { misfit } from "../../kit/validate.ts";
import { isCameraView } from "../../view/camera/state.ts";
import { text } from "./text.ts";

const finite = v.pipe(v.number(), v.finite());
const point = v.pipe(v.tuple([finite, finite, finite]), v.readonly());

/** What the page remembers of a session beside its bodies. */
const ABOUT = v.object({
  /** All choices, as in a link. */
  address: v.pipe(v.string(), v.startsWith("?")),
  /** The first view of its run. */
  first: v.object({
    radius: v.pipe(finite, v.gtValue(0)),
    direction: v.pipe(
      point,
      v.check((direction) => direction.some((x) => x !== 0), text.presets.aDirection),
    ),
    centre: v.exactOptional(point),
  }),
  /** The camera; null: still the first view. */
  camera: v.nullable(v.custom<readonly number[]>(isCameraView, text.presets.aCamera)),
});

export type AboutSession = v.InferOutput<typeof ABOUT>;

/** What of the features' state stands beside it: by its keys alone, whatever slice holds them. */
export function keptOf(part: AnySessionPart, state: object): object {
  const held = state as Readonly<Record<string, object>>;
  const fields = Object.entries(part).flatMap(([slice, fits]) =>
    Object.entries(held[slice]!).filter(([key]) => Object.hasOwn(fits, key)),
  );
  return Object.fromEntries(fields);
}

/** Throws one line where `about` can't be what `Sessions.save` wrote. */
export function readAbout(about: unknown, part: AnySessionPart): AboutSession & { readonly kept: object } {
  const read = v.safeParse(ABOUT, about);
  if (!read.success) throw new Error(text.presets.notSession(misfit(read.issues)));
  const given = Object(about) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(part).map(([slice, fits]) => {
    const wrong = Object.entries(fits).find(([key, fit]) => !fit(given[key]));
    if (wrong) throw new Error(text.presets.notSession(wrong[0]));
    return [slice, Object.fromEntries(Object.keys(fits).flatMap((key) => (key in given ? [[key, given[key]]] : [])))];
  });
  return { ...read.output, kept: Object.fromEntries(fields) as object };
}
