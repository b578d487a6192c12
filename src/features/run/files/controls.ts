import type { Control } from "../../kit/control.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { FilesSlice } from "./state.ts";
import { text } from "./text.ts";

export const filesControls = {
  saveFormat: {
    kind: "choice",
    key: "saveFormat",
    words: text.saving,
    group: "files",
    level: "study",
    at: ["saveFormat"],
    undo: false,
    shown: ({ status }) => !status.flow,
    says: (s) => ({ help: s.formats.find(({ name }) => name === s.saveFormat)?.help ?? text.saving.help }),
    options: ({ formats }) => formats.map(({ name, title }) => ({ value: name, label: title })),
    set: (s, name) => s.setSaveFormat(name),
  },
} as const satisfies Readonly<Record<string, Control<FilesSlice & StatusSlice>>>;
