import type { ReactNode } from "react";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { undoCommands } from "./commands.ts";
import type { UndoSlice } from "./state.ts";

/** Takes back and does again; above all controls. */
export function UndoRow(): ReactNode {
  const undoable = useSelect((s: UndoSlice) => s.undoable);
  const redoable = useSelect((s: UndoSlice) => s.redoable);
  return (
    <div className="row">
      <CommandButton command={undoCommands.undo} icon="undo" words disabled={undoable === null} />
      <CommandButton command={undoCommands.redo} icon="redo" words disabled={redoable === null} />
    </div>
  );
}
