import type { BenchmarkActions } from "../analyse/benchmark/state.ts";
import type { FitActions } from "../analyse/fit/state.ts";
import type { InspectActions } from "../analyse/inspect/state.ts";
import type { BuilderActions } from "../create/builder/state.ts";
import type { InteractActions } from "../create/interact/state.ts";
import type { FilesActions } from "../run/files/state.ts";
import type { PlayActions } from "../run/play/state.ts";
import type { SequencesActions } from "../run/sequences/state.ts";
import type { TimelineActions } from "../run/timeline/state.ts";
import type { ShareActions } from "../shell/share/state.ts";
import type { UndoActions } from "../shell/undo/state.ts";
import type { AppearanceActions } from "../view/appearance/state.ts";
import type { CameraActions } from "../view/camera/state.ts";
import type { CameraPathActions } from "../view/cameraPath/state.ts";
import type { CaptureActions } from "../view/capture/state.ts";

/** What commands and panels ask of the features' controllers: so they never see engine or picture. */
export interface Actions {
  readonly play: PlayActions;
  readonly files: FilesActions;
  readonly fit: FitActions;
  readonly timeline: TimelineActions;
  readonly builder: BuilderActions;
  readonly camera: CameraActions;
  readonly interact: InteractActions;
  readonly inspect: InspectActions;
  readonly appearance: AppearanceActions;
  readonly cameraPath: CameraPathActions;
  readonly capture: CaptureActions;
  readonly benchmark: BenchmarkActions;
  readonly sequences: SequencesActions;
  readonly share: ShareActions;
  readonly undo: UndoActions;
}
