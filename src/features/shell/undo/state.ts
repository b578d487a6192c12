import type { Slice } from "../../kit/slice.ts";
import type { AnyUndoPart } from "../../kit/undoPart.ts";

export interface UndoSlice {
  /** What of all features can be taken back. */
  readonly undoPart: AnyUndoPart;
  /** What “Undo” takes back, and what “Redo” does again, as people call it; null: nothing. */
  undoable: string | null;
  redoable: string | null;
}

export const createUndo =
  (undoPart: AnyUndoPart): Slice<UndoSlice> =>
  () => ({ undoPart, undoable: null, redoable: null });

/** What commands ask of the journal. */
export interface UndoActions {
  /** Takes back what was done last. */
  undo(): void;
  /** Does again what was taken back last. */
  redo(): void;
}
