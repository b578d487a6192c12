import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { filesCommands } from "./commands.ts";
import { FilesController } from "./controller.ts";
import { filesControls } from "./controls.ts";
import { DropTarget } from "./dropTarget.tsx";
import { FileGroup } from "./fileGroup.tsx";
import { FileInput } from "./fileInput.tsx";
import { LeftOffPanel } from "./leftOffPanel.tsx";
import { OpenedPanel } from "./openedPanel.tsx";
import { PresetsGroup } from "./presetsPlace.tsx";
import { createPresets } from "./presetsState.ts";
import { createFiles } from "./state.ts";
import { filesUndo } from "./undo.ts";

export const files = {
  name: "files",
  commands: { at: 40, list: filesCommands },
  controls: filesControls,
  slice: ({ formats, sessionPart }: Setup) => createFiles(formats, sessionPart),
  controller: FilesController,
  undo: filesUndo,
  panels: [
    { place: "foot", at: 5, Panel: LeftOffPanel },
    { place: "over", at: 40, Panel: OpenedPanel },
    { place: "controls", at: 92, group: "files", level: "study", Panel: PresetsGroup },
    { place: "controls", at: 90, group: "files", level: "play", Panel: FileGroup },
    { place: "dialogs", at: 110, Panel: FileInput },
    { place: "dialogs", at: 120, Panel: DropTarget },
  ],
} as const satisfies Feature;

/** Runs under names: a part of the files' room with a slice of its own. */
export const presets = { name: "presets", slice: () => createPresets } as const satisfies Feature;
