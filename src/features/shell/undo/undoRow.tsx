import type { ReactNode } from "react";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { undoCommands } from "./commands.ts";
import { text } from "./text.ts";

/** Takes back and does again. */
export function UndoRow(): ReactNode {
  return (
    <Toolbar className="transport glass" label={text.changes}>
      <CommandButton command={undoCommands.undo} />
      <CommandButton command={undoCommands.redo} />
    </Toolbar>
  );
}
