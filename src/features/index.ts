import { accuracy } from "./analyse/accuracy/index.ts";
import { benchmark } from "./analyse/benchmark/index.ts";
import { compare } from "./analyse/compare/index.ts";
import { fit } from "./analyse/fit/index.ts";
import { inspect } from "./analyse/inspect/index.ts";
import { plots } from "./analyse/plots/index.ts";
import { builder } from "./create/builder/index.ts";
import { interact } from "./create/interact/index.ts";
import { tours } from "./learn/tours/index.ts";
import { autoPause } from "./run/autoPause/index.ts";
import { files, presets } from "./run/files/index.ts";
import { physics } from "./run/physics/index.ts";
import { play } from "./run/play/index.ts";
import { sequences } from "./run/sequences/index.ts";
import { timeline } from "./run/timeline/index.ts";
import { vortices } from "./run/vortices/index.ts";
import { embed } from "./shell/embed/index.ts";
import { help } from "./shell/help/index.ts";
import { layout } from "./shell/layout/index.ts";
import { messages } from "./shell/messages/index.ts";
import { preferences } from "./shell/preferences/index.ts";
import { share } from "./shell/share/index.ts";
import { status } from "./shell/status/index.ts";
import { undo } from "./shell/undo/index.ts";
import { units } from "./shell/units/index.ts";
import { appearance } from "./view/appearance/index.ts";
import { box } from "./view/box/index.ts";
import { camera } from "./view/camera/index.ts";
import { cameraPath } from "./view/cameraPath/index.ts";
import { capture } from "./view/capture/index.ts";
import { contours } from "./view/contours/index.ts";
import { haloes } from "./view/haloes/index.ts";
import { ruler } from "./view/ruler/index.ts";

/**
 * Everything that a person can do on the page, a record each. Controllers are made, and hear of the run, in this order: what
 * is kept comes first, then the journal, which keeps a run as it was before others change anything; and the builder gives the
 * picture back before others use it.
 */
export const FEATURES = [
  preferences,
  undo,
  builder,
  physics,
  play,
  status,
  accuracy,
  plots,
  units,
  appearance,
  capture,
  compare,
  benchmark,
  fit,
  interact,
  autoPause,
  sequences,
  timeline,
  inspect,
  files,
  presets,
  share,
  camera,
  box,
  haloes,
  contours,
  vortices,
  cameraPath,
  ruler,
  tours,
  help,
  messages,
  embed,
  layout,
] as const;

type SliceOf<F> = F extends { readonly slice: (...given: never[]) => (...api: never[]) => infer Own } ? Own : never;
/** Everything that the user chose and the slow summaries that the page shows: the slices of all features, by their names. */
export type State = { readonly [F in (typeof FEATURES)[number] as F["name"]]: SliceOf<F> };
