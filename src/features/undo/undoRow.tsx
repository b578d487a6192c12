import type { ReactNode } from "react";
import { Toolbar } from "../../ui/toolbar.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { undoCommands } from "./commands.ts";
import type { UndoSlice } from "./state.ts";
import { text } from "./text.ts";

/** Takes back and does again. */
export function UndoRow(): ReactNode {
  const undoable = useSelect((s: UndoSlice) => s.undoable);
  const redoable = useSelect((s: UndoSlice) => s.redoable);
  return (
    <Toolbar className="transport glass" label={text.changes}>
      <CommandButton command={undoCommands.undo} icon="undo" disabled={undoable === null} />
      <CommandButton command={undoCommands.redo} icon="redo" disabled={redoable === null} />
    </Toolbar>
  );
}
