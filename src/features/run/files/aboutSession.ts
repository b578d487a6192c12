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

/** What of the features' state stands beside it. */
export function keptOf(part: AnySessionPart, state: object): object {
  return Object.fromEntries(Object.entries(state).filter(([key]) => Object.hasOwn(part, key)));
}

/** Throws one line where `about` can't be what `Sessions.save` wrote. */
export function readAbout(about: unknown, part: AnySessionPart): AboutSession & { readonly kept: object } {
  const read = v.safeParse(ABOUT, about);
  if (!read.success) throw new Error(text.presets.notSession(misfit(read.issues)));
  const kept = keptOf(part, Object(about));
  const wrong = Object.entries(part).find(([key, fits]) => !fits((kept as Record<string, unknown>)[key]));
  if (wrong) throw new Error(text.presets.notSession(wrong[0]));
  return { ...read.output, kept };
}
