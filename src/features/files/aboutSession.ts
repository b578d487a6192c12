import * as v from "valibot";
import { isCameraView } from "../camera/state.ts";
import { misfit } from "../foreign.ts";
import { text } from "./text.ts";

const finite = v.pipe(v.number(), v.finite());
const point = v.pipe(v.tuple([finite, finite, finite]), v.readonly());

/** What the page remembers of a session beside its bodies. */
const ABOUT = v.object({
  /** All choices, as in a link. */
  address: v.pipe(v.string(), v.startsWith("?")),
  source: v.variant("kind", [
    v.object({ kind: v.literal("scenario") }),
    v.object({ kind: v.literal("file"), name: v.string(), format: v.string() }),
  ]),
  /** The first view of its run. */
  first: v.object({
    radius: v.pipe(finite, v.gtValue(0)),
    direction: v.pipe(
      point,
      v.check((direction) => direction.some((x) => x !== 0), "a direction other than 0, 0, 0"),
    ),
    centre: v.exactOptional(point),
  }),
  /** The camera; null: still the first view. */
  camera: v.nullable(v.custom<readonly number[]>(isCameraView, "six numbers of a camera, or null")),
});

export type AboutSession = v.InferOutput<typeof ABOUT>;

/** Throws one line where `about` can't be what `Sessions.save` wrote. */
export function readAbout(about: unknown): AboutSession {
  const read = v.safeParse(ABOUT, about);
  if (!read.success) throw new Error(text.presets.notSession(misfit(read.issues)));
  return read.output;
}
