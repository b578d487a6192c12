import type { BuilderActions } from "./builder/state.ts";
import type { CameraActions } from "./camera/state.ts";
import type { FilesActions } from "./files/state.ts";
import type { FitActions } from "./fit/state.ts";
import type { HandsActions } from "./hands/state.ts";
import type { InspectActions } from "./inspect/state.ts";
import type { LookActions } from "./look/state.ts";
import type { PathsActions } from "./paths/state.ts";
import type { PicturesActions } from "./pictures/state.ts";
import type { PlayActions } from "./play/state.ts";
import type { RaceActions } from "./race/state.ts";
import type { SequencesActions } from "./sequences/state.ts";
import type { ShareActions } from "./share/state.ts";
import type { TimelineActions } from "./timeline/state.ts";
import type { UndoActions } from "./undo/state.ts";

/** What commands and panels ask of the features' controllers: so they never see engine or picture. */
export interface Actions {
  readonly play: PlayActions;
  readonly files: FilesActions;
  readonly fit: FitActions;
  readonly timeline: TimelineActions;
  readonly builder: BuilderActions;
  readonly camera: CameraActions;
  readonly hands: HandsActions;
  readonly inspect: InspectActions;
  readonly look: LookActions;
  readonly paths: PathsActions;
  readonly pictures: PicturesActions;
  readonly race: RaceActions;
  readonly sequences: SequencesActions;
  readonly share: ShareActions;
  readonly undo: UndoActions;
}
