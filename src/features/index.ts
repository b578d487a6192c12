import { builder } from "./builder/index.ts";
import { camera } from "./camera/index.ts";
import { compare } from "./compare/index.ts";
import { embed } from "./embed/index.ts";
import { files, presets } from "./files/index.ts";
import { fit } from "./fit/index.ts";
import { halts } from "./halts/index.ts";
import { hands } from "./hands/index.ts";
import { help } from "./help/index.ts";
import { inspect } from "./inspect/index.ts";
import { layout } from "./layout/index.ts";
import { look } from "./look/index.ts";
import { messages } from "./messages/index.ts";
import { paths } from "./paths/index.ts";
import { physics } from "./physics/index.ts";
import { pictures } from "./pictures/index.ts";
import { play } from "./play/index.ts";
import { plots } from "./plots/index.ts";
import { preferences } from "./preferences/index.ts";
import { race } from "./race/index.ts";
import { ruler } from "./ruler/index.ts";
import { sequences } from "./sequences/index.ts";
import { share } from "./share/index.ts";
import { status } from "./status/index.ts";
import { timeline } from "./timeline/index.ts";
import { tours } from "./tours/index.ts";
import { truth } from "./truth/index.ts";
import { undo } from "./undo/index.ts";
import { units } from "./units/index.ts";
import { vortices } from "./vortices/index.ts";

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
  truth,
  plots,
  units,
  look,
  pictures,
  compare,
  race,
  fit,
  hands,
  halts,
  sequences,
  timeline,
  inspect,
  files,
  presets,
  share,
  camera,
  vortices,
  paths,
  ruler,
  tours,
  help,
  messages,
  embed,
  layout,
] as const;

type SliceOf<F> = F extends { readonly slice: (...given: never[]) => (...api: never[]) => infer Own }
  ? (own: Own) => void
  : never;
/** Everything that the user chose and the slow summaries that the page shows: the slices of all features. */
export type State = SliceOf<(typeof FEATURES)[number]> extends (own: infer All) => void ? All : never;
