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
    at: ["files", "saveFormat"],
    undo: false,
    shown: ({ status: { status } }) => !status.flow,
    says: (s) => ({ help: s.files.formats.find(({ name }) => name === s.files.saveFormat)?.help ?? text.saving.help }),
    options: ({ files: { formats } }) => formats.map(({ name, title }) => ({ value: name, label: title })),
    set: (s, name) => s.files.setSaveFormat(name),
  },
} as const satisfies Readonly<Record<string, Control<FilesSlice & StatusSlice>>>;
